import { type Item, requireHolds, withValues } from '../../check/index.js';
import { sureOfResidue } from '../evidence/residue-of-S3.js';
import { setWithout } from '../evidence/set-without.js';
import {
  firstWrongP,
  judgedRows,
  rowWays,
  type WrongP,
  wrongPWords,
} from '../evidence/subtraction-rows.js';

/** The P-positions 0 and `second` modulo 10. */
const over = (upto: number, second: number) =>
  judgedRows({ en: `x = 0 to ${upto}, ${rowWays.en}`, pt: `x = 0 a ${upto}, ${rowWays.pt}` }, [
    setWithout(6, 3, upto, second),
  ]);

function check(upto: number) {
  requireHolds(over(upto, 3));
  return withValues(over(upto, 2), firstWrongP);
}

export default {
  id: 'carvalho2013/case-S3-example-2',
  statement: {
    en: 'In the subtraction game of S = {1, 2, 4, 5, 6}, a heap x >= 0 is a P-position if and only if x = 0 or 2 (mod 10).',
    pt: 'No jogo de subtração de S = {1, 2, 4, 5, 6}, uma pilha x >= 0 é P-posição se e só se x = 0 ou 2 (mod 10).',
  },
  departs: {
    en: 'With x = 0 or 3 (mod 10) it holds in the range checked.',
    pt: 'Com x ≡ 0 ou x ≡ 3 (mod 10) vale em todos os casos examinados.',
  },
  uses: ['carvalho2013/case-S3'],
  recorded: 'fails',
  check: (effort) => check(effort === 'quick' ? 10_000 : 1_000_000),
  erratum: {
    where: { en: 'Section 2.2, case S_3, example 2', pt: 'Seção 2.2, caso S_3, exemplo 2' },
    printed: {
      en: 'For S = {1, 2, 4, 5, 6}, x is a P-position if and only if x = 0 or 2 (mod 10).',
      pt: 'Para S = {1, 2, 4, 5, 6}, x é P-posição se e só se x ≡ 0 ou x ≡ 2 (mod 10).',
    },
    sure: sureOfResidue,
    counterexample: wrongPWords,
    found: { pt: () => 'Pela definição de P- e N-posição e pelos valores de Grundy.' },
  },
} satisfies Item<WrongP>;
