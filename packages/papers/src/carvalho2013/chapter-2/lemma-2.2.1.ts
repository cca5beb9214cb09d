import { type Checks, range, requireHolds, type Words } from '../../check/index.js';
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
  'lemma-2.2.1': (effort) => {
    const [most, upto] = effort === 'quick' ? [40, 2000] : [60, 4000];
    const checked = checkedOn(most, upto);
    requireHolds(judgedRows(checked, atEnds(most, upto)));
    return judgedRows(checked, within(most, upto));
  },
} satisfies Checks;
