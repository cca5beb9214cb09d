import { general, type Item, range } from '../../check/index.js';
import { gapsOf, mostOf, onSolution, onSolutionChecked } from '../evidence/solution.js';

export default {
  id: 'hanoi2012/spacing',
  statement: {
    en: 'For every n >= 1 and 1 <= k <= n, in the optimal solution disc k has 2^(n - k) moves, between each and the next stand 2^k - 1 others, and 2^(k - 1) - 1 before its first and after its last.',
    pt: 'Para todo n >= 1 e 1 <= k <= n, na solução ótima o disco k tem 2^(n - k) jogadas, entre cada uma e a seguinte há 2^k - 1 outras, e 2^(k - 1) - 1 antes da primeira e depois da última.',
  },
  departs: {
    en: 'The exponents are lost in our transcription; the powers are read as such.',
    pt: 'Os expoentes se perderam em nossa transcrição; as potências são lidas como tais.',
  },
  uses: ['hanoi2012/moves-of-disc-k'],
  recorded: 'proved',
  check: (effort) =>
    general({
      checked: onSolutionChecked(1, mostOf(effort)),
      instances: range(1, mostOf(effort)),
      stated: (n) =>
        range(1, n).map((k) => ({
          between: new Array<number>(2 ** (n - k) - 1).fill(2 ** k - 1),
          before: 2 ** (k - 1) - 1,
          after: 2 ** (k - 1) - 1,
        })),
      methods: onSolution((moves, n) => range(1, n).map((k) => gapsOf(moves, k))),
    }),
} satisfies Item;
