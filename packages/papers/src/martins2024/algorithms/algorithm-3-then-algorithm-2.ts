import { hanoi, hanoiIterative, runProgram } from '@manaus/core';
import { discsOf, type TowerAlgorithm } from '../../algorithm.js';
import { firstMoveThenIterate } from '../evidence/first-move.js';
import { optimalStates } from '../evidence/optimal-play.js';

const algorithm: TowerAlgorithm = {
  id: 'martins2024/algorithm-3/then-algorithm-2',
  title: 'Tower of Hanoi, first optimal move of an abandoned state, then iterative',
  towers: (discs) => hanoi(discs),
  starts: optimalStates,
  literal: (start) => firstMoveThenIterate(start, 'must'),
  repaired: (start) => runProgram(hanoi(discsOf(start)), start, hanoiIterative),
};
export default algorithm;
