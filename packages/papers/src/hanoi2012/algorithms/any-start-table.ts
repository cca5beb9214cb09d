import { fromAnywhere } from '../evidence/alternating.js';
import { allOnC, byTable } from '../evidence/table.js';

export default fromAnywhere(
  'any-start-table',
  'Tower of Hanoi from any start, table of two columns',
  (board) => byTable(board, allOnC(board.discs)),
);
