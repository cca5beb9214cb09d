import { seededRandom } from '@manaus/core';
import { describe, expect, it } from 'vitest';
import { type Csr, edgesOf, graphFromEdges, neighborsOf, size } from '../../../src/csr.js';
import {
  automorphisms,
  canonicalForm,
  completeBipartiteGraph,
  completeGraph,
  cycleGraph,
  isomorphism,
  pathGraph,
  toGraph6,
  verifyIsomorphism,
} from '../../../src/index.js';
import { shuffled } from '../helpers.js';
import { isomorphic, symmetries } from './checked.js';

function petersenGraph(n: number, k: number): Csr {
  const all = Array.from({ length: n }, (_, i) => i);
  return graphFromEdges(
    2 * n,
    all.flatMap((i): [number, number][] => [
      [i, (i + 1) % n],
      [i, n + i],
      [n + i, n + ((i + k) % n)],
    ]),
  );
}

const dodecahedron = () => petersenGraph(10, 2);

/** The graphs side by side. */
function union(...graphs: Csr[]): Csr {
  let order = 0;
  const edges: [number, number][] = [];
  for (const graph of graphs) {
    for (const [a, b] of edgesOf(graph)) edges.push([order + a, order + b]);
    order += graph.order;
  }
  return graphFromEdges(order, edges);
}

/**
 * Each vertex becomes four, one for each even set of its edges, and each edge two pairs;
 * `isTwisted` crosses one.
 */
function gadgets(base: Csr, isTwisted: boolean): Csr {
  const edges: [number, number][] = [];
  const arcs = new Map<string, number>();
  for (let v = 0; v < base.order; v++)
    for (const u of neighborsOf(base, v)) arcs.set(`${v},${u}`, 2 * arcs.size);
  const pair = (v: number, u: number) => arcs.get(`${v},${u}`) as number;
  for (let v = 0; v < base.order; v++)
    [0b000, 0b011, 0b101, 0b110].forEach((set, i) => {
      const middle = 2 * arcs.size + 4 * v + i;
      neighborsOf(base, v).forEach((u, j) => {
        edges.push([pair(v, u) + ((set >> j) & 1), middle]);
      });
    });
  edgesOf(base).forEach(([v, u], i) => {
    const cross = isTwisted && i === 0 ? 1 : 0;
    edges.push([pair(v, u), pair(u, v) + cross], [pair(v, u) + 1, pair(u, v) + 1 - cross]);
  });
  return graphFromEdges(2 * arcs.size + 4 * base.order, edges);
}

describe('graphs of J. Cai, M. Fürer and N. Immerman over a cubic graph', () => {
  it.each([
    ['the dodecahedron', dodecahedron()],
    ['a generalized Petersen graph of 50 vertices', petersenGraph(25, 7)],
  ])('over %s the twisted one is another', (_, base) => {
    const [plain, twisted] = [gadgets(base, false), gadgets(base, true)];
    expect(isomorphic(plain, shuffled(plain, seededRandom(1)).graph)).toBe(true);
    expect(isomorphic(twisted, shuffled(twisted, seededRandom(2)).graph)).toBe(true);
    expect(isomorphic(plain, shuffled(twisted, seededRandom(3)).graph)).toBe(false);
    // Flips along the cycles of the base, of dimension size - order + 1, and its own symmetries.
    const flips = 2n ** BigInt(size(base) - base.order + 1);
    expect(symmetries(plain)).toBe(flips * (symmetries(base) ?? 0n));
  });
  it('gives up at the limit, and says what was tried', () => {
    const graph = gadgets(dodecahedron(), false);
    const given = isomorphism(graph, gadgets(dodecahedron(), true), { limit: 20_000 });
    expect([given.answer, given.map, given.nodes > 0]).toEqual(['unknown', null, true]);
    expect(canonicalForm(graph, { limit: 20_000 }).answer).toBe('unknown');
    const part = automorphisms(graph, { limit: 20_000 });
    expect([part.answer, part.order, part.nodes > 0]).toEqual(['unknown', null, true]);
    for (const map of part.generators) expect(verifyIsomorphism(graph, graph, map)).toBe(true);
  });
});

describe('the effort of a search', () => {
  const least = (answerAt: (limit: number) => string) => {
    let limit = 0;
    while (answerAt(limit) === 'unknown') limit++;
    return limit;
  };

  it.each([
    ['C_12', cycleGraph(12), [5, 5, 2]],
    ['the Petersen graph', petersenGraph(5, 2), [9, 9, 3]],
    ['the dodecahedron', dodecahedron(), [6, 6, 3]],
    ['K_7', completeGraph(7), [27, 27, 6]],
    ['K_4,5', completeBipartiteGraph(4, 5), [35, 35, 7]],
    ['six vertices alone', graphFromEdges(6, []), [20, 20, 5]],
  ])('on %s is so many colorings, and generators', (_, graph, wanted) => {
    const { nodes, generators } = automorphisms(graph);
    expect([nodes, canonicalForm(graph).nodes, generators.length]).toEqual(wanted);
    expect(isomorphism(graph, graph).nodes).toBe(2 * wanted[1]);
  });

  const prism = petersenGraph(3, 1);
  const k33 = completeBipartiteGraph(3, 3);
  it.each([
    ['C_4 and C_3', union(cycleGraph(4), cycleGraph(3)), 48n, [15, 18, 4]],
    ['three cycles', union(cycleGraph(7), cycleGraph(5), cycleGraph(6)), 1680n, [30, 39, 6]],
    ['C_3 twice and C_6', union(cycleGraph(3), cycleGraph(6), cycleGraph(3)), 864n, [36, 38, 7]],
    ['the prism and K_3,3', union(prism, k33), 864n, [38, 43, 8]],
    ['K_3,3 and the prism', union(k33, prism), 864n, [39, 39, 8]],
    ['the prism between two K_3,3', union(k33, prism, k33), 124416n, [104, 111, 14]],
    ['gadgets over K_4, one edge crossed', gadgets(completeGraph(4), true), 192n, [18, 18, 6]],
    ['gadgets over the prism', gadgets(prism, true), 192n, [29, 29, 7]],
    [
      'both gadgets over K_4',
      union(gadgets(completeGraph(4), true), gadgets(completeGraph(4), false)),
      36864n,
      [58, 62, 12],
    ],
  ])('on %s, whose vertices no refinement tells apart', (_, graph, order, wanted) => {
    const { nodes, generators } = automorphisms(graph);
    expect(symmetries(graph)).toBe(order);
    expect([nodes, canonicalForm(graph).nodes, generators.length]).toEqual(wanted);
    const code = toGraph6(canonicalForm(graph).graph ?? graph);
    for (let seed = 1; seed <= 8; seed++) {
      const { graph: other } = shuffled(graph, seededRandom(seed));
      expect(toGraph6(canonicalForm(other).graph ?? other), `seed ${seed}`).toBe(code);
    }
  });

  it('is none where sizes, colors or the first refinement differ', () => {
    const path = pathGraph(4);
    expect(isomorphism(path, completeBipartiteGraph(1, 3))).toEqual({
      answer: 'none',
      map: null,
      nodes: 0,
    });
    for (const other of [pathGraph(5), cycleGraph(4), { ...path, vertexColors: [1, 1, 1, 1] }])
      expect(isomorphism(path, other)).toEqual({ answer: 'none', map: null, nodes: 0 });
  });

  it('is counted in vertices and arcs read, up to the limit', () => {
    // Of vertices alone each coloring reads these four; the last coloring may go beyond the limit.
    const alone = graphFromEdges(4, []);
    const { nodes } = automorphisms(alone);
    expect(least((limit) => automorphisms(alone, { limit }).answer)).toBe(4 * (nodes - 1));
    const limits = [cycleGraph(5), completeGraph(4)].map((graph) => [
      least((limit) => automorphisms(graph, { limit }).answer),
      least((limit) => canonicalForm(graph, { limit }).answer),
      least((limit) => isomorphism(graph, graph, { limit }).answer),
    ]);
    expect(limits).toEqual([
      [36, 36, 72],
      [47, 47, 94],
    ]);
  });
});
