import { general, type Item, range } from '../../check/index.js';
import { mostOf, ofDisc, onSolution, onSolutionChecked } from '../evidence/solution.js';

export default {
  id: 'hanoi2012/disc1-alternates',
  statement: {
    en: 'For every n >= 1, in the optimal solution disc 1 makes the moves 1, 3, 5, ... and no others.',
    pt: 'Para todo n >= 1, na solução ótima o disco 1 faz as jogadas 1, 3, 5, ... e nenhuma outra.',
  },
  uses: ['hanoi2012/optimal-unique'],
  recorded: 'proved',
  check: (effort) =>
    general({
      checked: onSolutionChecked(1, mostOf(effort)),
      instances: range(1, mostOf(effort)),
      stated: (n) => range(1, 2 ** n - 1).filter((m) => m % 2 === 1),
      methods: onSolution((moves) => ofDisc(moves, 1)),
    }),
} satisfies Item;
