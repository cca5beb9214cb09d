import { range } from '@manaus/core';
import { type Csr, edgesOf, type Graph, graphFromEdges } from '../../csr.js';
import { requireLimit, requireUndirected, requireVertex } from '../../requirements.js';
import { hamiltonCut } from './cut.js';
import { CycleSearch } from './cycle-search.js';
import type { Hamilton } from './result.js';
import { cycleByRotations } from './rotations.js';

const place = 'graph/hamilton';
const LIMIT = 1_000_000;
/** Choices before the first rotations: what takes fewer is found as if there were none. */
const BEFORE_ROTATIONS = 1000;

/** The limit of the search. */
export interface HamiltonOptions {
  /** Choices after which the search gives up. Default: 1,000,000. */
  readonly limit?: number;
}

/**
 * A Hamilton cycle, or that none exists: each vertex once, and an edge from the last back to the
 * first.
 *
 * First a cut is looked for that leaves more components than a cycle can visit, as unequal color
 * classes of a bipartite graph do; then comes an exhaustive search.
 * Backtracking over edges: a vertex with two edges left uses both, one with two used loses the
 * others, the two ends of a path are not joined too soon, and what is left must hang together
 * without any one vertex. After 1,000 choices, and whenever there are twice as many, a path is
 * rotated as often (Pósa), which finds a cycle of most graphs that have many, such as the
 * middle-levels graphs. Exponential time at worst; memory O(order + size). A graph of fewer than
 * three vertices has none. Throws for a directed graph. Checked by `verifyHamilton` and
 * `verifyNoHamilton`.
 *
 * @example
 * ```ts
 * hamiltonCycle(cycleGraph(4)); // => { answer: 'found', path: [0, 1, 2, 3], nodes: 0 }
 * hamiltonCycle(pathGraph(4)); // => { answer: 'none', cut: [1], nodes: 0 }
 * hamiltonCycle(completeBipartiteGraph(6, 8)).cut.length; // => 6
 * ```
 */
export function hamiltonCycle(graph: Graph, options: HamiltonOptions = {}): Hamilton {
  const known = requireUndirected(place, graph);
  const limit = requireLimit(place, options, LIMIT);
  if (known.order < 3) return { answer: 'none', cut: null, nodes: 0 };
  const cut = hamiltonCut(known, { closed: true });
  if (cut !== null) return { answer: 'none', cut, nodes: 0 };
  return searchCycle(known, limit);
}

/**
 * Choices and rotations in turn, as many of each; a step of a rotation takes a small part of the
 * time of a choice.
 */
function searchCycle(graph: Csr, limit: number): Hamilton {
  const search = new CycleSearch(graph);
  for (let nodes = BEFORE_ROTATIONS; nodes < limit; nodes *= 2) {
    const answer = search.run(nodes);
    if (answer.answer !== 'unknown') return answer;
    const path = cycleByRotations(graph, nodes, nodes);
    if (path !== null) return { answer: 'found', path, nodes };
  }
  return search.run(limit);
}

/**
 * A Hamilton path, or that none exists; with `from`, `to` or
 * both, one with those ends.
 *
 * It is a Hamilton cycle through one more vertex, joined to every vertex that may be an end. Time
 * and cuts as `hamiltonCycle`. Throws for a directed graph, and for ends that are not vertices.
 * Checked by `verifyHamilton` and `verifyNoHamilton`.
 *
 * @example
 * ```ts
 * hamiltonPath(pathGraph(3), { from: 2 }); // => { answer: 'found', path: [2, 1, 0], nodes: 0 }
 * hamiltonPath(completeBipartiteGraph(1, 3)).answer; // => 'none'
 * ```
 */
export function hamiltonPath(
  graph: Graph,
  options: HamiltonOptions & {
    readonly from?: number;
    readonly to?: number;
  } = {},
): Hamilton {
  const known = requireUndirected(place, graph);
  const limit = requireLimit(place, options, LIMIT, ['limit', 'from', 'to']);
  const { order } = known;
  const { from, to } = options;
  for (const [name, end] of Object.entries({ from, to }))
    if (end !== undefined) requireVertex(place, known, end, name);
  if (order === 1) return { answer: 'found', path: [0], nodes: 0 };
  if (order === 0 || (from !== undefined && from === to))
    return { answer: 'none', cut: null, nodes: 0 };
  const cut = hamiltonCut(known, { closed: false, from, to });
  if (cut !== null) return { answer: 'none', cut, nodes: 0 };
  const found = searchCycle(withApex(known, from, to), limit);
  if (found.answer !== 'found') return found;
  // The cycle without its new vertices, which come one after the other; or the same backwards, as
  // its ends were asked for.
  const cycle = found.path;
  const apex = cycle.findIndex((v) => v >= order);
  const path = [...cycle.slice(apex), ...cycle.slice(0, apex)].filter((v) => v < order);
  const backwards = from !== undefined ? path[0] !== from : to !== undefined && path.at(-1) !== to;
  return { ...found, path: backwards ? path.reverse() : path };
}

/**
 * Joins one or two new vertices to the ends allowed: two, in a row, when one end is free, for the
 * cycle must pass both.
 */
function withApex(graph: Csr, from: number | undefined, to: number | undefined): Csr {
  const { order } = graph;
  const all = range(0, order - 1);
  const edges = edgesOf(graph);
  const fixed = [from, to].filter((end): end is number => end !== undefined);
  if (fixed.length !== 1)
    return graphFromEdges(order + 1, [
      ...edges,
      ...(fixed.length === 2 ? fixed : all).map((v): [number, number] => [v, order]),
    ]);
  const free = all.filter((v) => v !== fixed[0]).map((v): [number, number] => [v, order + 1]);
  return graphFromEdges(order + 2, [...edges, [fixed[0], order], [order, order + 1], ...free]);
}
