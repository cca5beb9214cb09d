import { hanoi, london, manaus, oxford, type TowerRules, towerCodec } from '@manaus/core';
import {
  componentDiameter,
  eccentricity,
  edgesOf,
  graphFromEdges,
  rankOf,
  toCsr,
  verifyIsomorphism,
  vertexOf,
} from '@manaus/graph';
import { describe, expect, test } from 'vitest';
import { pegSymmetries, stateOrbits, towerGraph } from '../src/index.js';

describe('renaming pegs', () => {
  const cases: [string, TowerRules, number][] = [
    ['Hanoi', hanoi(4), 5],
    ['four pegs', hanoi(3, { pegs: 4 }), 23],
    ['a star of four pegs', hanoi(3, { pegs: 4, moves: 'star' }), 5],
    ['four pegs in a row', hanoi(3, { pegs: 4, moves: 'adjacent' }), 1],
    ['a circle', hanoi(3, { moves: 'cyclic' }), 2],
    ['equal capacities on two pegs', hanoi(4, { capacities: [3, 3, 4] }), 1],
    ['Manaus', manaus(4), 0],
    ['six pegs', hanoi(2, { pegs: 6 }), 719],
    ['a star of six pegs', hanoi(2, { pegs: 6, moves: 'star' }), 119],
  ];
  /** The order of the group that some permutations generate. */
  function composed(images: readonly Uint32Array[]): number {
    const all = new Map<string, Uint32Array>();
    const open = images.slice(0, 1).map((image) => image.map((_, vertex) => vertex));
    for (let one = open.pop(); one !== undefined; one = open.pop()) {
      if (all.has(one.join())) continue;
      all.set(one.join(), one);
      for (const image of images) open.push(one.map((vertex) => image[vertex]));
    }
    return Math.max(1, all.size);
  }
  test.each(cases)('%s', (_, rules, count) => {
    const graph = toCsr(towerGraph(rules));
    const symmetries = pegSymmetries(rules, graph);
    expect(composed(symmetries)).toBe(count + 1);
    // None is composed of the others.
    for (const one of symmetries)
      expect(composed(symmetries.filter((other) => other !== one))).toBeLessThan(count + 1);
    for (const image of symmetries) expect(verifyIsomorphism(graph, graph, image)).toBe(true);
  });

  test('towers that are not size-ordered have none', () => {
    expect(pegSymmetries(oxford(2), toCsr(towerGraph(oxford(2))))).toEqual([]);
    expect(stateOrbits(hanoi(3))).toBeNull();
  });

  test('a graph with the states of the tower and other moves is refused', () => {
    const graph = toCsr(towerGraph(hanoi(2)));
    const edges = edgesOf(graph);
    const refused = (other: readonly [number, number][], directed = false) =>
      expect(() => pegSymmetries(hanoi(2), graphFromEdges(9, other, directed)));
    refused(edges.slice(1)).toThrow('graph.targets must have 24 entries (got 22)');
    refused([...edges, [0, 8]]).toThrow('graph.targets must be one of the moves (got "0 -> 8")');
    refused(edges, true).toThrow('graph.targets must have 24 entries (got 12)');
    refused([]).toThrow('graph.targets must have 24 entries (got 0)');
    expect(() => pegSymmetries(hanoi(3), graph)).toThrow('graph must have 27 vertices (got 9)');
  });

  test('helps to find the same diameter with fewer searches', () => {
    const graph = toCsr(towerGraph(hanoi(7)));
    const symmetries = pegSymmetries(hanoi(7), graph);
    expect(componentDiameter(graph, 0, { searches: 30 })).toBeNull();
    expect(componentDiameter(graph, 0, { searches: 30, symmetries })).toBe(127);
  });
});

describe('orbits of states under renaming discs and pegs', () => {
  test.each(
    [
      london(3),
      london(4),
      oxford(3),
      oxford(4),
      london(4, { capacities: [3, 3, 2], goal: '123/4/' }),
    ].map((rules) => [rules.name, rules] as const),
  )('%s: one eccentricity an orbit', (_, rules) => {
    const graph = toCsr(towerGraph(rules));
    const orbits = stateOrbits(rules);
    const all = eccentricity(graph);
    for (let vertex = 0; vertex < graph.order; vertex++) {
      const representative = orbits?.representatives[
        orbits.orbitOf(rankOf(graph, vertex))
      ] as number;
      expect(all[vertex]).toBe(all[vertexOf(graph, representative)]);
      expect(towerCodec(rules).has(representative)).toBe(true);
    }
  });
  test('partitions of n into at most three parts, for Oxford', () => {
    expect(
      [1, 2, 3, 4, 5, 6, 7].map((n) => stateOrbits(oxford(n))?.representatives.length),
    ).toEqual([1, 2, 3, 4, 5, 7, 8]);
  });
});
