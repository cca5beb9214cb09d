import { type Checks, type ItemCheck, requireHolds, withValues } from '../../check/index.js';
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
  'case-S3-example-2': {
    check: (effort) => check(effort === 'quick' ? 10_000 : 1_000_000),
    counterexample: wrongPWords,
  } satisfies ItemCheck<WrongP>,
} satisfies Checks;
