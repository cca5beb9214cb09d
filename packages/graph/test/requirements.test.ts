import { hanoi, InputError } from '@manaus/core';
import { describe, expect, test } from 'vitest';
import { towerGraph } from '../../kernels/src/index.js';
import * as graph from '../src/index.js';
import { type Csr, type ImplicitGraph, pathGraph, toCsr } from '../src/index.js';
import type { Graph } from '../src/stored-graph.js';
import { graphDifference } from '../src/structure/isomorphism/graph-difference.js';

const implicit: ImplicitGraph = towerGraph(hanoi(3));
const stored: Csr = toCsr(implicit);

/** Every function whose first parameter is a graph, with what else it needs. */
const onGraphs: Readonly<Record<string, (graph: Graph) => unknown>> = {
  automorphisms: graph.automorphisms,
  biconnectedComponents: graph.biconnectedComponents,
  bipartition: graph.bipartition,
  breadthFirstSearch: (g) => graph.breadthFirstSearch(g, [0]),
  butterfliesOf: graph.butterfliesOf,
  canonicalForm: graph.canonicalForm,
  center: graph.center,
  chromaticNumber: graph.chromaticNumber,
  componentDiameter: (g) => graph.componentDiameter(g, 0),
  connectedComponents: graph.connectedComponents,
  countCycles: (g) => graph.countCycles(g, 3),
  countShortestPaths: (g) => graph.countShortestPaths(g, 0),
  countSpanningTrees: graph.countSpanningTrees,
  countSubgraphs: (g) => graph.countSubgraphs(pathGraph(3), g),
  cyclesOf: (g) => [...graph.cyclesOf(g, 3)],
  degreeDistribution: graph.degreeDistribution,
  diameter: graph.diameter,
  eccentricity: graph.eccentricity,
  edgesOf: graph.edgesOf,
  findSubgraph: (g) => graph.findSubgraph(pathGraph(3), g),
  graft: (g) => graph.graft(pathGraph(3), 0, 2, g, [0, 1]),
  graphDifference: (g) => graphDifference(g, pathGraph(3)),
  hamiltonCycle: graph.hamiltonCycle,
  hamiltonPath: graph.hamiltonPath,
  inducedSubgraph: (g) => graph.inducedSubgraph(g, [0, 1, 2]),
  isClique: (g) => graph.isClique(g, [0, 1, 2]),
  isIndependentSet: (g) => graph.isIndependentSet(g, [0, 26]),
  isPlanar: graph.isPlanar,
  isProperColoring: (g) => graph.isProperColoring(g, new Array(27).fill(0)),
  isomorphism: (g) => graph.isomorphism(g, pathGraph(3)),
  maximumClique: graph.maximumClique,
  maximumIndependentSet: graph.maximumIndependentSet,
  maximumMatching: graph.maximumMatching,
  neighborsOf: (g) => graph.neighborsOf(g, 0),
  periphery: graph.periphery,
  planarity: graph.planarity,
  radius: graph.radius,
  rankOf: (g) => graph.rankOf(g, 26),
  reverse: graph.reverse,
  shortestCycle: graph.shortestCycle,
  shortestPath: (g) => graph.shortestPath(g, 0, 26),
  size: graph.size,
  stronglyConnectedComponents: graph.stronglyConnectedComponents,
  toCsr,
  toCsv: graph.toCsv,
  toDot: graph.toDot,
  toGraph6: graph.toGraph6,
  toGraphml: graph.toGraphml,
  toJson: graph.toJson,
  toSparse6: graph.toSparse6,
  toUndirected: graph.toUndirected,
  trianglesOf: graph.trianglesOf,
  verifyBiconnectedComponents: (g) =>
    graph.verifyBiconnectedComponents(g, { articulations: [], bridges: [], blocks: [] }),
  verifyBipartition: (g) => graph.verifyBipartition(g, { bipartite: false, oddCycle: [0, 1, 2] }),
  verifyEmbedding: (g) => graph.verifyEmbedding(g, stored.targets),
  verifyHamilton: (g) => graph.verifyHamilton(g, [0]),
  verifyIsomorphism: (g) => graph.verifyIsomorphism(g, stored, [...Array(27).keys()]),
  verifyKuratowski: (g) => graph.verifyKuratowski(g, [[0, 1]]),
  verifyMatching: (g) => graph.verifyMatching(g, { edges: [[0, 1]], barrier: [] }),
  verifyNoHamilton: (g) => graph.verifyNoHamilton(g, [1], { closed: true }),
  verifySubgraph: (g) => graph.verifySubgraph(pathGraph(3), g, [0, 1, 2]),
  vertexOf: (g) => graph.vertexOf(g, 26),
  wienerIndex: graph.wienerIndex,
};

describe('the door of graphs', () => {
  test.each(Object.keys(onGraphs))(
    '%s: an implicit graph is taken as it would be stored',
    (name) => {
      expect(onGraphs[name](implicit)).toEqual(onGraphs[name](stored));
    },
  );

  test.each(Object.keys(onGraphs))('%s: anything else is refused', (name) => {
    for (const other of [undefined, null, 3, '12/3', [[0, 1]], {}, hanoi(3), { order: 3 }])
      expect(() => onGraphs[name](other as never), String(other)).toThrow(
        / must be a stored graph or an implicit graph /,
      );
  });

  test('a stored graph whose rows do not fit together is refused', () => {
    const { offsets, targets } = stored;
    for (const part of [
      { order: 26 },
      { order: 2.5 },
      { targets: targets.slice(1) },
      { offsets: [0] },
    ])
      expect(() => graph.diameter({ ...stored, ...part } as Csr)).toThrow(InputError);
    expect(offsets.length).toBe(28);
  });

  test('an implicit graph that would not fit in memory is refused in one line', () => {
    const large = { ...towerGraph(hanoi(20)), space: 3 ** 20 };
    expect(() => graph.diameter(large)).toThrow(
      /^graph\/diameter: graph must fit in memory: 3\.49e9 vertices and 1\.0\de10 arcs would take 7\d\.\d GiB \(.* GiB available\)$/,
    );
  });
});

describe('the doors of vertices and edges', () => {
  const path = pathGraph(3);

  test.each([-1, 3, 9, 0.5, Number.NaN, 2 ** 53 + 2, '1', undefined])(
    '%s is no vertex',
    (vertex) => {
      const v = vertex as number;
      const must = / must be an integer from 0 to 2 /;
      expect(() => graph.neighborsOf(path, v)).toThrow(must);
      expect(() => graph.rankOf(path, v)).toThrow(must);
      expect(() => graph.shortestPath(path, v, 0)).toThrow(must);
      expect(() => graph.shortestPath(path, 0, v)).toThrow(must);
      expect(() => graph.countShortestPaths(path, [v])).toThrow(must);
      expect(() => graph.breadthFirstSearch(path, [v])).toThrow(must);
      expect(() => graph.componentDiameter(path, v)).toThrow(must);
      expect(() => graph.inducedSubgraph(path, [0, v])).toThrow(must);
      if (v !== undefined) expect(() => graph.hamiltonPath(path, { from: v })).toThrow(must);
    },
  );

  test('a vertex that comes twice is refused', () => {
    expect(() => graph.inducedSubgraph(path, [0, 0, 1])).toThrow(
      'graph/induced: vertices must have no entry twice (got "0,0,1")',
    );
  });

  test('an order is a whole number of vertices', () => {
    for (const order of [2.5, -1, Number.NaN, 2 ** 33, '3'])
      expect(() => graph.graphFromEdges(order as number, [])).toThrow(
        'order must be an integer from 0 to 4294967295',
      );
    expect(() => graph.graphFromEdges(3, [[0]] as never)).toThrow('edges must be a list of pairs');
    expect(() => graph.graphFromEdges(3, [], 'yes' as never)).toThrow(
      'directed must be one of true, false',
    );
  });

  test('options that do not exist are refused', () => {
    const wrong = { most: 3 } as never;
    for (const call of [
      () => graph.hamiltonCycle(path, wrong),
      () => graph.hamiltonPath(path, wrong),
      () => graph.chromaticNumber(path, wrong),
      () => graph.maximumClique(path, wrong),
      () => graph.maximumIndependentSet(path, wrong),
      () => graph.findSubgraph(path, path, wrong),
      () => graph.countSubgraphs(path, path, wrong),
      () => graph.isomorphism(path, path, wrong),
      () => graph.automorphisms(path, wrong),
      () => graph.canonicalForm(path, wrong),
      () => graph.componentDiameter(path, 0, wrong),
      () => graph.explore(implicit, [0], wrong),
      () => graph.toJson(path, undefined, wrong),
    ])
      expect(call).toThrow(/unknown (field|option) most/);
  });

  test('a triangulation has a whole number of points', () => {
    for (const added of [-1, 0.5, Number.NaN])
      expect(() => graph.randomTriangulation(added, Math.random)).toThrow(
        'added must be an integer >= 0',
      );
    expect(() => graph.randomTriangulation(1, undefined as never)).toThrow(
      'random must be a function',
    );
  });
});
