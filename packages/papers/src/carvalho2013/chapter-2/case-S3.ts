import { type Item, range, requireHolds, withValues } from '../../check/index.js';
import { sureOfResidue } from '../evidence/residue-of-S3.js';
import { caseBounds, setWithout } from '../evidence/set-without.js';
import {
  firstWrongP,
  judgedRows,
  rowWays,
  type WrongP,
  wrongPWords,
} from '../evidence/subtraction-rows.js';

type Case = WrongP & { readonly M: number };

/** The P-positions 0 and `second` modulo M + 4, for all M. */
const over = (most: number, upto: number, second: number) =>
  judgedRows(
    {
      en: `M = 4 to ${most}, x = 0 to ${upto}, ${rowWays.en}`,
      pt: `M = 4 a ${most}, x = 0 a ${upto}, ${rowWays.pt}`,
    },
    range(4, most).map((M) => setWithout(M, 3, upto, second)),
  );

function check(most: number, upto: number) {
  requireHolds(over(most, upto, 3));
  return withValues(
    over(most, upto, 2),
    (found): Case => ({ ...firstWrongP(found), M: Math.max(...found.instance.set) }),
  );
}

export default {
  id: 'carvalho2013/case-S3',
  statement: {
    en: 'For every M >= 4, in the subtraction game of S_3 = {1, 2, 4, ..., M}, a heap x >= 0 is a P-position if and only if x = 0 (mod 3) where M < 6, and x = 0 or 2 (mod M + 4) where M >= 6.',
    pt: 'Para todo M >= 4, no jogo de subtração de S_3 = {1, 2, 4, ..., M}, uma pilha x >= 0 é P-posição se e só se x = 0 (mod 3), quando M < 6, e x = 0 ou 2 (mod M + 4), quando M >= 6.',
  },
  departs: {
    en: 'For M >= 6 with x = 0 or 3 (mod M + 4), as Lemma 2.2.1 says for i = 3, it holds in the range checked.',
    pt: 'Para M >= 6 com x ≡ 0 ou x ≡ 3 (mod M + 4), como diz o Lema 2.2.1 com i = 3, vale em todos os casos examinados.',
  },
  uses: ['carvalho2013/lemma-2.2.1'],
  recorded: 'fails',
  check: (effort) => check(...caseBounds(effort)),
  erratum: {
    where: { en: 'Section 2.2, case S_3', pt: 'Seção 2.2, caso S_3' },
    printed: {
      en: 'For M >= 6, x is a P-position if and only if x = 0 or 2 (mod M + 4).',
      pt: 'Para M >= 6, x é P-posição se e só se x ≡ 0 ou x ≡ 2 (mod M + 4).',
    },
    sure: sureOfResidue,
    counterexample: {
      en: (wrong) => `M = ${wrong.M}: ${wrongPWords.en(wrong, undefined)}`,
      pt: (wrong) => `M = ${wrong.M}, ${wrongPWords.pt(wrong, undefined)}`,
    },
    found: { pt: () => 'Pela definição de P- e N-posição e pelos valores de Grundy.' },
  },
} satisfies Item<Case>;
