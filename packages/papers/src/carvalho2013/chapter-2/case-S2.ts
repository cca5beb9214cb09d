import { type Item, range } from '../../check/index.js';
import { caseBounds, setWithout } from '../evidence/set-without.js';
import { judgedRows, rowWays } from '../evidence/subtraction-rows.js';

const withoutTwo = (most: number, upto: number) =>
  judgedRows(
    {
      en: `M = 3 to ${most}, x = 0 to ${upto}, ${rowWays.en}`,
      pt: `M = 3 a ${most}, x = 0 a ${upto}, ${rowWays.pt}`,
    },
    range(3, most).map((M) => setWithout(M, 2, upto)),
  );

export default {
  id: 'carvalho2013/case-S2',
  statement: {
    en: 'For every M >= 3, in the subtraction game of S_2 = {1, 3, ..., M}, a heap x >= 0 is a P-position if and only if x is even where M < 4, and x = 0 or 2 (mod M + 3) where M >= 4.',
    pt: 'Para todo M >= 3, no jogo de subtração de S_2 = {1, 3, ..., M}, uma pilha x >= 0 é P-posição se e só se x é par, quando M < 4, e x = 0 ou 2 (mod M + 3), quando M >= 4.',
  },
  uses: ['carvalho2013/lemma-2.2.1'],
  recorded: 'proved',
  check: (effort) => withoutTwo(...caseBounds(effort)),
} satisfies Item;
