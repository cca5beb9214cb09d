import { general, type Item, range } from '../../check/index.js';
import { directionsOf, mostOf, onSolution, onSolutionChecked } from '../evidence/solution.js';

export default {
  id: 'hanoi2012/direction',
  statement: {
    en: 'For every n >= 1 and every disc k: in the optimal solution all moves of disc k go to the left if n - k is even, to the right if n - k is odd (A is to the right of C).',
    pt: 'Para todo n >= 1 e todo disco k: na solução ótima todas as jogadas do disco k vão para a esquerda se n - k é par, e para a direita se n - k é ímpar (A está à direita de C).',
  },
  departs: {
    en: 'n - k as in the example of the text; the minus sign is lost in our transcription.',
    pt: 'n - k como no exemplo do texto; o sinal de menos se perdeu em nossa transcrição.',
  },
  uses: ['hanoi2012/optimal-unique'],
  recorded: 'proved',
  check: (effort) =>
    general({
      checked: onSolutionChecked(1, mostOf(effort)),
      instances: range(1, mostOf(effort)),
      stated: (n) => range(1, n).map((k) => [(n - k) % 2 === 0 ? 'left' : 'right']),
      methods: onSolution((moves, n) => range(1, n).map((k) => directionsOf(moves, k))),
    }),
} satisfies Item;
