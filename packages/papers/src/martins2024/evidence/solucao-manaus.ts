import {
  type Board,
  type Disc,
  manaus,
  type Peg,
  type Play,
  runProgram,
  type TowerState,
} from '@manaus/core';
import { discsOf, type Faults, faultsOf, type Trial, trial } from '../../algorithm.js';
import { type Methods, until } from '../../check/index.js';
import { type ManausState, playedStates, storedStates } from './manaus.js';

/**
 * The reading of a line of algorithm 11 that is ambiguous in print, or that the text around it
 * contradicts.
 */
export interface Reading {
  /** `move(d, p)` with d on p already: breaks a rule, or changes nothing. */
  readonly inPlace: 'breaks' | 'stays';
  /**
   * Line 6 with disc n on p1 or on p0, as printed, or on p1 only, as the text before the algorithm
   * says.
   */
  readonly line6: 'printed' | 'text';
}

export const PRINTED: Reading = { inPlace: 'breaks', line6: 'printed' };
export const STAYS: Reading = { inPlace: 'stays', line6: 'printed' };
export const TEXT: Reading = { inPlace: 'stays', line6: 'text' };
/** As the text has line 6, but no disc moved to where it is. */
export const STRICT_TEXT: Reading = { inPlace: 'breaks', line6: 'text' };

const move = (board: Board, disc: Disc, to: Peg, { inPlace }: Reading): void => {
  if (inPlace === 'breaks' || board.pegOf(disc) !== to) board.move(disc, to);
};

/** Lines 1 to 14 of algorithm 11; destination first, as in the print. */
export function solucaoManaus(
  board: Board,
  n: number,
  [p0, p1, p2]: readonly [Peg, Peg, Peg],
  reading: Reading,
): void {
  board.call();
  if (n === 1) {
    move(board, 1, p0, reading);
    return;
  }
  if (board.pegOf(n) === p1 || (reading.line6 === 'printed' && board.pegOf(n) === p0))
    solucaoManaus(board, n - 1, [p2, p1, p0], reading);
  if (board.pegOf(n) === p2) solucaoManaus(board, n - 1, [p1, p0, p2], reading);
  move(board, n, p0, reading);
  solucaoManaus(board, n - 1, [p0, p1, p2], reading);
}

/** Algorithm 11 from a state, in a reading. */
export const solved =
  (reading: Reading) =>
  (start: TowerState): Play =>
    runProgram(manaus(discsOf(start)), start, (board) =>
      solucaoManaus(board, board.discs, [0, 1, 2], reading),
    );

type Run = (start: TowerState) => Play;

/** A program from the good states of a list, against their distances there. */
export function goodTrial(states: readonly ManausState[], discs: number, run: Run): Trial {
  const good = states.filter((state) => state.good);
  const moves = new Map(good.map((state) => [state.state, state.moves]));
  return trial({ discs, starts: moves.keys(), run, least: (start) => moves.get(start) as number });
}

/** A program played from every good state, its moves against two ways to know the least number. */
export const goodTrials = (run: Run): Methods<number, Faults> => ({
  'played, against the distances in the stored graph': faultsAmong(storedStates, run),
  'played, against play backwards by the plain rules': until(8, faultsAmong(playedStates, run)),
});

const faultsAmong = (statesOf: (discs: number) => ManausState[], run: Run) => (discs: number) =>
  faultsOf(goodTrial(statesOf(discs), discs, run));
