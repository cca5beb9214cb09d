import { fromStack } from '../evidence/alternating.js';
import { worst } from '../evidence/worst-recursive.js';

export default fromStack(
  'worst-recursive',
  'Tower of Hanoi, the worst solution, recursive',
  (board) => worst(board, board.discs, 0, 2, 1),
);
