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
  neighborsOf,
  reverse,
  shortestPath,
  stronglyConnectedComponents,
  toCsr,
  vertexOf,
} from '../src/index.js';
import { allDistances } from './all-distances.js';
import { randomGraph } from './random-graph.js';

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
            expect([path[0], path.length - 1]).toEqual([source, d[source][target]]);
            // Each step takes the smallest vertex that is nearer.
            for (let i = 1; i < path.length; i++)
              expect(path[i]).toBe(
                Math.min(
                  ...neighborsOf(graph, path[i - 1]).filter(
                    (next) => d[next][target] === path.length - 1 - i,
                  ),
                ),
              );
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
      fc.property(randomGraph(directed), fc.nat(), (graph, pick) => {
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
        // Of two sources the nearer ones count, each once.
        const sources = [...new Set([pick % graph.order, graph.order - 1])];
        expect(countShortestPaths(graph, sources)).toEqual(
          d.map((_, to) => {
            const least = Math.min(...sources.map((from) => d[from][to]));
            const nearest = sources.filter((from) => d[from][to] === least);
            return least === Number.POSITIVE_INFINITY
              ? 0n
              : nearest.reduce((sum, from) => sum + walks(from, to), 0n);
          }),
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
