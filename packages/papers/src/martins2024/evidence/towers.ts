import { formatLabel, hanoi, type TowerRules } from '@manaus/core';
import { remembered } from '@manaus/core/internals';
import { countShortestPaths, neighborsOf } from '@manaus/graph';
import { type StoredTower, storeTower } from '@manaus/lab';
import { source } from '../../check/index.js';
import { type Neighbors, plainDistances } from '../../shared/plain-towers.js';
import { inArrays, plainNeighbors, played } from '../../shared/played.js';
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

/**
 * The states of a tower by their labels, each with those one move away, by the rules in arrays.
 *
 * The states of a tower whose discs stack in any order are all its arrangements; of a sorted one,
 * all that play reaches from p0.
 */
export const plainTower: (rules: TowerRules) => Neighbors = source(
  inArrays,
  remembered(
    (rules) =>
      rules.stacking === 'sorted'
        ? new Map([...played(rules)].map(([label, moves]) => [label, moves.map(({ to }) => to)]))
        : plainNeighbors(rules),
    keyOf,
  ),
);

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
