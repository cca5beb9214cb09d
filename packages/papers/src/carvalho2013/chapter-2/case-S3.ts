import { type Checks, type ItemCheck, range, requireHolds, withValues } from '../../check/index.js';
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
  'case-S3': {
    check: (effort) => check(...caseBounds(effort)),
    counterexample: {
      en: (wrong) => `M = ${wrong.M}: ${wrongPWords.en(wrong, undefined)}`,
      pt: (wrong) => `M = ${wrong.M}, ${wrongPWords.pt(wrong, undefined)}`,
    },
  } satisfies ItemCheck<Case>,
} satisfies Checks;
