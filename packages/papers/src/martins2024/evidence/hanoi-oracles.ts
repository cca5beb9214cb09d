import {
  formatLabel,
  hanoi,
  hanoiDistance,
  type Peg,
  type Play,
  pegsOfDiscs,
  type TowerState,
} from '@manaus/core';
import { discsOf, type Faults, faultsOf, leastMoves, trial } from '../../algorithm.js';
import { source } from '../../check/index.js';
import { plainDistances } from '../../shared/plain-towers.js';
import { goalLabel, plainTower } from './towers.js';

/** The least number of moves of Hanoi from a state to all discs on p2. */
export type Least = (start: TowerState) => number;

const searched = source('search from the goal of Hanoi', (discs: number) =>
  leastMoves(hanoi(discs)),
);

/** The distances by a search from the goal. */
export const leastBySearch = (discs: number): Least => searched(discs);

/** By arithmetic. */
export const leastWithoutSearch: Least = source(
  'distance without search',
  (start: TowerState): number =>
    Number(hanoiDistance(pegsOfDiscs(start), new Array<Peg>(discsOf(start)).fill(2)).moves),
);

/** By play of the plain rules, backwards from the goal. */
export function leastByPlaying(discs: number): Least {
  const rules = hanoi(discs);
  const moves = plainDistances(plainTower(rules), [goalLabel(rules)]);
  return (start) => moves.get(formatLabel(start)) ?? -1;
}

/** The faults of a program of Hanoi from some starts, its moves against the least number. */
export const faultsFrom = (
  starts: Iterable<TowerState>,
  run: (start: TowerState) => Play,
  least: Least,
): Faults => faultsOf(trial({ discs: 0, starts, run, least }));
