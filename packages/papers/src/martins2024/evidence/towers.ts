import {
  type Arrangement,
  formatLabel,
  hanoi,
  type TowerRules,
  type TowerState,
  towerPuzzle,
  violation,
} from '@manaus/core';
import { remembered } from '@manaus/core/internals';
import { countShortestPaths, neighborsOf } from '@manaus/graph';
import { type StoredTower, storeTower } from '@manaus/lab';
import { source } from '../../check/index.js';
import { arrangements } from '../../shared/arrangements.js';
import { played } from '../../shared/played.js';
import { perfectLabel } from './minimum-moves.js';

/** The rules of a tower that are not functions. */
const keyOf = ({ name, discs, capacities, moves, stacking, goals }: TowerRules): string =>
  JSON.stringify({ name, discs, capacities, moves, stacking, goals });

/** The graph of a tower, stored by the ranks of its states, with the distances to its goal. */
export const storedTower: (rules: TowerRules) => StoredTower = source(
  'stored graph of the tower',
  remembered(storeTower, keyOf),
);

/** The labels of the states one move away from a state, in a stored graph. */
export const labelsNextTo = ({ graph, labels, vertex }: StoredTower, label: string): string[] =>
  neighborsOf(graph, vertex(label)).map((v) => labels[v]);

/** The states of a tower by their labels, each with those one move away. */
export type Neighbors = ReadonlyMap<string, readonly string[]>;

/**
 * The same by the plain rules on labels, without ranks.
 *
 * The states of a tower whose discs stack in any order are all its arrangements; of a sorted one,
 * all that play reaches from p0.
 */
export const plainTower: (rules: TowerRules) => Neighbors = source(
  'plain rules on labels',
  remembered(
    (rules) =>
      rules.stacking === 'sorted'
        ? new Map([...played(rules)].map(([label, moves]) => [label, moves.map(({ to }) => to)]))
        : playedOn(rules),
    keyOf,
  ),
);

/** The arrangements of the discs that keep the rules, found by trying all. */
const regularStates = source('arrangements of the discs', (rules: TowerRules) =>
  [...arrangements(rules.discs)].filter(
    (state: Arrangement): state is TowerState => violation(rules, state) === null,
  ),
);

function playedOn(rules: TowerRules): Neighbors {
  const next = labelsAfter(rules);
  return new Map(regularStates(rules).map((state) => [formatLabel(state), next(state)]));
}

/** The labels of the states one move away from a state, by the plain rules. */
export function labelsAfter(rules: TowerRules): (state: TowerState) => string[] {
  const { moves, apply } = towerPuzzle(rules);
  return (state) => moves(state).map((move) => formatLabel(apply(state, move)));
}

/**
 * The number of moves from some states to all that they reach, level by level; those reached come
 * in this order.
 */
export function plainDistances(
  neighbors: Neighbors,
  from: readonly string[],
): ReadonlyMap<string, number> {
  const found = new Map(from.map((label) => [label, 0]));
  for (const [label, distance] of found)
    for (const next of neighbors.get(label) ?? [])
      if (!found.has(next)) found.set(next, distance + 1);
  return found;
}

/**
 * The states that are joined to each other, as lists of labels; taken from some of the states only,
 * where these are given.
 */
export function plainComponents(
  neighbors: Neighbors,
  among: ReadonlySet<string> = new Set(neighbors.keys()),
): string[][] {
  const inner: Neighbors = new Map(
    [...among].map((label) => [
      label,
      (neighbors.get(label) ?? []).filter((next) => among.has(next)),
    ]),
  );
  const left = new Set(among);
  const parts: string[][] = [];
  for (const label of left) {
    const part = [...plainDistances(inner, [label]).keys()];
    for (const reached of part) left.delete(reached);
    parts.push(part);
  }
  return parts;
}

/** True if each state of a play is one move away from the one before. */
export const followsMoves = (neighbors: Neighbors, play: readonly string[]): boolean =>
  play.slice(1).every((next, i) => neighbors.get(play[i])?.includes(next));

/** The label of the goal of a tower that has one. */
export function goalLabel(rules: TowerRules): string {
  if (typeof rules.goals === 'function') throw new Error(`${rules.name} has no single goal`);
  return formatLabel(rules.goals[0]);
}

/**
 * The least number of moves from all discs on p0 to the goal, by playing the plain rules; -1 where
 * it is not reached.
 */
export const movesByPlaying = (rules: TowerRules): number =>
  plainDistances(plainTower(rules), [perfectLabel(rules)]).get(goalLabel(rules)) ?? -1;

/** The number of shortest solutions of Hanoi, by search. */
export function countSolutions(discs: number): number {
  const { rules, graph, vertex } = storedTower(hanoi(discs));
  const paths = countShortestPaths(graph, vertex(perfectLabel(rules)));
  return Number(paths[vertex(goalLabel(rules))]);
}
