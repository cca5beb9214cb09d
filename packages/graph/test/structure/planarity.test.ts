import { oxford, seededRandom } from '@manaus/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Csr, edgesOf, graphFromEdges } from '../../src/csr.js';
import {
  completeBipartiteGraph,
  completeGraph,
  planarity,
  verifyEmbedding,
  verifyKuratowski,
} from '../../src/index.js';
import { graphs, shuffled, unlabeledGraphs } from './helpers.js';
import { tower } from './isomorphism/checked.js';
import { certified } from './planarity/checked.js';

/**
 * Whether K_5 or K_{3,3} is a minor, by deleting and contracting edges one by one: slow, and
 * written straight from Wagner's theorem.
 */
function hasForbiddenMinor(
  edges: readonly (readonly [number, number])[],
  known = new Map<string, boolean>(),
): boolean {
  const names = [...new Set(edges.flat())].sort((a, b) => a - b);
  if (names.length < 5 || edges.length < 9) return false;
  const small = edges.map(([a, b]) => [names.indexOf(a), names.indexOf(b)] as const);
  const key = small
    .map(([a, b]) => Math.min(a, b) * 8 + Math.max(a, b))
    .sort((a, b) => a - b)
    .join();
  const cached = known.get(key);
  if (cached !== undefined) return cached;
  const answer =
    (names.length === 5 && edges.length === 10) ||
    (names.length === 6 && edges.length === 9 && isK33(small)) ||
    small.some((_, i) => hasForbiddenMinor([...small.slice(0, i), ...small.slice(i + 1)], known)) ||
    small.some((edge) => hasForbiddenMinor(contracted(small, edge), known));
  known.set(key, answer);
  return answer;
}

function isK33(edges: readonly (readonly [number, number])[]): boolean {
  const around = (v: number) =>
    edges.filter((e) => e.includes(v)).map(([a, b]) => (a === v ? b : a));
  const sides = [0, 1, 2, 3, 4, 5].map((v) => around(v).sort().join());
  return (
    new Set(sides).size === 2 &&
    sides.every((s) => s.length === 5) &&
    edges.every(([a, b]) => sides[a] !== sides[b])
  );
}

function contracted(
  edges: readonly (readonly [number, number])[],
  [keep, gone]: readonly [number, number],
): [number, number][] {
  const made = new Map<string, [number, number]>();
  for (const [a, b] of edges) {
    const [x, y] = [a === gone ? keep : a, b === gone ? keep : b].sort((p, q) => p - q);
    if (x !== y) made.set(`${x},${y}`, [x, y]);
  }
  return [...made.values()];
}

describe('planarity of small graphs', () => {
  it('counts the planar graphs on n vertices (A005470, labeled A066537)', () => {
    const counts = [1, 2, 3, 4, 5, 6].map((n) => {
      const planar = unlabeledGraphs(n).filter(({ graph }) => certified(graph));
      return [planar.length, planar.reduce((sum, { labelings }) => sum + labelings, 0)];
    });
    expect(counts.map(([unlabeled]) => unlabeled)).toEqual([1, 2, 4, 11, 33, 142]);
    expect(counts.map(([, labeled]) => labeled)).toEqual([1, 2, 8, 64, 1023, 32071]);
  });

  it('agrees with Wagner: non-planar just when K_5 or K_3,3 is a minor', () => {
    const known = new Map<string, boolean>();
    for (const { graph } of unlabeledGraphs(6))
      expect(planarity(graph).planar).toBe(!hasForbiddenMinor(edgesOf(graph), known));
  });

  it('certifies random graphs', () => {
    fc.assert(
      fc.property(graphs(16), (graph) => {
        certified(graph);
      }),
      { numRuns: 500 },
    );
  });

  it('certifies sparse random graphs, where either answer is common', () => {
    const sparse = fc.integer({ min: 5, max: 40 }).chain((order) =>
      fc
        .array(fc.tuple(fc.nat(order - 1), fc.nat(order - 1)), {
          minLength: order,
          maxLength: 2 * order,
        })
        .map((pairs) => {
          const edges = new Map(
            pairs
              .filter(([a, b]) => a !== b)
              .map(([a, b]) => [
                Math.min(a, b) * order + Math.max(a, b),
                [a, b] as [number, number],
              ]),
          );
          return graphFromEdges(order, [...edges.values()]);
        }),
    );
    const seen = new Set<boolean>();
    fc.assert(
      fc.property(sparse, (graph) => {
        seen.add(certified(graph));
      }),
      { numRuns: 500 },
    );
    expect(seen.size).toBe(2);
  });

  it('embeds parts of triangulations, whatever their vertices are called', () => {
    for (let seed = 1; seed <= 1500; seed++) {
      const random = seededRandom(seed);
      const keep = 0.5 + random() / 2;
      const whole = triangulation(3 + Math.floor(random() * 20), random);
      const part = graphFromEdges(
        whole.order,
        edgesOf(whole).filter(() => random() < keep),
      );
      expect(certified(shuffled(part, random).graph), `seed ${seed}`).toBe(true);
    }
  });

  it('keeps a triangulation planar under any order of its rows', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { minLength: 1, maxLength: 60 }), (choices) => {
        const faces = [
          [0, 1, 2],
          [0, 1, 2],
        ];
        const edges: [number, number][] = [
          [0, 1],
          [0, 2],
          [1, 2],
        ];
        choices.forEach((choice, i) => {
          const [[a, b, c]] = faces.splice(choice % faces.length, 1);
          faces.push([a, b, i + 3], [a, c, i + 3], [b, c, i + 3]);
          edges.push([a, i + 3], [b, i + 3], [c, i + 3]);
        });
        const graph = graphFromEdges(choices.length + 3, edges);
        expect(certified(graph)).toBe(true);
        const more =
          edgesOf(graph).length < (graph.order * (graph.order - 1)) / 2 ? [missing(graph)] : [];
        if (more.length > 0)
          expect(certified(graphFromEdges(graph.order, [...edges, ...more]))).toBe(false);
      }),
    );
  });
});

/** A triangle, and each further vertex joined to the corners of a face. */
function triangulation(order: number, random: () => number): Csr {
  const faces = [
    [0, 1, 2],
    [0, 1, 2],
  ];
  const edges: [number, number][] = [
    [0, 1],
    [0, 2],
    [1, 2],
  ];
  for (let v = 3; v < order; v++) {
    const [[a, b, c]] = faces.splice(Math.floor(random() * faces.length), 1);
    faces.push([a, b, v], [a, c, v], [b, c, v]);
    edges.push([a, v], [b, v], [c, v]);
  }
  return graphFromEdges(order, edges);
}

function missing(graph: Csr): [number, number] {
  const present = new Set(edgesOf(graph).map(([a, b]) => a * graph.order + b));
  for (let a = 0; a < graph.order; a++)
    for (let b = a + 1; b < graph.order; b++) if (!present.has(a * graph.order + b)) return [a, b];
  throw new Error('complete');
}

describe('the verifiers refuse false certificates', () => {
  it('an embedding with two neighbors exchanged, where that makes a handle', () => {
    const graph = completeGraph(4);
    const result = planarity(graph);
    if (!result.planar) throw new Error('K_4 is planar');
    const broken = result.rotation.slice();
    [broken[0], broken[1]] = [broken[1], broken[0]];
    expect(verifyEmbedding(graph, broken)).toBe(false);
    expect(verifyEmbedding(graph, result.rotation.slice(1))).toBe(false);
    expect(verifyEmbedding(graph, new Uint32Array(12))).toBe(false);
  });
  it('an embedding of another graph, and a Kuratowski subgraph of one', () => {
    const square = graphFromEdges(4, [
      [0, 1],
      [1, 2],
      [2, 3],
      [0, 3],
    ]);
    const renamed = graphFromEdges(4, [
      [0, 2],
      [1, 2],
      [1, 3],
      [0, 3],
    ]);
    expect(verifyEmbedding(square, square.targets)).toBe(true);
    expect(verifyEmbedding(square, renamed.targets)).toBe(false);
    expect(verifyKuratowski(graphFromEdges(5, [[0, 1]]), edgesOf(completeGraph(5)))).toBe(false);
  });
  it('any rotation of a non-planar graph', () => {
    for (const graph of [completeGraph(5), completeBipartiteGraph(3, 3)])
      expect(verifyEmbedding(graph, graph.targets)).toBe(false);
  });
  it('edges that are no Kuratowski subgraph', () => {
    const graph = tower(oxford(3));
    const result = planarity(graph);
    if (result.planar) throw new Error('O_3^3 is not planar');
    const { kuratowski } = result;
    expect(verifyKuratowski(graph, kuratowski)).toBe(true);
    kuratowski.forEach((_, i) => {
      expect(verifyKuratowski(graph, [...kuratowski.slice(0, i), ...kuratowski.slice(i + 1)])).toBe(
        false,
      );
    });
    expect(verifyKuratowski(graph, [...kuratowski, kuratowski[0]])).toBe(false);
    expect(verifyKuratowski(graph, [])).toBe(false);
    expect(verifyKuratowski(tower(oxford(2)), kuratowski)).toBe(false);
  });
  it('K_3,3 with an edge moved, and a cycle beside K_5', () => {
    const prism = graphFromEdges(6, [
      [0, 1],
      [1, 2],
      [0, 2],
      [3, 4],
      [4, 5],
      [3, 5],
      [0, 3],
      [1, 4],
      [2, 5],
    ]);
    expect(verifyKuratowski(prism, edgesOf(prism))).toBe(false);
    const beside = graphFromEdges(8, [...edgesOf(completeGraph(5)), [5, 6], [6, 7], [5, 7]]);
    expect(verifyKuratowski(beside, edgesOf(beside))).toBe(false);
  });
  it('refuses a directed graph', () => {
    expect(() => planarity(graphFromEdges(2, [[0, 1]], true))).toThrow(
      'graph/planarity: graph must be undirected',
    );
  });
});
