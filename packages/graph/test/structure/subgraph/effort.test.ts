import { expect, test } from 'vitest';
import { type Csr, edgesOf, graphFromEdges } from '../../../src/csr.js';
import {
  completeGraph,
  countSubgraphs,
  cycleGraph,
  findSubgraph,
  pathGraph,
} from '../../../src/index.js';
import { chanceGraph } from '../helpers.js';

const seeds = [1, 2, 3, 4, 5, 6];
const directed = (graph: Csr) => graphFromEdges(graph.order, edgesOf(graph), true);

const effort = (pattern: (seed: number) => Csr, host: (seed: number) => Csr) =>
  [false, true].map((induced) =>
    seeds.map((seed) => findSubgraph(pattern(seed), host(seed), { induced }).nodes),
  );

const chance =
  (order: number, share: number, first = 0) =>
  (seed: number) =>
    chanceGraph(order, share, first + seed);

test('a small pattern takes so many images, induced or not', () => {
  expect(effort(() => cycleGraph(5), chance(14, 0.2))).toEqual([
    [27, 7, 228, 43, 51, 18],
    [35, 8, 156, 43, 172, 321],
  ]);
  expect(effort(() => pathGraph(6), chance(14, 0.15))).toEqual([
    [32, 6, 17, 6, 6, 6],
    [30, 19, 17, 6, 6, 8],
  ]);
  // Two vertices of degree 3 with two leaves each, three steps from one another.
  const far = graphFromEdges(8, [...edgesOf(pathGraph(4)), [0, 4], [0, 5], [3, 6], [3, 7]]);
  expect(effort(() => far, chance(14, 0.25))).toEqual([
    [15, 8, 30, 8, 15, 55],
    [35, 150, 67, 44, 451, 870],
  ]);
  expect(effort(() => completeGraph(4), chance(14, 0.4))).toEqual([
    [14, 8, 9, 37, 18, 10],
    [14, 8, 9, 37, 18, 10],
  ]);
});

test('a random pattern takes so many images, with and without directions', () => {
  expect(effort(chance(6, 0.5, 50), chance(14, 0.4))).toEqual([
    [25, 12, 7, 13, 10, 14],
    [299, 33, 12, 14, 447, 128],
  ]);
  const arcs = effort(
    (seed) => directed(chanceGraph(5, 0.5, 50 + seed)),
    (seed) => directed(chanceGraph(14, 0.4, seed)),
  );
  expect(arcs).toEqual([
    [5, 5, 7, 5, 54, 17],
    [7, 5, 35, 7, 60, 34],
  ]);
});

test('a pattern larger than the host takes none, and the pattern without vertices is found at once', () => {
  const [none, two, three] = [0, 2, 3].map((order) => graphFromEdges(order, []));
  expect(findSubgraph(three, two)).toEqual({ answer: 'none', nodes: 0 });
  expect(countSubgraphs(three, two)).toBe(0);
  for (const host of [none, two]) {
    expect(findSubgraph(none, host)).toEqual({
      answer: 'found',
      map: new Uint32Array(0),
      nodes: 0,
    });
    expect(countSubgraphs(none, host)).toBe(1);
  }
});

test('graphs of which only one has directions are refused', () => {
  const [plain, arcs] = [pathGraph(2), directed(pathGraph(2))];
  const fault = (pattern: Csr, host: Csr) => {
    try {
      return findSubgraph(pattern, host);
    } catch (error) {
      return error;
    }
  };
  const host = { place: 'graph/subgraph', parameter: 'host' };
  expect(fault(arcs, plain)).toMatchObject({ ...host, code: 'directed' });
  expect(fault(plain, arcs)).toMatchObject({ ...host, code: 'undirected' });
});
