import type { Checks } from '../../check/index.js';
import { judgedTape } from '../evidence/tapes.js';

export default {
  'appendix-E/tape-3': () => judgedTape({ tape: 3, days: [4, 11, 18], every: 7 }),
} satisfies Checks;
