import { hanoi, manaus, type TowerRules, towerPuzzle } from '@manaus/core';
import {
  eccentricity,
  inducedSubgraph,
  neighborsOf,
  stronglyConnectedComponents,
  toCsr,
  vertexOf,
} from '@manaus/graph';
import { goalRanks, stateGraph } from '@manaus/kernels';
import { describe, expect, test } from 'vitest';
import { study } from '../../src/index.js';
import { manausCensus } from '../../src/sequences/closed-forms.js';
import { cyclic, star4, towers } from './towers.js';

/**
 * The rows found otherwise: on the plain graph of the puzzle, every shortest path walked, every
 * source tried.
 */
function plainRow(rules: TowerRules) {
  const puzzle = towerPuzzle(rules);
  const graph = toCsr(stateGraph(puzzle));
  const goals = new Set(goalRanks(rules).map((rank) => vertexOf(graph, rank)));
  const distance = distancesTo(graph.order, (v) => neighborsOf(graph, v), goals);
  const farthest = Math.max(...distance);
  const worst = [...distance.keys()].filter((v) => distance[v] === farthest);
  const walks = (v: number): number =>
    goals.has(v)
      ? 1
      : sum(
          neighborsOf(graph, v)
            .filter((to) => distance[to] === distance[v] - 1)
            .map(walks),
        );
  const parts = stronglyConnectedComponents(graph);
  const [first] = [...goals].sort((a, b) => a - b);
  const home = [...parts.component.keys()].filter(
    (v) => parts.component[v] === parts.component[first],
  );
  const within = [...eccentricity(inducedSubgraph(graph, home))];
  return {
    goals: goals.size,
    eccentricity: farthest,
    worstStarts: worst.length,
    solutions: BigInt(sum(worst.map(walks))),
    reachable: distance.filter((moves) => moves >= 0).length,
    diameter: Math.max(...within),
    radius: graph.directed ? null : Math.min(...within),
  };
}

/** Rounds of relaxation until nothing changes; -1 where no goal is reached. */
function distancesTo(
  order: number,
  neighbors: (vertex: number) => number[],
  goals: ReadonlySet<number>,
): number[] {
  const distance = Array.from({ length: order }, (_, v) =>
    goals.has(v) ? 0 : Number.POSITIVE_INFINITY,
  );
  for (let changed = true; changed; ) {
    changed = false;
    for (let v = 0; v < order; v++) {
      const better = Math.min(distance[v], ...neighbors(v).map((to) => distance[to] + 1));
      changed ||= better < distance[v];
      distance[v] = better;
    }
  }
  return distance.map((moves) => (moves === Number.POSITIVE_INFINITY ? -1 : moves));
}

const sum = (numbers: readonly number[] = []) => numbers.reduce((all, n) => all + n, 0);

describe('a row of a study', () => {
  test.each(towers)('of %s is what the plain graph says', (_, tower, most) => {
    for (const row of study(tower, { discs: [1, most] }).rows) {
      expect(row).toMatchObject(plainRow(tower(row.parameters.discs)));
      const { components, reaching } = row;
      expect(sum(components?.filter((_, i) => reaching?.[i]))).toBe(row.reachable);
    }
  });
  test('counts the shortest solutions from the first peg', () => {
    // With four pegs and three discs: the two smaller ones go aside in either order of pegs, and
    // back.
    expect(study((n) => hanoi(n, { pegs: 4 }), { discs: [3, 3] }).rows[0].fromFirstPeg).toEqual({
      label: '123///',
      moves: 5,
      solutions: 2n,
    });
    expect(study(manaus, { discs: [3, 3] }).rows[0].fromFirstPeg).toBe(null);
  });
  test('agrees with closed forms', () => {
    for (const row of study(manaus, { discs: [3, 6] }).rows) {
      const n = row.parameters.discs;
      const { order, size } = manausCensus(n);
      expect([
        BigInt(row.order),
        BigInt(row.size as number),
        row.eccentricity,
        row.diameter,
      ]).toEqual([order, size, 2 ** n - 3, 2 ** n - 3]);
    }
    // A shortest way to a perfect state is unique (Hinz), and 2^n states are farthest from it.
    for (const row of study(hanoi, { discs: [1, 6] }).rows)
      expect(row).toMatchObject({
        diameter: 2 ** row.parameters.discs - 1,
        solutions: 2n ** BigInt(row.parameters.discs),
        planar: true,
        bipartite: false,
      });
  });
  test('finds Hamilton paths where there are, and none where two colors differ by more than one', () => {
    const { rows } = study(hanoi, { discs: [1, 5] });
    expect(rows).toMatchObject(new Array(5).fill({ hamiltonPath: true }));
    const stars = study(star4, { discs: [1, 3] }).rows;
    expect(stars).toMatchObject(new Array(3).fill({ bipartite: true, hamiltonPath: false }));
    expect(study(cyclic, { discs: [2, 2] }).rows[0]).toMatchObject({
      directed: true,
      hamiltonPath: null,
      radius: null,
    });
  });
  test('of a graph that is not stored leaves open what needs the store', () => {
    const [row] = study((n) => hanoi(n, { pegs: 4 }), { discs: [11, 11], effort: 0 }).rows;
    expect(row).toMatchObject({
      order: 4 ** 11,
      eccentricity: 65,
      components: [4 ** 11],
      reaching: [true],
      radius: null,
      hamiltonPath: null,
      solutions: null,
    });
  });
});
