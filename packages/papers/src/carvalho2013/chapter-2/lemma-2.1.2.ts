import { type Item, range } from '../../check/index.js';
import { judgedRows, rowWays } from '../evidence/subtraction-rows.js';

const takenUpToM = (most: number, upto: number) =>
  judgedRows(
    {
      en: `M = 1 to ${most}, x = 0 to ${upto}, ${rowWays.en}`,
      pt: `M = 1 a ${most}, x = 0 a ${upto}, ${rowWays.pt}`,
    },
    range(1, most).map((M) => ({ set: range(1, M), upto, isP: (x) => x % (M + 1) === 0 })),
  );

export default {
  id: 'carvalho2013/lemma-2.1.2',
  statement: {
    en: 'For every M >= 1, in the subtraction game of S = {1, ..., M} in normal play, a heap x >= 0 is a P-position if M + 1 divides x, and an N-position otherwise.',
    pt: 'Para todo M >= 1, no jogo de subtração de S = {1, ..., M}, no jogo normal, uma pilha x >= 0 é P-posição se M + 1 divide x, e N-posição caso contrário.',
  },
  recorded: 'proved',
  check: (effort) => (effort === 'quick' ? takenUpToM(40, 2000) : takenUpToM(100, 5000)),
} satisfies Item;
