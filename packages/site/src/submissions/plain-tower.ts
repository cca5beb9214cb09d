import { findTower, towerPuzzle } from '@manaus/core';
import {
  breadthFirstSearch,
  type Csr,
  diameter,
  inducedSubgraph,
  radius,
  toCsr,
} from '@manaus/graph';
import { goalRanks, stateGraph } from '@manaus/kernels';

/** The graph of a tower by the plain rules, and the distances from its first goal. */
interface PlainTower {
  readonly graph: Csr;
  readonly distance: Int32Array;
}

/** The graph of a tower of the registry, built move by move from the plain rules. */
export const plainGraph = (name: string, discs: number): Csr =>
  toCsr(stateGraph(towerPuzzle(findTower(name).tower(discs))));

const sizeOf = ({ targets }: Csr): number => targets.length / 2;

/** The subgraph of the states that reach the goal, or of those that do not. */
const part = ({ graph, distance }: PlainTower, reaches: boolean): Csr =>
  inducedSubgraph(
    graph,
    Array.from(distance.keys()).filter((state) => (distance[state] !== -1) === reaches),
  );

/** The counts of the sequences of a tower on the plain graph, by the end of their names. */
const counts: Readonly<Record<string, (tower: PlainTower) => number>> = {
  order: ({ graph }) => graph.order,
  size: ({ graph }) => sizeOf(graph),
  moves: ({ distance }) => distance.reduce((most, one) => Math.max(most, one), 0),
  diameter: ({ graph }) => diameter(graph),
  radius: ({ graph }) => radius(graph),
  'good-order': (tower) => part(tower, true).order,
  'good-size': (tower) => sizeOf(part(tower, true)),
  'bad-order': (tower) => part(tower, false).order,
  'bad-size': (tower) => sizeOf(part(tower, false)),
};

/**
 * A term of a sequence of the catalog, such as `manaus-bad-size`, counted on the plain graph;
 * `null` if the plain graph does not tell what it counts.
 */
export function plainTerm(sequence: string, discs: number): bigint | null {
  const [, tower = '', quantity = ''] = /^(\w+)-(.+)$/.exec(sequence) ?? [];
  const count = counts[quantity];
  if (count === undefined) return null;
  const graph = plainGraph(tower, discs);
  const [goal = 0] = goalRanks(findTower(tower).tower(discs));
  const source = graph.ranks === null ? goal : graph.ranks.indexOf(goal);
  const { distance } = breadthFirstSearch(graph, [source]);
  return BigInt(count({ graph, distance }));
}
