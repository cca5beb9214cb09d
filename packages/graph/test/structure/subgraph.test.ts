import { hanoi, london, manaus, oxford, type TowerRules, towerPuzzle } from '@manaus/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stateGraph } from '../../../kernels/src/index.js';
import { type Csr, edgesOf, graphFromEdges, toCsr } from '../../src/csr.js';
import {
  alternateTriangularSnake,
  butterfliesOf,
  completeBipartiteGraph,
  completeGraph,
  countCycles,
  countSubgraphs,
  cycleGraph,
  cyclesOf,
  findSubgraph,
  hamiltonCycle,
  maximumDisjoint,
  maximumMatching,
  pathGraph,
  trianglesOf,
  triangularSnake,
  verifySubgraph,
} from '../../src/index.js';
import { countButterflies } from '../../src/structure/count.js';
import { graphs } from './helpers.js';

const tower = (rules: TowerRules) => toCsr(stateGraph(towerPuzzle(rules)));

/** All injections of 0..k-1 into 0..n-1. */
function injections(k: number, n: number): number[][] {
  if (k === 0) return [[]];
  return injections(k - 1, n).flatMap((map) =>
    [...Array(n).keys()].filter((v) => !map.includes(v)).map((v) => [...map, v]),
  );
}

function contains(pattern: Csr, host: Csr, induced = false): boolean {
  const found = findSubgraph(pattern, host, { induced });
  expect(found.answer).not.toBe('unknown');
  if (found.answer === 'found')
    expect(verifySubgraph(pattern, host, found.map, induced)).toBe(true);
  return found.answer === 'found';
}

/** The arcs of some edges, one way, the other, or both. */
const oriented = (graph: Csr): Csr =>
  graphFromEdges(
    graph.order,
    edgesOf(graph).flatMap(
      ([a, b], i): [number, number][] =>
        [
          [[a, b]],
          [[b, a]],
          [
            [a, b],
            [b, a],
          ],
        ][(3 * a + b + i) % 3] as [number, number][],
    ),
    true,
  );

describe('subgraphs', () => {
  it('agree with trying every map, induced or not', () => {
    fc.assert(
      fc.property(
        graphs(4),
        graphs(6),
        fc.boolean(),
        fc.boolean(),
        (small, large, induced, directed) => {
          const [pattern, host] = directed ? [small, large].map(oriented) : [small, large];
          const maps = injections(pattern.order, host.order).filter((map) =>
            verifySubgraph(pattern, host, map, induced),
          );
          expect(contains(pattern, host, induced)).toBe(maps.length > 0);
          const own = injections(pattern.order, pattern.order).filter((map) =>
            verifySubgraph(pattern, pattern, map),
          );
          expect(countSubgraphs(pattern, host, { induced })).toBe(maps.length / own.length);
        },
      ),
      { numRuns: 300 },
    );
  });
  it('find a Hamilton cycle just when there is one', () => {
    fc.assert(
      fc.property(
        graphs(8, 3),
        (graph) =>
          contains(cycleGraph(graph.order), graph) === (hamiltonCycle(graph).answer === 'found'),
      ),
    );
  });
  it('of towers: H_3^2 in H_3^4, M_3^3 in H_3^3, butterflies in L_3^3 and O_3^3', () => {
    expect(contains(tower(hanoi(2)), tower(hanoi(4)), true)).toBe(true);
    expect(contains(tower(manaus(3)), tower(hanoi(3)))).toBe(true);
    expect(contains(triangularSnake(3), tower(hanoi(4)))).toBe(false);
    expect(contains(triangularSnake(3), tower(london(3)), true)).toBe(true);
    expect(contains(triangularSnake(3), tower(oxford(3)), true)).toBe(true);
    expect(contains(alternateTriangularSnake(6), tower(hanoi(2)))).toBe(true);
  });
  it('give up at the limit', () => {
    expect(findSubgraph(cycleGraph(9), completeBipartiteGraph(6, 6), { limit: 100 }).answer).toBe(
      'unknown',
    );
    expect(countSubgraphs(cycleGraph(9), completeBipartiteGraph(6, 6), { limit: 100 })).toBe(null);
  });
  it('give up just beyond the limit', () => {
    const search = (limit: number) =>
      findSubgraph(cycleGraph(3), completeBipartiteGraph(3, 3), { limit });
    const { answer, nodes } = search(1000);
    expect(answer).toBe('none');
    expect(search(nodes)).toEqual({ answer: 'none', nodes });
    expect(search(nodes - 1).answer).toBe('unknown');
  });
  it('need not be induced by default, nor cycles chordless', () => {
    expect(findSubgraph(pathGraph(3), completeGraph(3)).answer).toBe('found');
    expect(countSubgraphs(pathGraph(3), completeGraph(3))).toBe(3);
    expect([...cyclesOf(completeGraph(4), 4)]).toHaveLength(3);
    expect(countCycles(completeGraph(4), 4)).toBe(3);
  });
  it('the verifier refuses a map that folds, leaves the host or loses an edge', () => {
    expect(verifySubgraph(pathGraph(3), cycleGraph(5), [1, 2, 3], true)).toBe(true);
    expect(verifySubgraph(pathGraph(3), cycleGraph(5), [1, 2, 1])).toBe(false);
    expect(verifySubgraph(pathGraph(3), cycleGraph(5), [3, 4, 5])).toBe(false);
    expect(verifySubgraph(pathGraph(3), cycleGraph(5), [1, 2, 4])).toBe(false);
    expect(verifySubgraph(pathGraph(3), cycleGraph(3), [0, 1, 2], true)).toBe(false);
  });
});

describe('counts', () => {
  it('cycles are copies of C_k, chordless ones induced copies', () => {
    fc.assert(
      fc.property(graphs(7), fc.integer({ min: 3, max: 6 }), (graph, k) => {
        expect(countCycles(graph, k)).toBe(countSubgraphs(cycleGraph(k), graph));
        expect(countCycles(graph, k, true)).toBe(
          countSubgraphs(cycleGraph(k), graph, { induced: true }),
        );
      }),
    );
  });
  it('triangles and butterflies agree in three ways', () => {
    fc.assert(
      fc.property(graphs(8), (graph) => {
        expect(trianglesOf(graph)).toEqual(
          [...cyclesOf(graph, 3)].sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]),
        );
        expect(butterfliesOf(graph).length).toBe(countSubgraphs(triangularSnake(3), graph));
        expect(countButterflies(graph)).toBe(butterfliesOf(graph).length);
      }),
    );
  });
  it('K_n has n! / (2 k (n-k)!) cycles C_k; H_3^n has 3^(n-1) triangles and 3^(n-2) chordless hexagons', () => {
    for (const [n, k, count] of [
      [4, 3, 4],
      [5, 4, 15],
      [6, 5, 72],
      [6, 6, 60],
      [7, 3, 35],
    ])
      expect(countCycles(completeGraph(n), k)).toBe(count);
    for (let n = 1; n <= 6; n++) expect(trianglesOf(tower(hanoi(n))).length).toBe(3 ** (n - 1));
    for (let n = 2; n <= 6; n++) expect(countCycles(tower(hanoi(n)), 6, true)).toBe(3 ** (n - 2));
    expect(countButterflies(tower(hanoi(5)))).toBe(0);
  });
  it('the snake T_n holds n - 2 butterflies', () => {
    expect(butterfliesOf(triangularSnake(3))).toEqual([[1, [0, 3], [2, 4]]]);
    for (let n = 2; n <= 10; n++) expect(countButterflies(triangularSnake(n))).toBe(n - 2);
  });
});

describe('disjoint families', () => {
  it('of edges are maximum matchings', () => {
    fc.assert(
      fc.property(graphs(9), (graph) => {
        const { chosen, proved } = maximumDisjoint(edgesOf(graph));
        expect(proved).toBe(true);
        expect(chosen.length).toBe(maximumMatching(graph).edges.length);
        const all = chosen.flatMap((i) => edgesOf(graph)[i]);
        expect(new Set(all).size).toBe(all.length);
      }),
    );
  });
  it('of triangles: the Fano plane in K_7 by edges, n / 3 in K_n by vertices, all in H_3^n', () => {
    const byEdges = trianglesOf(completeGraph(7)).map(([a, b, c]) => [
      `${a}-${b}`,
      `${a}-${c}`,
      `${b}-${c}`,
    ]);
    expect(maximumDisjoint(byEdges).chosen.length).toBe(7);
    for (let n = 3; n <= 8; n++)
      expect(maximumDisjoint(trianglesOf(completeGraph(n))).chosen.length).toBe(Math.floor(n / 3));
    expect(maximumDisjoint(trianglesOf(tower(hanoi(4)))).chosen.length).toBe(27);
    expect(maximumDisjoint(trianglesOf(completeGraph(7)), 1).proved).toBe(false);
    expect(maximumDisjoint([]).chosen).toEqual([]);
  });
  it('of sets agree with trying every family', () => {
    fc.assert(
      fc.property(
        fc.array(fc.uniqueArray(fc.nat(8), { minLength: 1, maxLength: 4 }), { maxLength: 9 }),
        (sets) => {
          let most = 0;
          for (let bits = 0; bits < 2 ** sets.length; bits++) {
            const all = sets.filter((_, i) => (bits >>> i) & 1);
            if (new Set(all.flat()).size === all.flat().length) most = Math.max(most, all.length);
          }
          expect(maximumDisjoint(sets).chosen.length).toBe(most);
        },
      ),
    );
  });
  it('is a family of the graph it was asked of', () => {
    const graph = graphFromEdges(5, edgesOf(triangularSnake(3)));
    expect(maximumDisjoint(trianglesOf(graph)).chosen).toEqual([0]);
  });
});
