import { fromStack } from '../evidence/alternating.js';
import { toAndFro } from '../evidence/worst-iterative.js';

export default fromStack(
  'worst-iterative',
  'Tower of Hanoi, the worst solution, iterative',
  toAndFro,
);
