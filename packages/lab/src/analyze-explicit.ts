import type { TowerRules } from '@manaus/core';
import {
  breadthFirst,
  type Components,
  type Csr,
  components,
  degreeDistribution,
  diameterFrom,
  eccentricities,
  isPlanar,
  pegSymmetries,
  rankOf,
  reversed,
  size,
  stateOrbits,
  storeGraph,
  towerGraph,
  underlying,
  vertexOf,
} from '@manaus/graph';
import { type AnalyzeOptions, degreeFields, type Searched } from './analysis.js';

/** Analysis on the stored graph. */
export function analyzeExplicit(rules: TowerRules, goals: readonly number[], options: AnalyzeOptions): Searched {
  const graph = storeGraph(towerGraph(rules), (share) => options.onProgress?.('graph', share));
  options.onProgress?.('distances', null);
  const sources = goals.map((rank) => vertexOf(graph, rank));
  const { visited, spheres } = breadthFirst(reversed(graph), sources);
  const ranksFarthest = Array.from(visited.subarray(visited.length - (spheres.at(-1) ?? 0)), (vertex) => rankOf(graph, vertex));
  options.onProgress?.('components', null);
  const parts = components(graph);
  const largestFirst = parts.sizes.map((_, id) => id).sort((a, b) => parts.sizes[b] - parts.sizes[a]);
  return {
    order: graph.order,
    size: size(graph),
    directed: graph.directed,
    ...degreeFields(degreeDistribution(graph)),
    components: largestFirst.map((id) => parts.sizes[id]),
    diameters: diameters(rules, graph, parts, largestFirst, options),
    planar: planar(graph, options),
    engine: 'explicit',
    backend: 'ts',
    workers: 1,
    spheres,
    ranksFarthest,
  };
}

/** Planarity of the graph without directions, where it can be stored beside the graph; the test takes some 200 bytes an edge. */
function planar(graph: Csr, options: AnalyzeOptions): boolean | null {
  if (size(graph) > 2e6) return null;
  options.onProgress?.('planarity', null);
  return isPlanar(underlying(graph));
}

/** The diameter of each component, `null` where the effort does not reach. */
function diameters(rules: TowerRules, graph: Csr, parts: Components, ids: readonly number[], options: AnalyzeOptions): (number | null)[] {
  const effort = options.effort ?? 3e8;
  if (graph.directed) return strongDiameters(graph, parts, ids, effort);
  return orbitDiameters(rules, graph, parts, ids, options, effort) ?? boundedDiameters(rules, graph, parts, ids, options, effort);
}

/** By bounding eccentricities, helped by the renamings of pegs; these keep a component only where there is but one. */
function boundedDiameters(rules: TowerRules, graph: Csr, parts: Components, ids: readonly number[], options: AnalyzeOptions, effort: number): (number | null)[] {
  const roots = new Array<number>(parts.sizes.length).fill(-1);
  for (let vertex = graph.order - 1; vertex >= 0; vertex--) roots[parts.component[vertex]] = vertex;
  const symmetries = ids.length === 1 && effort >= graph.order ? pegSymmetries(rules, graph) : [];
  // Each component takes arrays over all vertices: many of them are left open, but for those that need no search.
  const affordable = ids.length * graph.order <= effort;
  return ids.map((id, done) => {
    if (parts.sizes[id] <= 2) return parts.sizes[id] - 1;
    if (!affordable) return null;
    options.onProgress?.('diameters', done / ids.length);
    const searchCost = graph.order * (1 + symmetries.length / 4) + (graph.targets.length * parts.sizes[id]) / graph.order;
    return diameterFrom(graph, roots[id], { searches: Math.floor(effort / searchCost), symmetries });
  });
}

/** One search for every orbit of states, in towers whose discs may all be renamed. */
function orbitDiameters(rules: TowerRules, graph: Csr, parts: Components, ids: readonly number[], options: AnalyzeOptions, effort: number): (number | null)[] | null {
  const orbits = stateOrbits(rules);
  if (orbits === null || orbits.representatives.length * (graph.order + graph.targets.length) > effort) return null;
  const eccentricity = orbits.representatives.map((rank, done) => {
    options.onProgress?.('diameters', done / orbits.representatives.length);
    return breadthFirst(graph, [vertexOf(graph, rank)]).spheres.length - 1;
  });
  const longest = new Array<number>(parts.sizes.length).fill(0);
  for (let vertex = 0; vertex < graph.order; vertex++) {
    const id = parts.component[vertex];
    longest[id] = Math.max(longest[id], eccentricity[orbits.orbitOf(rankOf(graph, vertex))]);
  }
  return ids.map((id) => longest[id]);
}

/** Within a strong component, every shortest path stays in it; all sources are tried. */
function strongDiameters(graph: Csr, parts: Components, ids: readonly number[], effort: number): (number | null)[] {
  if (graph.order * (graph.order + graph.targets.length) > effort) return ids.map((id) => (parts.sizes[id] === 1 ? 0 : null));
  if (parts.sizes.length === 1) return [Math.max(...eccentricities(graph))];
  const longest = new Array<number>(parts.sizes.length).fill(0);
  for (let vertex = 0; vertex < graph.order; vertex++) {
    const { distance, visited } = breadthFirst(graph, [vertex]);
    const id = parts.component[vertex];
    for (const other of visited) if (parts.component[other] === id) longest[id] = Math.max(longest[id], distance[other]);
  }
  return ids.map((id) => longest[id]);
}
