import { isGoodManaus, manaus, manausRecursive, pegsOfDiscs, runProgram } from '@manaus/core';
import { discsOf, type TowerAlgorithm } from '../../algorithm.js';
import { ehBom } from '../evidence/eh-bom.js';
import { storedStates } from '../evidence/manaus.js';
import { PRINTED, solucaoManaus } from '../evidence/solucao-manaus.js';

/** The output of line 5, which ends the play. */
const IMPOSSIBLE = 'IMPOSSIVEL';

const algorithm: TowerAlgorithm = {
  id: 'martins2024/algorithm-12',
  title: 'Tower of Manaus, recursive',
  towers: (discs) => manaus(discs),
  starts: (discs) => storedStates(discs).map(({ state }) => state),
  literal: (start) =>
    runProgram(manaus(discsOf(start)), start, (board) => {
      if (ehBom(pegsOfDiscs(start), board.discs, 0, 1, 2).sim)
        solucaoManaus(board, board.discs, [0, 1, 2], PRINTED);
      else board.halt(IMPOSSIBLE);
    }),
  repaired: (start) =>
    runProgram(manaus(discsOf(start)), start, (board) => {
      if (isGoodManaus(start)) manausRecursive(board);
      else board.halt(IMPOSSIBLE);
    }),
};
export default algorithm;
