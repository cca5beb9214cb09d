import { oxford1, runProgram } from '@manaus/core';
import { discsOf, stackOnFirst, type TowerAlgorithm } from '../../algorithm.js';

const algorithm: TowerAlgorithm = {
  id: 'martins2024/algorithm-8',
  title: 'Tower of Oxford, version 1, iterative',
  towers: (discs) => oxford1(discs),
  starts: (discs) => [stackOnFirst(oxford1(discs))],
  literal: (start) =>
    runProgram(oxford1(discsOf(start)), start, (board) => {
      for (let i = 1; i <= board.discs; i++) board.moveFrom(i, 0, 2);
    }),
};
export default algorithm;
