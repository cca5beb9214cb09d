import {
  hanoi,
  london,
  manaus,
  oxford,
  seededRandom,
  type TowerRules,
  towerPuzzle,
} from '@manaus/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stateGraph } from '../../../kernels/src/index.js';
import { type Csr, edgesOf, graphFromEdges, neighborsOf, size, toCsr } from '../../src/csr.js';
import {
  alternateTriangularSnake,
  automorphisms,
  canonicalForm,
  completeBipartiteGraph,
  completeGraph,
  cycleGraph,
  graft,
  graftAll,
  isomorphism,
  pathGraph,
  sierpinskiTriangleGraph,
  toGraph6,
  triangularSnake,
  verifyIsomorphism,
} from '../../src/index.js';
import { graphOfBits, graphs, permutations, shuffled, unlabeledGraphs } from './helpers.js';

const tower = (rules: TowerRules) => toCsr(stateGraph(towerPuzzle(rules)));
const factorial = (n: number): number => (n === 0 ? 1 : n * factorial(n - 1));

type Colored = Parameters<typeof canonicalForm>[0];

/** The answer, once its certificate has passed. */
function isomorphic(first: Colored, second: Colored): boolean {
  const { answer, map } = isomorphism(first, second);
  expect(answer).not.toBe('unknown');
  if (map !== null) expect(verifyIsomorphism(first, second, map)).toBe(true);
  return map !== null;
}

/** The order of the group, once its generators have passed. */
function symmetries(graph: Colored): bigint | null {
  const { order, generators } = automorphisms(graph);
  for (const map of generators) expect(verifyIsomorphism(graph, graph, map)).toBe(true);
  return order;
}

describe('isomorphism', () => {
  it('tells the classes of graphs on up to 6 vertices apart', () => {
    for (const n of [1, 2, 3, 4, 5, 6]) {
      const classes = unlabeledGraphs(n);
      expect(classes.length).toBe([1, 2, 4, 11, 34, 156][n - 1]);
      classes.forEach(({ graph }, i) => {
        classes.forEach(({ graph: other }, j) => {
          expect(isomorphic(graph, other)).toBe(i === j);
        });
      });
    }
  });
  it('finds the map to any relabeling', () => {
    fc.assert(
      fc.property(graphs(14), fc.nat(), (graph, seed) =>
        isomorphic(graph, shuffled(graph, seededRandom(seed)).graph),
      ),
    );
  });
  it('finds the map of sparse graphs, which refinement splits again and again', () => {
    for (let seed = 1; seed <= 400; seed++) {
      const random = seededRandom(seed);
      const order = 10 + Math.floor(random() * 60);
      const tree = Array.from({ length: order - 1 }, (_, i): [number, number] => [
        Math.floor(random() * (i + 1)),
        i + 1,
      ]);
      const graph = graphFromEdges(order, tree);
      expect(isomorphic(graph, shuffled(graph, random).graph), `seed ${seed}`).toBe(true);
    }
  });
  it('keeps the directions of arcs', () => {
    const directed = graphFromEdges(
      4,
      [
        [0, 1],
        [1, 2],
        [2, 3],
        [3, 1],
      ],
      true,
    );
    expect(isomorphic(directed, shuffled(directed, seededRandom(3)).graph)).toBe(true);
    expect(
      isomorphic(
        directed,
        graphFromEdges(
          4,
          [
            [0, 1],
            [2, 1],
            [2, 3],
            [3, 1],
          ],
          true,
        ),
      ),
    ).toBe(false);
    expect(
      isomorphic(
        graphFromEdges(
          3,
          [
            [0, 1],
            [1, 2],
          ],
          true,
        ),
        graphFromEdges(
          3,
          [
            [0, 1],
            [2, 1],
          ],
          true,
        ),
      ),
    ).toBe(false);
  });
  it('tells regular graphs of one degree apart, which refinement alone cannot', () => {
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
    expect(isomorphic(prism, completeBipartiteGraph(3, 3))).toBe(false);
    const square = (v: number, w: number) => {
      const [a, b, c, d] = [v >> 2, v & 3, w >> 2, w & 3];
      return [a, b, c, d];
    };
    const of16 = (joined: (v: number, w: number) => boolean) =>
      graphFromEdges(
        16,
        Array.from({ length: 256 }, (_, k): [number, number] => [k >> 4, k & 15]).filter(
          ([v, w]) => v < w && joined(v, w),
        ),
      );
    const rook = of16((v, w) => {
      const [a, b, c, d] = square(v, w);
      return a === c || b === d;
    });
    const shrikhande = of16((v, w) => {
      const [a, b, c, d] = square(v, w);
      return ['0,1', '1,0', '1,1', '0,3', '3,0', '3,3'].includes(
        `${(a - c + 4) % 4},${(b - d + 4) % 4}`,
      );
    });
    expect([size(rook), size(shrikhande)]).toEqual([48, 48]);
    expect(isomorphic(rook, shrikhande)).toBe(false);
    expect([symmetries(rook), symmetries(shrikhande)]).toEqual([1152n, 192n]);
    expect(isomorphic(shrikhande, shuffled(shrikhande, seededRandom(5)).graph)).toBe(true);
  });
  it('relabels towers of 19,683 and 20,160 states', () => {
    for (const rules of [hanoi(9), oxford(6)]) {
      const graph = tower(rules);
      expect(isomorphic(graph, shuffled(graph, seededRandom(9)).graph)).toBe(true);
    }
  });
  it('the verifier refuses a map that is no bijection, or loses an edge', () => {
    const graph = pathGraph(4);
    expect(verifyIsomorphism(graph, graph, [3, 2, 1, 0])).toBe(true);
    expect(verifyIsomorphism(graph, graph, [0, 2, 1, 3])).toBe(false);
    expect(verifyIsomorphism(graph, graph, [0, 1, 0, 1])).toBe(false);
    expect(verifyIsomorphism(graph, graph, [0, 1, 2])).toBe(false);
    expect(verifyIsomorphism(graph, cycleGraph(4), [0, 1, 2, 3])).toBe(false);
  });
});

describe('automorphisms', () => {
  it('n! / |Aut| is the number of labelings of every graph on up to 6 vertices', () => {
    for (const n of [1, 2, 3, 4, 5, 6])
      for (const { graph, labelings } of unlabeledGraphs(n))
        expect(symmetries(graph)).toBe(BigInt(factorial(n) / labelings));
  });
  it('agrees with trying every permutation', () => {
    const all = permutations(6);
    fc.assert(
      fc.property(
        graphs(6, 6),
        (graph) =>
          symmetries(graph) ===
          BigInt(all.filter((p) => verifyIsomorphism(graph, graph, p)).length),
      ),
      { numRuns: 40 },
    );
  });
  it('knows the groups of families and towers', () => {
    expect(symmetries(completeGraph(20))).toBe(2432902008176640000n);
    expect(symmetries(completeBipartiteGraph(4, 4))).toBe(1152n);
    expect(symmetries(graphFromEdges(30, []))).toBe(BigInt('265252859812191058636308480000000'));
    for (let n = 1; n <= 7; n++) expect(symmetries(tower(hanoi(n)))).toBe(6n);
    expect(symmetries(tower(hanoi(3, { pegs: 4 })))).toBe(24n);
    for (let n = 2; n <= 6; n++) expect(symmetries(sierpinskiTriangleGraph(n))).toBe(6n);
    // Renaming the pegs and the discs: 3! n!.
    expect([3, 4].map((n) => symmetries(tower(oxford(n))))).toEqual([36n, 144n]);
  });
});

describe('canonicalForm', () => {
  const formOf = (graph: Colored) => {
    const form = canonicalForm(graph);
    if (form.answer === 'unknown') throw new Error('unknown');
    expect(verifyIsomorphism(graph, form.graph, form.map)).toBe(true);
    return form.graph;
  };
  it('has one code for each class of graphs on up to 6 vertices', () => {
    for (const n of [1, 2, 3, 4, 5, 6]) {
      const codes = unlabeledGraphs(n).map(({ graph }) => toGraph6(formOf(graph)));
      expect(new Set(codes).size).toBe([1, 2, 4, 11, 34, 156][n - 1]);
    }
    const codes = new Set(
      Array.from({ length: 1024 }, (_, b) => toGraph6(formOf(graphOfBits(5, b)))),
    );
    expect(codes.size).toBe(34);
  });
  it('does not depend on the names of vertices, nor of colored ones, with or without directions', () => {
    fc.assert(
      fc.property(
        graphs(9),
        fc.boolean(),
        fc.integer({ min: 1, max: 3 }),
        fc.nat(),
        (plain, directed, k, seed) => {
          const random = seededRandom(seed);
          const graph = graphFromEdges(plain.order, edgesOf(plain), directed);
          const { graph: other, map } = shuffled(graph, random);
          const color = (v: number) => (v * v) % k;
          const edgeColor = (a: number, b: number) => (a + b) % k;
          const back = map.map((_, v) => map.indexOf(v));
          const first = colored(graph, color, edgeColor);
          const second = colored(
            other,
            (v) => color(back[v]),
            (a, b) => edgeColor(back[a], back[b]),
          );
          expect(formOf(first)).toEqual(formOf(second));
          expect(isomorphic(first, second)).toBe(true);
        },
      ),
    );
  });
});

describe('colors', () => {
  const square = cycleGraph(4);
  it('of vertices and edges are kept, and make fewer symmetries', () => {
    expect(symmetries({ ...square, vertexColors: [0, 1, 0, 1] })).toBe(4n);
    expect(symmetries({ ...square, edgeColors: [0, 1, 1, 0] })).toBe(4n);
    expect(symmetries({ ...square, edgeColors: [5, 7, 7, 7] })).toBe(2n);
    expect(
      isomorphic(
        { ...square, vertexColors: [0, 1, 0, 1] },
        { ...square, vertexColors: [0, 0, 1, 1] },
      ),
    ).toBe(false);
    expect(isomorphic({ ...square, vertexColors: [1, 1, 1, 1] }, square)).toBe(false);
    expect(
      isomorphic({ ...square, edgeColors: [0, 1, 1, 0] }, { ...square, edgeColors: [0, 0, 1, 1] }),
    ).toBe(false);
  });
  it('are counted against all permutations', () => {
    const all = permutations(5);
    fc.assert(
      fc.property(
        graphs(5, 5),
        fc.integer({ min: 1, max: 3 }),
        fc.boolean(),
        (plain, k, directed) => {
          const graph = colored(
            graphFromEdges(5, edgesOf(plain), directed),
            (v) => v % k,
            (a, b) => (a * b) % k,
          );
          const count = all.filter((p) => verifyIsomorphism(graph, graph, p)).length;
          expect(symmetries(graph)).toBe(BigInt(count));
        },
      ),
      { numRuns: 60 },
    );
  });
  it('must be one for each vertex or edge', () => {
    expect(() => automorphisms({ ...square, vertexColors: [1] })).toThrow(
      'graph/isomorphism: vertexColors must be 4 colors, one per vertex (got 1)',
    );
    expect(() => automorphisms({ ...square, edgeColors: [] })).toThrow('edgeColors must be');
  });
});

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

function colored(
  graph: Csr,
  vertex: (v: number) => number,
  edge: (a: number, b: number) => number,
): Colored {
  return {
    ...graph,
    vertexColors: Array.from({ length: graph.order }, (_, v) => vertex(v)),
    edgeColors: edgesOf(graph).map(([a, b]) => edge(a, b)),
  };
}

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

/** Each vertex becomes four, one for each even set of its edges, and each edge two pairs; `isTwisted` crosses one. */
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

describe('families', () => {
  it('have the orders and sizes of their definitions', () => {
    for (let n = 1; n <= 12; n++) {
      expect([triangularSnake(n).order, size(triangularSnake(n))]).toEqual([
        2 * n - 1,
        3 * (n - 1),
      ]);
      const alternate = alternateTriangularSnake(n);
      expect([alternate.order, size(alternate)]).toEqual([
        n + Math.floor(n / 2),
        n - 1 + 2 * Math.floor(n / 2),
      ]);
      expect(size(completeGraph(n))).toBe((n * (n - 1)) / 2);
    }
    for (let n = 1; n <= 8; n++) {
      const graph = sierpinskiTriangleGraph(n);
      expect([graph.order, size(graph)]).toEqual([(3 ** n + 3) / 2, 3 ** n]);
      const degrees = Array.from({ length: graph.order }, (_, v) => neighborsOf(graph, v).length);
      expect([
        degrees.filter((d) => d === 2).length,
        degrees.filter((d) => d === 4).length,
      ]).toEqual([3, graph.order - 3]);
    }
  });
  it('the Sierpinski triangle graph is the Hanoi graph with the edges between triangles shrunk', () => {
    for (let n = 1; n <= 6; n++)
      expect(isomorphic(sierpinskiTriangleGraph(n), shrunk(tower(hanoi(n))))).toBe(true);
  });
});

/** The graph with every edge that lies in no triangle contracted. */
function shrunk(graph: Csr): Csr {
  const loose = edgesOf(graph).filter(
    ([a, b]) => !neighborsOf(graph, a).some((v) => neighborsOf(graph, b).includes(v)),
  );
  const partner = new Map(loose.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));
  const heads = Array.from({ length: graph.order }, (_, v) => v).filter(
    (v) => v < (partner.get(v) ?? graph.order),
  );
  const name = (v: number) => heads.indexOf(Math.min(v, partner.get(v) ?? v));
  const joined = new Set(loose.map(String));
  return graphFromEdges(
    heads.length,
    edgesOf(graph)
      .filter((edge) => !joined.has(String(edge)))
      .map(([a, b]) => [name(a), name(b)]),
  );
}

describe('graft', () => {
  it('follows the set formula of its definition', () => {
    fc.assert(
      fc.property(graphs(7, 2), graphs(6, 2), fc.nat(), (g, q, choice) => {
        const edges = edgesOf(g);
        if (edges.length === 0) return;
        const [a, b] = edges[choice % edges.length];
        const v = choice % q.order;
        const w = (v + 1 + (choice % (q.order - 1))) % q.order;
        const result = graft(q, v, w, g, [a, b]);
        expect(result.order).toBe(g.order + q.order - 2);
        const name = (u: number) =>
          u === v
            ? a
            : u === w
              ? b
              : g.order + [...Array(q.order).keys()].filter((x) => x !== v && x !== w).indexOf(u);
        const sorted = (list: number[][]) =>
          list.map((e) => [Math.min(...e), Math.max(...e)].join()).sort();
        const expected = [
          ...edges.filter(([x, y]) => x !== a || y !== b),
          ...edgesOf(q).map(([x, y]) => [name(x), name(y)]),
        ];
        expect(sorted(edgesOf(result))).toEqual(sorted(expected));
        expect(neighborsOf(result, a).includes(b)).toBe(neighborsOf(q, v).includes(w));
      }),
    );
  });
  it('builds H_3^n from three copies of H_3^(n-1) on C_6, and the order of the matching does not matter', () => {
    let graph = completeGraph(3);
    for (let n = 2; n <= 8; n++) {
      const [v, w] = Array.from({ length: graph.order }, (_, u) => u).filter(
        (u) => neighborsOf(graph, u).length === 2,
      );
      const other = graftAll(graph, v, w, cycleGraph(6), [
        [4, 5],
        [0, 1],
        [2, 3],
      ]);
      graph = graftAll(graph, v, w, cycleGraph(6), [
        [0, 1],
        [2, 3],
        [4, 5],
      ]);
      expect(isomorphic(graph, tower(hanoi(n)))).toBe(true);
      expect(isomorphic(graph, other)).toBe(true);
    }
  });
  it('is one by one what it is at once', () => {
    const q = triangularSnake(3);
    const matching: [number, number][] = [
      [0, 1],
      [2, 3],
      [4, 5],
    ];
    let one = cycleGraph(6);
    for (const edge of matching) one = graft(q, 0, 3, one, edge);
    expect(edgesOf(one)).toEqual(edgesOf(graftAll(q, 0, 3, cycleGraph(6), matching)));
  });
  it('refuses what is no edge, no matching, no two vertices', () => {
    const g = cycleGraph(4);
    expect(() => graft(g, 0, 1, g, [0, 2])).toThrow(
      'graph/graft: edge must be one of the edges (got "0,2")',
    );
    expect(() => graft(g, 0, 0, g, [0, 1])).toThrow('w must differ from v');
    expect(() => graft(g, 0, 4, g, [0, 1])).toThrow('w must be an integer from 0 to 3 (got 4)');
    expect(() =>
      graftAll(g, 0, 1, g, [
        [0, 1],
        [1, 2],
      ]),
    ).toThrow('without a common vertex');
  });
  it('London and Manaus at two discs are no Hanoi', () => {
    expect(isomorphic(tower(london(2)), tower(manaus(2)))).toBe(false);
  });
});
