import { oxford, oxfordRecursive, runProgram } from '@manaus/core';
import { discsOf, type TowerAlgorithm } from '../../algorithm.js';
import { oxfordByLines } from '../evidence/oxford-by-lines.js';
import { asPrinted, limits } from '../evidence/random-start.js';
import { statesOf } from '../evidence/states.js';

const algorithm: TowerAlgorithm = {
  id: 'martins2024/algorithm-9',
  title: 'Tower of Oxford, version 2, recursive',
  towers: (discs) => oxford(discs),
  starts: (discs) => statesOf(oxford(discs)),
  literal: (start) => runProgram(oxford(discsOf(start)), start, oxfordByLines(asPrinted), limits),
  repaired: (start) => runProgram(oxford(discsOf(start)), start, oxfordRecursive),
};
export default algorithm;
