import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Csr, edgesOf, graphFromEdges, neighborsOf } from '../../src/csr.js';
import {
  completeBipartiteGraph,
  completeGraph,
  cycleGraph,
  hamiltonCycle,
  hamiltonPath,
  pathGraph,
  verifyHamilton,
  verifyNoHamilton,
} from '../../src/index.js';
import { has } from './hamilton/checked.js';
import { graphs, permutations, unlabeledGraphs } from './helpers.js';

/** The generalized Petersen graph P(n, 2). */
const petersen = (n: number) =>
  graphFromEdges(
    2 * n,
    [...Array(n).keys()].flatMap((i): [number, number][] => [
      [i, (i + 1) % n],
      [i, i + n],
      [i + n, ((i + 2) % n) + n],
    ]),
  );
const PETERSEN = petersen(5);

function knightGraph(n: number): Csr {
  const cells = Array.from({ length: n * n }, (_, v) => v);
  const isJump = (a: number, b: number) =>
    Math.abs((a % n) - (b % n)) * Math.abs(Math.floor(a / n) - Math.floor(b / n)) === 2;
  return graphFromEdges(
    n * n,
    cells.flatMap((a) =>
      cells.filter((b) => a < b && isJump(a, b)).map((b): [number, number] => [a, b]),
    ),
  );
}

describe('Hamilton cycles and paths', () => {
  it('counts the Hamiltonian graphs on n vertices (A003216)', () => {
    expect(
      [1, 2, 3, 4, 5, 6].map(
        (n) => unlabeledGraphs(n).filter(({ graph }) => has(graph, true)).length,
      ),
    ).toEqual([0, 0, 1, 3, 8, 48]);
  });
  it('counts the traceable graphs on n vertices (A057864)', () => {
    expect(
      [1, 2, 3, 4, 5, 6].map(
        (n) => unlabeledGraphs(n).filter(({ graph }) => has(graph, false)).length,
      ),
    ).toEqual([1, 1, 2, 5, 18, 91]);
  });
  it('agrees with all orders of the vertices, for every choice of ends', () => {
    const orders = permutations(6);
    fc.assert(
      fc.property(
        graphs(6, 6),
        fc.option(fc.nat(5), { nil: undefined }),
        fc.option(fc.nat(5), { nil: undefined }),
        (graph, from, to) => {
          const joined = Array.from({ length: 6 }, (_, v) => neighborsOf(graph, v));
          const some = orders.some(
            (p) =>
              (from ?? p[0]) === p[0] &&
              (to ?? p[5]) === p[5] &&
              p.every((v, i) => i === 5 || joined[v].includes(p[i + 1])),
          );
          const found = hamiltonPath(graph, { from, to });
          expect(found.answer).toBe(some ? 'found' : 'none');
          if (found.answer === 'none' && found.cut !== null)
            expect(verifyNoHamilton(graph, found.cut, { closed: false, from, to })).toBe(true);
          if (found.answer !== 'found') return;
          expect(verifyHamilton(graph, found.path)).toBe(true);
          expect([from ?? found.path[0], to ?? found.path[5]]).toEqual([
            found.path[0],
            found.path[5],
          ]);
        },
      ),
      { numRuns: 300 },
    );
  });
  it('knows the Petersen graph: traceable, without a cycle, with one when any vertex goes', () => {
    expect(has(PETERSEN, true)).toBe(false);
    expect(has(PETERSEN, false)).toBe(true);
    for (let gone = 0; gone < 10; gone++) {
      const rest = edgesOf(PETERSEN).filter((edge) => !edge.includes(gone));
      const graph = graphFromEdges(
        9,
        rest.map(([a, b]) => [a > gone ? a - 1 : a, b > gone ? b - 1 : b]),
      );
      expect(has(graph, true)).toBe(true);
    }
  });
  it('refutes P(n, 2) for n = 5 modulo 6 (G. N. Robertson, 1968), few choices being left', () => {
    const found = hamiltonCycle(petersen(11));
    expect(found.answer).toBe('none');
    // Without the edges dropped that would close a path too soon it takes 50.
    expect(found.nodes).toBeLessThan(40);
  });
  it('K_n and C_n have cycles, P_n and K_{m,n} with m < n have none', () => {
    for (let n = 3; n <= 30; n++) {
      expect(has(completeGraph(n), true)).toBe(true);
      expect(has(cycleGraph(n), true)).toBe(true);
      expect(has(pathGraph(n), true)).toBe(false);
      expect(has(pathGraph(n), false)).toBe(true);
    }
    expect(has(completeBipartiteGraph(4, 4), true)).toBe(true);
    expect(has(completeBipartiteGraph(4, 5), true)).toBe(false);
    expect(has(completeBipartiteGraph(4, 5), false)).toBe(true);
    expect(has(completeBipartiteGraph(3, 5), false)).toBe(false);
  });
  it('refutes by a cut, at once: knights on 7 x 7, K_6,8, unequal classes, a bridge', () => {
    const knights = knightGraph(7);
    const cycle = hamiltonCycle(knights);
    expect([cycle.answer, cycle.nodes]).toEqual(['none', 0]);
    expect(cycle.answer === 'none' && cycle.cut?.length).toBe(24);
    expect(has(knights, true)).toBe(false);
    expect(hamiltonPath(completeBipartiteGraph(6, 8))).toEqual({
      answer: 'none',
      cut: [0, 1, 2, 3, 4, 5],
      nodes: 0,
    });
    // Both ends in one class of two equal ones; one end in the smaller class of two unequal ones.
    expect(hamiltonPath(completeBipartiteGraph(4, 4), { from: 0, to: 1 })).toMatchObject({
      cut: [0, 1, 2, 3],
      nodes: 0,
    });
    expect(hamiltonPath(completeBipartiteGraph(4, 5), { from: 0 })).toMatchObject({
      cut: [0, 1, 2, 3],
      nodes: 0,
    });
    expect(
      hamiltonCycle(
        graphFromEdges(4, [
          [0, 1],
          [2, 3],
        ]),
      ),
    ).toMatchObject({ cut: [] });
    // Three hubs, the one of the highest degree last: 6, 1 and 4, and six vertices that know only
    // hubs.
    const hubs: [number, number][] = [
      [6, 1],
      [1, 4],
      [4, 6],
    ];
    const leaves = [0, 2, 3, 5, 7, 8].flatMap((v, i): [number, number][] => [
      [v, 6],
      [v, i < 4 ? 1 : 4],
    ]);
    expect(hamiltonCycle(graphFromEdges(9, [...hubs, ...leaves]))).toMatchObject({
      cut: [1, 4, 6],
      nodes: 0,
    });
    const claw = graphFromEdges(
      7,
      [0, 2, 4].flatMap((v): [number, number][] => [
        [6, v],
        [v, v + 1],
      ]),
    );
    expect(hamiltonPath(claw)).toMatchObject({ answer: 'none', cut: [6], nodes: 0 });
  });
  it('refutes a path with given ends by a cut of hubs with them', () => {
    // The hubs are joined to one another and to every leaf, which leaves no bipartition to try.
    const hubsAnd = (leaves: number) =>
      graphFromEdges(3 + leaves, [
        ...edgesOf(completeGraph(3)),
        ...Array.from({ length: leaves }, (_, i) =>
          [0, 1, 2].map((hub): [number, number] => [hub, 3 + i]),
        ).flat(),
      ]);
    const none = { answer: 'none', cut: [0, 1, 2], nodes: 0 };
    expect(hamiltonPath(hubsAnd(5))).toEqual(none);
    expect(hamiltonPath(hubsAnd(4), { from: 0 })).toEqual(none);
    expect(hamiltonPath(hubsAnd(4), { to: 1 })).toEqual(none);
    expect(hamiltonPath(hubsAnd(3), { from: 0, to: 1 })).toEqual(none);
    expect(hamiltonPath(hubsAnd(3), { from: 0 }).answer).toBe('found');
  });
  it('the verifier counts components, and refuses what is no set of vertices', () => {
    const star = completeBipartiteGraph(1, 3);
    expect(verifyNoHamilton(star, [0], { closed: false })).toBe(true);
    expect(verifyNoHamilton(star, [1], { closed: false })).toBe(false);
    expect(verifyNoHamilton(star, [0, 0], { closed: false })).toBe(false);
    expect(verifyNoHamilton(star, [4], { closed: false })).toBe(false);
    expect(verifyNoHamilton(pathGraph(3), [1], { closed: false })).toBe(false);
    expect(verifyNoHamilton(pathGraph(3), [1], { closed: false, from: 1 })).toBe(true);
    expect(verifyNoHamilton(pathGraph(3), [1], { closed: true })).toBe(true);
    expect(verifyNoHamilton(cycleGraph(3), [], { closed: true })).toBe(false);
  });
  it('gives up at the limit', () => {
    expect(hamiltonCycle(PETERSEN, { limit: 1 }).answer).toBe('unknown');
  });
  it('refuses an end outside the graph', () => {
    expect(() => hamiltonPath(PETERSEN, { from: 10 })).toThrow(
      'graph/hamilton: from must be an integer from 0 to 9 (got 10)',
    );
  });
});

describe('the verifier', () => {
  it('refuses a vertex twice, a missing edge, a short or foreign path', () => {
    const graph = cycleGraph(4);
    expect(verifyHamilton(graph, [0, 1, 2, 3], true)).toBe(true);
    expect(verifyHamilton(graph, [0, 1, 2, 1], true)).toBe(false);
    expect(verifyHamilton(graph, [0, 2, 1, 3])).toBe(false);
    expect(verifyHamilton(pathGraph(4), [0, 1, 2, 3], true)).toBe(false);
    expect(verifyHamilton(pathGraph(2), [0, 1], true)).toBe(false);
    expect(verifyHamilton(graph, [0, 1, 2])).toBe(false);
    expect(verifyHamilton(graph, [0, 1, 2, 4])).toBe(false);
  });
});
