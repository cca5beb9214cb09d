import { manaus, manausRecursive, runProgram } from '@manaus/core';
import { discsOf, type TowerAlgorithm } from '../../algorithm.js';
import { storedStates } from '../evidence/manaus.js';
import { PRINTED, solved } from '../evidence/solucao-manaus.js';

const algorithm: TowerAlgorithm = {
  id: 'martins2024/algorithm-11',
  title: 'Tower of Manaus, solution of a good state',
  towers: (discs) => manaus(discs),
  starts: (discs) =>
    storedStates(discs)
      .filter(({ good }) => good)
      .map(({ state }) => state),
  literal: solved(PRINTED),
  repaired: (start) => runProgram(manaus(discsOf(start)), start, manausRecursive),
};
export default algorithm;
