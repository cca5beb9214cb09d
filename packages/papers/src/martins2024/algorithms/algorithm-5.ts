import { bucharest, bucharestIterative, runProgram } from '@manaus/core';
import { discsOf, stackOnFirst, type TowerAlgorithm } from '../../algorithm.js';
import { bucharestLoop } from '../evidence/bucharest-loop.js';

const algorithm: TowerAlgorithm = {
  id: 'martins2024/algorithm-5',
  title: 'Tower of Bucharest, iterative',
  towers: (discs) => bucharest(discs),
  starts: (discs) => [stackOnFirst(bucharest(discs))],
  literal: (start) =>
    runProgram(bucharest(discsOf(start)), start, (board) => bucharestLoop(board, 'other')),
  repaired: (start) => runProgram(bucharest(discsOf(start)), start, bucharestIterative),
};
export default algorithm;
