import { london, londonRecursive, runProgram } from '@manaus/core';
import { discsOf, type TowerAlgorithm } from '../../algorithm.js';
import { londres } from '../evidence/londres.js';
import { asPrinted, limits } from '../evidence/random-start.js';
import { statesOf } from '../evidence/states.js';

const algorithm: TowerAlgorithm = {
  id: 'martins2024/algorithm-7',
  title: 'Tower of London, recursive',
  towers: (discs) => london(discs),
  starts: (discs) => statesOf(london(discs)),
  literal: (start) => runProgram(london(discsOf(start)), start, londres(asPrinted), limits),
  repaired: (start) => runProgram(london(discsOf(start)), start, londonRecursive),
};
export default algorithm;
