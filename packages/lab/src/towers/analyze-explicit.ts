import type { Tower } from '@manaus/core';
import {
  breadthFirstSearch,
  type Components,
  type Csr,
  componentDiameter,
  degreeDistribution,
  eccentricity,
  inducedSubgraph,
  isPlanar,
  rankOf,
  reverse,
  size,
  stronglyConnectedComponents,
  toCsr,
  toUndirected,
  vertexOf,
} from '@manaus/graph';
import { pegSymmetries, towerGraph } from '@manaus/kernels';
import { type AnalyzeOptions, degreeFields, type Searched } from './analysis.js';
import { quickComponents, quickDiameter } from './quick-diameters.js';

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
  const sources = goals.map((rank) => vertexOf(graph, rank));
  const { visited, spheres } = breadthFirstSearch(reverse(graph), sources);
  options.onProgress?.('components', null);
  const parts = partsOf(graph, visited.length);
  const ids = largestFirst(parts);
  return {
    order: graph.order,
    size: size(graph),
    directed: graph.directed,
    ...degreeFields(degreeDistribution(graph)),
    components: ids.map((id) => parts.sizes[id]),
    diameters: diameters(tower, graph, parts, ids, options),
    planar: planar(graph, visited, options),
    ...STORED,
    spheres,
    ranksFarthest: lastRanks(graph, visited, spheres.at(-1) ?? 0),
  };
}

/** The ranks of the last vertices that were visited. */
const lastRanks = (graph: Csr, visited: Uint32Array, count: number): number[] =>
  Array.from(visited.subarray(visited.length - count), (vertex) => rankOf(graph, vertex));

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
 * of the goal: the test takes about 200 bytes per edge.
 */
function planar(graph: Csr, visited: Uint32Array, options: AnalyzeOptions): boolean | null {
  options.onProgress?.('planarity', null);
  // If the graph is not planar, the neighborhood of a goal mostly is not either.
  const near = inducedSubgraph(graph, [...visited.subarray(0, 1000)]);
  if (!isPlanar(toUndirected(near))) return false;
  return size(graph) > 2e6 ? null : isPlanar(toUndirected(graph));
}

/** The diameter of each component, `null` beyond the effort. */
function diameters(
  tower: Tower,
  graph: Csr,
  parts: Components,
  ids: readonly number[],
  options: AnalyzeOptions,
): (number | null)[] {
  const effort = options.effort ?? 3e8;
  if (graph.directed) return strongDiameters(graph, parts, ids, effort);
  // Planes know the renamings of up to five pegs, the stored graph those of more.
  const inPlanes =
    ids.length === 1 && tower.kernelOrder === 'sorted' && tower.capacities.length <= 5;
  const alone = inPlanes ? quickDiameter(tower, graph.order, options) : null;
  if (alone !== null) return [alone];
  return (
    alikeDiameters(tower, graph, parts, ids, options) ??
    boundedDiameters(tower, graph, parts, ids, options, effort)
  );
}

/** Diameters by bounding eccentricities; renamings of pegs help if there is only one component, which they then keep. */
function boundedDiameters(
  tower: Tower,
  graph: Csr,
  parts: Components,
  ids: readonly number[],
  options: AnalyzeOptions,
  effort: number,
): (number | null)[] {
  const roots = firstVertices(graph, parts);
  const symmetries = ids.length === 1 && effort >= graph.order ? pegSymmetries(tower, graph) : [];
  // Each component takes arrays over all vertices: many of them are left open, but for those that need no search.
  const affordable = ids.length * graph.order <= effort;
  return ids.map((id, done) => {
    if (parts.sizes[id] <= 2) return parts.sizes[id] - 1;
    if (!affordable) return null;
    options.onProgress?.('diameters', done / ids.length);
    return componentDiameter(graph, roots[id], { effort, symmetries });
  });
}

/** Diameters of towers whose discs may all be renamed, by searches up to renaming. */
function alikeDiameters(
  tower: Tower,
  graph: Csr,
  parts: Components,
  ids: readonly number[],
  options: AnalyzeOptions,
): (number | null)[] | null {
  const alike = tower.kernelOrder === 'free' ? quickComponents(tower, graph.order, options) : null;
  if (alike === null) return null;
  const diameterOf = new Map(
    alike.flatMap(({ heights, diameter }) =>
      heights.map((height) => [height.join(), diameter] as const),
    ),
  );
  const roots = firstVertices(graph, parts);
  const heightsAt = (vertex: number) =>
    tower.codec.unrank(rankOf(graph, vertex)).map((discs) => discs.length);
  return ids.map((id) => diameterOf.get(heightsAt(roots[id]).join()) as number);
}

/** The first vertex of each component. */
function firstVertices(graph: Csr, parts: Components): number[] {
  const roots = new Array<number>(parts.sizes.length).fill(-1);
  for (let vertex = graph.order - 1; vertex >= 0; vertex--) roots[parts.component[vertex]] = vertex;
  return roots;
}

/** Within a strong component, every shortest path stays in it; all sources are tried. */
function strongDiameters(
  graph: Csr,
  parts: Components,
  ids: readonly number[],
  effort: number,
): (number | null)[] {
  if (graph.order * (graph.order + graph.targets.length) > effort)
    return ids.map((id) => (parts.sizes[id] === 1 ? 0 : null));
  if (parts.sizes.length === 1) return [Math.max(...eccentricity(graph))];
  const longest = new Array<number>(parts.sizes.length).fill(0);
  for (let vertex = 0; vertex < graph.order; vertex++) {
    const { distance, visited } = breadthFirstSearch(graph, [vertex]);
    const id = parts.component[vertex];
    for (const other of visited)
      if (parts.component[other] === id) longest[id] = Math.max(longest[id], distance[other]);
  }
  return ids.map((id) => longest[id]);
}
