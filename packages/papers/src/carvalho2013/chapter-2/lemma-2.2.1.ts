import { type Checks, range, requireHolds } from '../../check/index.js';
import { setWithout } from '../evidence/set-without.js';
import { judgedRows, rowWays } from '../evidence/subtraction-rows.js';

export default {
  'lemma-2.2.1': (effort) => {
    const [most, upto] = effort === 'quick' ? [40, 2000] : [60, 4000];
    const checked = {
      en: `all 1 < i < M <= ${most}, x = 0 to ${upto}, ${rowWays.en}; also i = 1 and i = M`,
      pt: `todos os 1 < i < M <= ${most}, x = 0 a ${upto}, ${rowWays.pt}; também i = 1 e i = M`,
    };
    requireHolds(
      judgedRows(
        checked,
        range(2, most).flatMap((M) => [setWithout(M, 1, upto), setWithout(M, M, upto)]),
      ),
    );
    return judgedRows(
      checked,
      range(3, most).flatMap((M) => range(2, M - 1).map((i) => setWithout(M, i, upto))),
    );
  },
} satisfies Checks;
