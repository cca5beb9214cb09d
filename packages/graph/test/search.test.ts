import { bucharest, hanoi, london, manaus, oxford } from '@manaus/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { goalRanks, towerGraph } from '../../kernels/src/index.js';
import {
  breadthFirstSearch,
  componentDiameter,
  countShortestPaths,
  degreeDistribution,
  eccentricity,
  explore,
  graphFromEdges,
  neighborsOf,
  reverse,
  shortestPath,
  stronglyConnectedComponents,
  toCsr,
  vertexOf,
} from '../src/index.js';
import { allDistances } from './all-distances.js';

const randomGraph = (directed: boolean) =>
  fc.integer({ min: 1, max: 14 }).chain((order) =>
    fc.array(fc.tuple(fc.nat(order - 1), fc.nat(order - 1)), { maxLength: 30 }).map((pairs) => {
      const unique = new Map(
        pairs
          .filter(([a, b]) => a !== b)
          .map(([a, b]) => [
            directed || a < b ? `${a},${b}` : `${b},${a}`,
            [a, b] as [number, number],
          ]),
      );
      return graphFromEdges(order, [...unique.values()], directed);
    }),
  );

const finite = (values: number[]) => values.filter(Number.isFinite);

describe.each([false, true])('on random graphs, directed: %s', (directed) => {
  test('search, paths, eccentricities and components agree with all distances', () => {
    fc.assert(
      fc.property(randomGraph(directed), fc.nat(), (graph, pick) => {
        const d = allDistances(graph);
        const source = pick % graph.order;
        const search = breadthFirstSearch(graph, [source]);
        expect(Array.from(search.distance)).toEqual(
          d[source].map((value) => (Number.isFinite(value) ? value : -1)),
        );
        expect(search.spheres).toEqual(
          Array.from(
            { length: Math.max(...finite(d[source])) + 1 },
            (_, level) => d[source].filter((value) => value === level).length,
          ),
        );
        for (let target = 0; target < graph.order; target++) {
          const path = shortestPath(graph, source, target);
          if (path === null) expect(d[source][target]).toBe(Number.POSITIVE_INFINITY);
          else {
            expect(path.length - 1).toBe(d[source][target]);
            expect(
              path.every(
                (vertex, i) => i === 0 || neighborsOf(graph, path[i - 1]).includes(vertex),
              ),
            ).toBe(true);
          }
        }
        expect(Array.from(eccentricity(graph))).toEqual(d.map((row) => Math.max(...finite(row))));
        const { component, sizes } = stronglyConnectedComponents(graph);
        for (let a = 0; a < graph.order; a++)
          for (let b = 0; b < graph.order; b++)
            expect(component[a] === component[b]).toBe(
              Number.isFinite(d[a][b]) && Number.isFinite(d[b][a]),
            );
        expect(sizes).toEqual(
          sizes.map((_, id) => component.filter((other) => other === id).length),
        );
        if (!directed) expect([...new Set(component)]).toEqual([...sizes.keys()]);
        const degrees = d.map((_, vertex) => neighborsOf(graph, vertex).length);
        expect(degreeDistribution(graph)).toEqual(
          Array.from(
            { length: Math.max(...degrees) + 1 },
            (_, degree) => degrees.filter((other) => other === degree).length,
          ),
        );
        expect(allDistances(reverse(graph))).toEqual(d.map((_, a) => d.map((row) => row[a])));
      }),
    );
  });

  test('shortest paths are counted as a walk through all of them counts', () => {
    fc.assert(
      fc.property(randomGraph(directed), (graph) => {
        const d = allDistances(graph);
        const walks = (from: number, to: number): bigint =>
          from === to
            ? 1n
            : neighborsOf(graph, from).reduce(
                (sum, next) => (d[next][to] === d[from][to] - 1 ? sum + walks(next, to) : sum),
                0n,
              );
        expect(countShortestPaths(graph, 0)).toEqual(
          d[0].map((value, to) => (Number.isFinite(value) ? walks(0, to) : 0n)),
        );
      }),
    );
  });
});

test('bounding finds the diameter that all eccentricities find', () => {
  fc.assert(
    fc.property(randomGraph(false), fc.nat(), (graph, pick) => {
      const root = pick % graph.order;
      const members = Array.from(breadthFirstSearch(graph, [root]).visited);
      const all = eccentricity(graph);
      expect(componentDiameter(graph, root)).toBe(
        Math.max(...members.map((vertex) => all[vertex])),
      );
    }),
  );
  expect(componentDiameter(toCsr(towerGraph(hanoi(6))), 5, { searches: 1 })).toBeNull();
});

describe('an implicit search finds what a stored one finds', () => {
  test.each(
    [hanoi(6), bucharest(5), london(5), oxford(4), manaus(7), hanoi(5, { pegs: 4 })].map(
      (rules) => [rules.name, rules] as const,
    ),
  )('%s', (_, rules) => {
    const implicit = towerGraph(rules);
    const graph = toCsr(implicit);
    const goals = goalRanks(rules);
    const stored = breadthFirstSearch(
      graph,
      goals.map((rank) => vertexOf(graph, rank)),
    );
    const heard: number[] = [];
    const found = explore(implicit, goals, { onLevel: (reached) => heard.push(reached) });
    expect(found.spheres).toEqual(stored.spheres);
    expect(found.reached).toBe(stored.visited.length);
    expect(heard.at(-1)).toBe(found.reached);
    for (let rank = 0; rank < implicit.space; rank++) {
      const vertex = implicit.has(rank) ? vertexOf(graph, rank) : -1;
      const distance = vertex < 0 ? -1 : stored.distance[vertex];
      expect(found.levelMod3(rank)).toBe(distance < 0 ? -1 : distance % 3);
    }
    const last = Array.from(found.farthest, (rank) => stored.distance[vertexOf(graph, rank)]);
    expect(new Set(last)).toEqual(new Set([stored.spheres.length - 1]));
  });

  test('on random graphs, from one source or several', () => {
    fc.assert(
      fc.property(
        fc.boolean().chain(randomGraph),
        fc.array(fc.nat(), { minLength: 1, maxLength: 3 }),
        (graph, picks) => {
          const sources = picks.map((pick) => pick % graph.order);
          const implicit = {
            space: graph.order,
            maxDegree: graph.order,
            directed: graph.directed,
            has: () => true,
            neighbors(rank: number, out: Uint32Array) {
              out.set(neighborsOf(graph, rank));
              return neighborsOf(graph, rank).length;
            },
          };
          const stored = breadthFirstSearch(graph, sources);
          const found = explore(implicit, sources);
          expect(found.spheres).toEqual(stored.spheres);
          expect(found.reached).toBe(stored.visited.length);
        },
      ),
    );
  });

  test('and stops at the vertex it is sent for', () => {
    expect(explore(towerGraph(hanoi(5)), [0], { until: 1 }).spheres).toHaveLength(2);
  });
});

/** Lengths of optimal solutions from one end to the other, as published. */
describe('published values', () => {
  const task = (rules: ReturnType<typeof hanoi>) =>
    explore(towerGraph(rules), goalRanks(rules), { until: 0 }).spheres.length - 1;
  const sequences: [string, number[], (n: number) => ReturnType<typeof hanoi>][] = [
    ['A000225: three pegs', [1, 3, 7, 15, 31, 63, 127, 255], (n) => hanoi(n)],
    ['A024023: three pegs in a row', [2, 8, 26, 80, 242, 728, 2186], (n) => bucharest(n)],
    ['A007664: four pegs', [1, 3, 5, 9, 13, 17, 25, 33, 41, 49], (n) => hanoi(n, { pegs: 4 })],
    [
      'A160002: four pegs in a row',
      [3, 10, 19, 34, 57, 88, 123],
      (n) => hanoi(n, { pegs: 4, moves: 'adjacent' }),
    ],
    [
      'A005666: three pegs in a circle, two steps on',
      [2, 7, 21, 59, 163, 447, 1223, 3343],
      (n) => hanoi(n, { moves: 'cyclic' }),
    ],
    [
      'A005665: three pegs in a circle, one step on',
      [1, 5, 15, 43, 119, 327, 895, 2447],
      (n) =>
        hanoi(n, {
          moves: 'cyclic',
          goal: `/${Array.from({ length: n }, (_, i) => i + 1).join('')}/`,
        }),
    ],
  ];
  test.each(sequences)('%s', (name, terms, tower) => {
    const directed = name.includes('circle');
    const found = terms.map((_, i) => {
      const rules = tower(i + 1);
      if (!directed) return task(rules);
      const graph = toCsr(towerGraph(rules));
      return breadthFirstSearch(reverse(graph), goalRanks(rules)).distance[0];
    });
    expect(found).toEqual(terms);
  });

  test('A382111: eccentricity of a perfect state on four pegs with 0 to 8 discs, and diameters of H_3^n', () => {
    expect(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(
        (n) => explore(towerGraph(hanoi(n, { pegs: 4 })), [0]).spheres.length - 1,
      ),
    ).toEqual([1, 3, 5, 9, 13, 17, 25, 33, 41, 49]);
    expect(
      [1, 2, 3, 4, 5, 6, 7].map((n) => componentDiameter(toCsr(towerGraph(hanoi(n))), 0)),
    ).toEqual([1, 3, 7, 15, 31, 63, 127]);
  });
});
<<<<<<< HEAD
=======

describe('stored graphs', () => {
  test('to store one tells the share that is done, twice fifty times, and asks for vertices only', () => {
    const circle = (space: number, has: (rank: number) => boolean) => ({
      space,
      maxDegree: 1,
      directed: false,
      has,
      neighbors(rank: number, out: Uint32Array) {
        if (!(rank < space && has(rank))) throw new Error(`asked for ${rank}`);
        out[0] = space - 1 - rank;
        return 1;
      },
    });
    const told: number[] = [];
    const whole = toCsr(
      circle(200, () => true),
      (share) => told.push(share),
    );
    expect(told.map((share) => share.toFixed(9))).toEqual(
      Array.from({ length: 100 }, (_, i) => (i / 100).toFixed(9)),
    );
    expect([whole.order, whole.targets.length, whole.ranks]).toEqual([200, 200, null]);
    told.length = 0;
    const holes = toCsr(
      circle(7, (rank) => rank !== 3),
      (share) => told.push(share),
    );
    expect(told).toHaveLength(14);
    expect([...(holes.ranks ?? [])]).toEqual([0, 1, 2, 4, 5, 6]);
    expect([...holes.targets]).toEqual([5, 4, 3, 2, 1, 0]);
    expect(toCsr(circle(4, () => true)).order).toBe(4);
  });

  test('order, size and degrees of Hanoi graphs follow the published formulas', () => {
    for (const [pegs, n] of [
      [3, 5],
      [4, 4],
      [5, 3],
    ]) {
      const graph = toCsr(towerGraph(hanoi(n, { pegs })));
      expect(graph.order).toBe(pegs ** n);
      expect(size(graph)).toBe(((pegs * (pegs - 1)) / 4) * (pegs ** n - (pegs - 2) ** n));
    }
    expect(degreeDistribution(toCsr(towerGraph(hanoi(6))))).toEqual([0, 0, 3, 726]);
    const star = graphFromEdges(
      201,
      Array.from({ length: 200 }, (_, leaf) => [0, leaf + 1]),
    );
    expect(degreeDistribution(star)).toEqual(
      Array.from({ length: 201 }, (_, degree) => (degree === 1 ? 200 : Number(degree === 200))),
    );
  });

  test('degrees above 63 are counted too', () => {
    for (const leaves of [62, 63, 64, 65, 200]) {
      const star = graphFromEdges(
        leaves + 1,
        Array.from({ length: leaves }, (_, i): [number, number] => [0, i + 1]),
      );
      const degrees = degreeDistribution(star);
      expect([degrees.length, degrees[1], degrees[leaves]]).toEqual([leaves + 1, leaves, 1]);
    }
    expect(degreeDistribution(graphFromEdges(0, []))).toEqual([]);
  });
  test('ids are dense and lead back to ranks', () => {
    const implicit = towerGraph(manaus(4));
    const graph = toCsr(implicit);
    const ranks = Array.from({ length: implicit.space }, (_, rank) => rank).filter(implicit.has);
    expect(Array.from(graph.ranks ?? [])).toEqual(ranks);
    expect(ranks.map((rank) => vertexOf(graph, rank))).toEqual(ranks.map((_, vertex) => vertex));
    expect(vertexOf(graph, 80)).toBe(-1);
  });

  test('radius, center and periphery of H_3^3', () => {
    const graph = toCsr(towerGraph(hanoi(3)));
    const farthest = allDistances(graph).map((row) => Math.max(...row));
    const least = Math.min(...farthest);
    const vertices = [...farthest.keys()];
    expect([radius(graph), diameter(graph)]).toEqual([least, 7]);
    expect(periphery(graph)).toEqual(vertices.filter((vertex) => farthest[vertex] === 7));
    expect(center(graph)).toEqual(vertices.filter((vertex) => farthest[vertex] === least));
  });

  test('radius, center and periphery of a directed graph; one that is not connected has none', () => {
    const arcs = [
      [0, 1],
      [1, 2],
      [2, 0],
      [0, 3],
      [3, 0],
    ] as const;
    const graph = graphFromEdges(4, arcs, true);
    const all = allDistances(graph).map((row) => Math.max(...row));
    expect([radius(graph), diameter(graph)]).toEqual([Math.min(...all), Math.max(...all)]);
    expect([center(graph), periphery(graph)]).toEqual([
      [0, 2],
      [1, 3],
    ]);
    for (const metric of [radius, diameter, center, periphery]) {
      expect(() => metric(graphFromEdges(2, [[0, 1]], true))).toThrow('graph must be connected');
      expect(() => metric(graphFromEdges(3, [[0, 1]]))).toThrow('graph must be connected');
      expect(() => metric(graphFromEdges(0, []))).toThrow('graph must be connected');
    }
  });

  test('connected components are those of distances, in the order of their first vertices', () => {
    fc.assert(
      fc.property(randomGraph(false), (graph) => {
        const { component, sizes } = connectedComponents(graph);
        const near = allDistances(graph).map((row) => row.map(Number.isFinite));
        const firsts = near.flatMap((row, v) => (row.indexOf(true) === v ? [v] : []));
        expect(Array.from(component)).toEqual(near.map((row) => firsts.indexOf(row.indexOf(true))));
        expect(sizes).toEqual(firsts.map((v) => near[v].filter(Boolean).length));
      }),
      { numRuns: 500 },
    );
  });

  test('an undirected graph is its own reverse', () => {
    const graph = graphFromEdges(3, [[0, 2]]);
    expect(reverse(graph)).toBe(graph);
  });

  test('a rank is that of a vertex, or of none', () => {
    expect([0, 2, 3, 7].map((rank) => vertexOf(graphFromEdges(3, []), rank))).toEqual([
      0, 2, -1, -1,
    ]);
    const ranks = Uint32Array.of(1, 4, 5, 9);
    const holed = { ...graphFromEdges(4, []), ranks };
    const wanted = Array.from({ length: 12 }, (_, rank) => ranks.indexOf(rank));
    expect(wanted.map((_, rank) => vertexOf(holed, rank))).toEqual(wanted);
  });

  test('a directed graph has strongly connected components only', () => {
    const graph = graphFromEdges(
      3,
      [
        [0, 1],
        [1, 2],
      ],
      true,
    );
    expect(stronglyConnectedComponents(graph).sizes).toEqual([1, 1, 1]);
    expect(() => connectedComponents(graph)).toThrow('graph must be undirected');
    expect(connectedComponents(toUndirected(graph)).sizes).toEqual([3]);
  });

  test('bad edges are refused', () => {
    expect(() => graphFromEdges(2, [[0, 2]])).toThrow(
      'graph/edges: edge must be two different vertices from 0 to 1 (got "0,2")',
    );
    expect(() => graphFromEdges(2, [[1, 1]])).toThrow('two different vertices');
    expect(() =>
      graphFromEdges(2, [
        [0, 1],
        [1, 0],
      ]),
    ).toThrow('given once each');
    expect(() => breadthFirstSearch(graphFromEdges(2, []), [2])).toThrow(
      'graph/search: vertex must be an integer from 0 to 1 (got 2)',
    );
  });

  test('without directions, arcs both ways become one edge', () => {
    expect(
      edgesOf(
        toUndirected(
          graphFromEdges(
            3,
            [
              [0, 1],
              [1, 0],
              [2, 1],
            ],
            true,
          ),
        ),
      ),
    ).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });
});
>>>>>>> M
