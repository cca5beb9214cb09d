import type { Checks } from '../../check/index.js';
import { judgedRows, rowWays } from '../evidence/subtraction-rows.js';

export default {
  'lemma-2.1.1': (effort) => {
    const upto = effort === 'quick' ? 100_000 : 1_000_000;
    return judgedRows(
      { en: `x = 0 to ${upto}, ${rowWays.en}`, pt: `x = 0 a ${upto}, ${rowWays.pt}` },
      [{ set: [1, 2, 3], upto, isP: (x) => x % 4 === 0 }],
    );
  },
} satisfies Checks;
