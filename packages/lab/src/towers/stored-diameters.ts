import type { Tower } from '@manaus/core';
import { type Components, type Csr, componentDiameter, eccentricity } from '@manaus/graph';
import { breadthFirstSearch, rankOf } from '@manaus/graph/search';
import { pegSymmetries } from '@manaus/kernels';
import type { AnalyzeOptions } from './analysis.js';
import { connectedDiameters, effortOf, quickComponents } from './quick-diameters.js';

/** A stored graph with its components; `ids` lists them, largest first. */
interface StoredParts {
  readonly tower: Tower;
  readonly graph: Csr;
  readonly parts: Components;
  readonly ids: readonly number[];
}

/** The diameter of each component, `null` beyond the effort. */
export function diameters(stored: StoredParts, options: AnalyzeOptions): (number | null)[] {
  if (stored.graph.directed) return strongDiameters(stored, effortOf(options));
  const quick = planesDiameters(stored, options) ?? alikeDiameters(stored, options);
  return quick ?? boundedDiameters(stored, options);
}

/**
 * The diameter of a connected graph by planes, which know the renamings of up to five pegs; the
 * stored graph knows those of more.
 */
function planesDiameters({ tower, graph, ids }: StoredParts, options: AnalyzeOptions) {
  const isKnown = ids.length === 1 && tower.capacities.length <= 5;
  return isKnown ? connectedDiameters(tower, graph.order, options) : null;
}

/**
 * Diameters by bounding eccentricities; renamings of pegs help if there is only one component,
 * which they then keep.
 */
function boundedDiameters(
  { tower, graph, parts, ids }: StoredParts,
  options: AnalyzeOptions,
): (number | null)[] {
  const effort = effortOf(options);
  const roots = firstVertices(graph, parts);
  const symmetries = ids.length === 1 && effort >= graph.order ? pegSymmetries(tower, graph) : [];
  // Each component takes arrays over all vertices: many of them are left open, but for those that
  // need no search.
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
  { tower, graph, parts, ids }: StoredParts,
  options: AnalyzeOptions,
): number[] | null {
  const alike = quickComponents(tower, graph.order, options);
  if (alike === null) return null;
  // The diameter of each component, by the heights of the pegs in it.
  const diameterOf = new Map(
    alike.flatMap(({ heights, diameter }) =>
      heights.map((height) => [height.join(), diameter] as const),
    ),
  );
  const roots = firstVertices(graph, parts);
  return ids.map((id) => {
    const state = tower.codec.unrank(rankOf(graph, roots[id]));
    return diameterOf.get(state.map((discs) => discs.length).join()) as number;
  });
}

/** The first vertex of each component. */
function firstVertices(graph: Csr, parts: Components): number[] {
  const roots = new Array<number>(parts.sizes.length).fill(-1);
  for (let vertex = graph.order - 1; vertex >= 0; vertex--) roots[parts.component[vertex]] = vertex;
  return roots;
}

/** Within a strong component, every shortest path stays in it; all sources are tried. */
function strongDiameters({ graph, parts, ids }: StoredParts, effort: number): (number | null)[] {
  if (graph.order * (graph.order + graph.targets.length) > effort)
    return ids.map((id) => (parts.sizes[id] === 1 ? 0 : null));
  if (parts.sizes.length === 1) return [Math.max(...eccentricity(graph))];
  const longest = longestWithin(graph, parts);
  return ids.map((id) => longest[id]);
}

/** The greatest distance between two vertices of each component. */
function longestWithin(graph: Csr, { component, sizes }: Components): number[] {
  const longest = sizes.map(() => 0);
  for (let vertex = 0; vertex < graph.order; vertex++) {
    const { distance, visited } = breadthFirstSearch(graph, [vertex]);
    const id = component[vertex];
    for (const other of visited)
      if (component[other] === id) longest[id] = Math.max(longest[id], distance[other]);
  }
  return longest;
}
