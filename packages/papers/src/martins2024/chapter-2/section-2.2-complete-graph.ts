import { completeGraph, edgesOf, neighborsOf, pathGraph } from '@manaus/graph';
import { type Checks, range, upTo } from '../../check/index.js';
import { pairsOf } from '../evidence/small-graphs.js';

/**
 * The degrees of the complete graph, its edges, and the edges of the path, each with n vertices.
 */
type Counts = {
  readonly degrees: readonly number[];
  readonly complete: number;
  readonly path: number;
};

/** The different degrees of n vertices. */
const distinct = (n: number, degree: (v: number) => number): number[] => [
  ...new Set(range(0, n - 1).map(degree)),
];

function byGraphs(n: number): Counts {
  const graph = completeGraph(n);
  return {
    degrees: distinct(n, (v) => neighborsOf(graph, v).length),
    complete: edgesOf(graph).length,
    path: edgesOf(pathGraph(n)).length,
  };
}

function byPairs(n: number): Counts {
  const pairs = pairsOf(n);
  return {
    degrees: distinct(n, (v) => pairs.filter((pair) => pair.includes(v)).length),
    complete: pairs.length,
    path: pairs.filter(([a, b]) => b === a + 1).length,
  };
}

export default {
  'section-2.2/complete-graph': upTo<Counts>({ from: 1, quick: 40, full: 80 }, (most) => ({
    checked: {
      en: `n = 1 to ${most}: the graphs of the library, and the pairs of vertices counted one by one`,
      pt: `n = 1 a ${most}: os grafos da biblioteca, e os pares de vértices contados um a um`,
    },
    stated: (n) => ({ degrees: [n - 1], complete: (n * (n - 1)) / 2, path: n - 1 }),
    methods: { 'the stored graphs': byGraphs, 'the pairs of vertices': byPairs },
  })),
} satisfies Checks;
