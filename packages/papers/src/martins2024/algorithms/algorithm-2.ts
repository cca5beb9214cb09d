import { hanoi, hanoiIterative, runProgram } from '@manaus/core';
import { discsOf, stackOnFirst, type TowerAlgorithm } from '../../algorithm.js';
import { iterate } from '../evidence/iterative.js';

const algorithm: TowerAlgorithm = {
  id: 'martins2024/algorithm-2',
  title: 'Tower of Hanoi, iterative',
  towers: (discs) => hanoi(discs),
  starts: (discs) => [stackOnFirst(hanoi(discs))],
  literal: (start) => runProgram(hanoi(discsOf(start)), start, (board) => iterate(board, 'must')),
  repaired: (start) => runProgram(hanoi(discsOf(start)), start, hanoiIterative),
};
export default algorithm;
