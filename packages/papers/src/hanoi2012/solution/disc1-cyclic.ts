import { general, type Item, range } from '../../check/index.js';
import { directionsOf, mostOf, onSolution, onSolutionChecked } from '../evidence/solution.js';

export default {
  id: 'hanoi2012/disc1-cyclic',
  statement: {
    en: 'For every n >= 1, in the optimal solution every move of disc 1 goes to the right (A to B, B to C, C to A) for even n, to the left for odd n.',
    pt: 'Para todo n >= 1, na solução ótima toda jogada do disco 1 vai para a direita (A para B, B para C, C para A) se n é par, e para a esquerda se n é ímpar.',
  },
  uses: ['hanoi2012/direction'],
  recorded: 'proved',
  check: (effort) =>
    general({
      checked: onSolutionChecked(1, mostOf(effort)),
      instances: range(1, mostOf(effort)),
      stated: (n) => [n % 2 === 0 ? 'right' : 'left'],
      methods: onSolution((moves) => directionsOf(moves, 1)),
    }),
} satisfies Item;
