import { type Item, range, requireHolds, type Words } from '../../check/index.js';
import { setWithout } from '../evidence/set-without.js';
import { judgedRows, rowWays, type StatedRow } from '../evidence/subtraction-rows.js';

const checkedOn = (most: number, upto: number): Words => ({
  en: `all 1 < i < M <= ${most}, x = 0 to ${upto}, ${rowWays.en}; also i = 1 and i = M`,
  pt: `todos os 1 < i < M <= ${most}, x = 0 a ${upto}, ${rowWays.pt}; também i = 1 e i = M`,
});

const within = (most: number, upto: number): StatedRow[] =>
  range(3, most).flatMap((M) => range(2, M - 1).map((i) => setWithout(M, i, upto)));

/** The cases i = 1 and i = M. */
const atEnds = (most: number, upto: number): StatedRow[] =>
  range(2, most).flatMap((M) => [setWithout(M, 1, upto), setWithout(M, M, upto)]);

export default {
  id: 'carvalho2013/lemma-2.2.1',
  statement: {
    en: 'For 1 < i < M, in the subtraction game of S_i = {1, ..., M} without i in normal play, a heap x >= 0 is a P-position if and only if x = 0 (mod i) where M < 2i, and x = 0 or i (mod M + i + 1) where M >= 2i.',
    pt: 'Para 1 < i < M, no jogo de subtração de S_i = {1, ..., M} sem i, no jogo normal, uma pilha x >= 0 é P-posição se e só se x = 0 (mod i), quando M < 2i, e x = 0 ou i (mod M + i + 1), quando M >= 2i.',
  },
  departs: {
    en: 'The section sets i in {1, ..., M - 1}; the lemma leaves out i = 1. It is proved for i = 1, M >= 2 as well, and for i = M.',
    pt: 'A seção toma i em {1, ..., M - 1}; o lema deixa de fora i = 1. Está provado também para i = 1, com M >= 2, e para i = M.',
  },
  wider: true,
  recorded: 'proved',
  check: (effort) => {
    const [most, upto] = effort === 'quick' ? [40, 2000] : [60, 4000];
    const checked = checkedOn(most, upto);
    requireHolds(judgedRows(checked, atEnds(most, upto)));
    return judgedRows(checked, within(most, upto));
  },
} satisfies Item;
