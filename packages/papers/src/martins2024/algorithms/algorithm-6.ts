import { bucharest, bucharestRecursive, runProgram } from '@manaus/core';
import { discsOf, stackOnFirst, type TowerAlgorithm } from '../../algorithm.js';
import { asPrinted, sixCalls } from '../evidence/bucharest-six-calls.js';

const algorithm: TowerAlgorithm = {
  id: 'martins2024/algorithm-6',
  title: 'Tower of Bucharest, recursive',
  towers: (discs) => bucharest(discs),
  starts: (discs) => [stackOnFirst(bucharest(discs))],
  literal: (start) => sixCalls(bucharest(discsOf(start)), asPrinted),
  repaired: (start) => runProgram(bucharest(discsOf(start)), start, bucharestRecursive),
};
export default algorithm;
