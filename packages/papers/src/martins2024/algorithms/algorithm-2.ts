import { hanoi, hanoiIterative, play } from '@manaus/core';
import { discsOf, stackOnFirst, type TowerAlgorithm } from '../../algorithm.js';
import { iterate } from '../evidence/iterative.js';

const algorithm: TowerAlgorithm = {
  id: 'martins2024/algorithm-2',
  title: 'Tower of Hanoi, iterative',
  towers: (discs) => hanoi(discs),
  starts: (discs) => [stackOnFirst(hanoi(discs))],
  literal: (start) => play(hanoi(discsOf(start)), start, (board) => iterate(board, 'must')),
  repaired: (start) => play(hanoi(discsOf(start)), start, hanoiIterative),
};
export default algorithm;
