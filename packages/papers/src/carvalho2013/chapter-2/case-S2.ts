import { type Checks, range } from '../../check/index.js';
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
  'case-S2': (effort) => withoutTwo(...caseBounds(effort)),
} satisfies Checks;
