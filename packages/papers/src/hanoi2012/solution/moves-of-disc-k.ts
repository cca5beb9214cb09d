import { general, type Item, range } from '../../check/index.js';
import { mostOf, ofDisc, onSolution, onSolutionChecked } from '../evidence/solution.js';

export default {
  id: 'hanoi2012/moves-of-disc-k',
  statement: {
    en: 'For every n >= 1 and 1 <= k <= n, in the optimal solution disc k moves 2^(n - k) times, together 2^n - 1; with 8 discs, disc 8 once, disc 7 twice, disc 6 four times, ..., disc 1 128 times, together 255.',
    pt: 'Para todo n >= 1 e 1 <= k <= n, na solução ótima o disco k se move 2^(n - k) vezes, ao todo 2^n - 1; com 8 discos, o disco 8 uma vez, o disco 7 duas, o disco 6 quatro, ..., o disco 1 128 vezes, ao todo 255.',
  },
  departs: {
    en: 'The exponents are lost in our transcription; the powers are read as such.',
    pt: 'Os expoentes se perderam em nossa transcrição; as potências são lidas como tais.',
  },
  uses: ['hanoi2012/optimal-unique'],
  recorded: 'proved',
  check: (effort) =>
    general({
      checked: onSolutionChecked(1, mostOf(effort)),
      instances: range(1, mostOf(effort)),
      stated: (n) => ({
        byDisc: n === 8 ? [128, 64, 32, 16, 8, 4, 2, 1] : range(1, n).map((k) => 2 ** (n - k)),
        all: n === 8 ? 255 : 2 ** n - 1,
      }),
      methods: onSolution((moves, n) => ({
        byDisc: range(1, n).map((k) => ofDisc(moves, k).length),
        all: moves.length,
      })),
    }),
} satisfies Item;
