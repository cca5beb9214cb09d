import { type Board, hanoi, type Peg, runProgram } from '@manaus/core';
import { discsOf, stackOnFirst, type TowerAlgorithm } from '../../algorithm.js';

/** Lines 1 to 9, with the pegs in the order of the print: origin, destination, auxiliary. */
function torre(board: Board, n: number, p0: Peg, p2: Peg, p1: Peg): void {
  board.call();
  if (n === 1) board.moveFrom(1, p0, p2);
  else {
    torre(board, n - 1, p0, p1, p2);
    board.moveFrom(n, p0, p2);
    torre(board, n - 1, p1, p2, p0);
  }
}

const algorithm: TowerAlgorithm = {
  id: 'martins2024/algorithm-1',
  title: 'Tower of Hanoi, recursive',
  towers: (discs) => hanoi(discs),
  starts: (discs) => [stackOnFirst(hanoi(discs))],
  literal: (start) =>
    runProgram(hanoi(discsOf(start)), start, (board) => torre(board, board.discs, 0, 2, 1)),
};
export default algorithm;
