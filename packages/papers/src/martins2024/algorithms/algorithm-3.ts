import { hanoi } from '@manaus/core';
import type { TowerAlgorithm } from '../../algorithm.js';
import { firstMove } from '../evidence/first-move.js';
import { optimalStates } from '../evidence/optimal-play.js';

const algorithm: TowerAlgorithm = {
  id: 'martins2024/algorithm-3',
  title: 'Tower of Hanoi, first optimal move of an abandoned state',
  firstMoveOnly: true,
  towers: (discs) => hanoi(discs),
  starts: optimalStates,
  literal: (start) => firstMove(start, 'must'),
};
export default algorithm;
