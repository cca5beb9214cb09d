import type { Tower } from '@manaus/core';
import {
  type Components,
  type Csr,
  degreeDistribution,
  inducedSubgraph,
  isPlanar,
} from '@manaus/graph';
import {
  rankOf,
  size,
  stronglyConnectedComponents,
  toCsr,
  toUndirected,
} from '@manaus/graph/search';
import { towerGraph } from '@manaus/kernels/graphs';
import { type AnalyzeOptions, degreeFields, type Searched } from './analysis.js';
import { searchFromGoals } from './from-goals.js';
import { diameters } from './stored-diameters.js';

/** The method of this analysis. */
const STORED = { method: 'explicit', engine: 'ts', workers: 1 } as const;

/** Analysis on the stored graph. */
export function analyzeExplicit(
  tower: Tower,
  goals: readonly number[],
  options: AnalyzeOptions,
): Searched {
  const graph = toCsr(towerGraph(tower), (share) => options.onProgress?.('graph', share));
  options.onProgress?.('distances', null);
  const { visited, spheres } = searchFromGoals(graph, goals);
  options.onProgress?.('components', null);
  const parts = partsOf(graph, visited.length);
  const ids = largestFirst(parts);
  return {
    order: graph.order,
    size: size(graph),
    directed: graph.directed,
    ...degreeFields(degreeDistribution(graph)),
    components: ids.map((id) => parts.sizes[id]),
    diameters: diameters({ tower, graph, parts, ids }, options),
    planar: planar(graph, visited, options),
    ...STORED,
    spheres,
    ranksFarthest: Array.from(visited.subarray(visited.length - (spheres.at(-1) ?? 0)), (vertex) =>
      rankOf(graph, vertex),
    ),
  };
}

/** The components of a graph; of an undirected one whose vertices all reach a goal there is one. */
const partsOf = (graph: Csr, reached: number): Components =>
  !graph.directed && reached === graph.order
    ? { component: new Uint32Array(graph.order), sizes: [graph.order] }
    : stronglyConnectedComponents(graph);

/** The components in the order in which an analysis lists them. */
export function largestFirst({ sizes }: Components): number[] {
  return sizes.map((_, id) => id).sort((a, b) => sizes[b] - sizes[a]);
}

/**
 * Planarity of the underlying undirected graph; `null` for large graphs with a planar neighborhood
 * of the goal.
 */
function planar(graph: Csr, visited: Uint32Array, options: AnalyzeOptions): boolean | null {
  options.onProgress?.('planarity', null);
  return isPlanarNear(graph, visited) && planarIfSmall(graph);
}

/**
 * Planarity of the neighborhood of a goal: if the graph is not planar, it mostly is not either.
 */
const isPlanarNear = (graph: Csr, visited: Uint32Array): boolean =>
  isPlanar(toUndirected(inducedSubgraph(graph, [...visited.subarray(0, 1000)])));

/**
 * Planarity of the underlying undirected graph; `null` for large graphs: the test takes about 200
 * bytes per edge.
 */
export const planarIfSmall = (graph: Csr): boolean | null =>
  size(graph) > 2e6 ? null : isPlanar(toUndirected(graph));
