import {
  formatLabel,
  hanoi,
  type Peg,
  parseLabel,
  pegsOfDiscs,
  regularState,
  stacked,
  type TowerState,
} from '@manaus/core';
import { solve } from '@manaus/lab';
import { type Methods, range, source, type Value } from '../../check/index.js';
import { perfectLabel } from './minimum-moves.js';

/** The peg of every disc, smallest first. */
export type Pegs = readonly Peg[];

/** The shortest solution of Hanoi from p0 to p2, by search: the pegs of the discs in each state. */
export const optimalPlay = source('shortest solution by search', (discs: number): Pegs[] => {
  const rules = hanoi(discs);
  return solve(rules, parseLabel(rules, perfectLabel(rules))).states.map((label) =>
    pegsOfDiscs(parseLabel(rules, label)),
  );
});

/** The states of the shortest solution, by search. */
export const optimalStates = (discs: number): TowerState[] => statesOf(optimalPlay(discs));

/** The states of a play. */
export const statesOf = (play: readonly Pegs[]): TowerState[] =>
  play.map((pegs) => regularState(hanoi(pegs.length), stacked(pegs, 3)));

/**
 * The solution by the recursion: the smaller discs aside, the largest across, the smaller ones on
 * top of it.
 */
export const recursivePlay = source('solution by recursion', (discs: number): Pegs[] =>
  carried(discs, 0, 2),
);

function carried(discs: number, from: Peg, to: Peg): Pegs[] {
  if (discs === 0) return [[]];
  return [
    ...withLargestOn(from, carried(discs - 1, from, 3 - from - to)),
    ...withLargestOn(to, carried(discs - 1, 3 - from - to, to)),
  ];
}

/** A play of the smaller discs while the largest stays on a peg. */
export const withLargestOn = (peg: Peg, play: readonly Pegs[]): Pegs[] =>
  play.map((pegs) => [...pegs, peg]);

/** Facts on the solution: of the one by search, and of the one by recursion. */
export const onSolution = <V extends Value>(
  facts: (play: readonly Pegs[], discs: number) => V,
): Methods<number, Value> => ({
  'the solution by search': (discs) => facts(optimalPlay(discs), discs),
  'the solution by recursion': (discs) => facts(recursivePlay(discs), discs),
});

/** The label of a state of Hanoi. */
export const labelOf = (pegs: Pegs): string => formatLabel(stacked(pegs, 3));

/** The disc of each move of a play: entry k - 1 for move k. */
export const discsMoved = (play: readonly Pegs[]): number[] =>
  range(1, play.length - 1).map(
    (k) => play[k].findIndex((peg, disc) => peg !== play[k - 1][disc]) + 1,
  );

/** The disc of each move of the shortest solution. */
export const movedDiscs = (discs: number): number[] => discsMoved(optimalPlay(discs));
