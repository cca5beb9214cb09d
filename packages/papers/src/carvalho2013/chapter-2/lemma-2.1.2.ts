import { type Checks, range } from '../../check/index.js';
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
  'lemma-2.1.2': (effort) => (effort === 'quick' ? takenUpToM(40, 2000) : takenUpToM(100, 5000)),
} satisfies Checks;
