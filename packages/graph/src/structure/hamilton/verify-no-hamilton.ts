import { range } from '@manaus/core';
import { requireOptions, requireShape } from '@manaus/core/internals';
import type { Graph } from '../../csr.js';
import { requireBoolean, requireListOf, requireUndirected } from '../../requirements.js';
import { connectedComponents } from '../../search/components.js';
import { inducedSubgraph } from '../induced.js';
import { isVertex } from '../is-vertex.js';
import type { HamiltonWalk } from './result.js';

const place = 'graph/hamilton';

/**
 * True if a set of vertices shows that a graph has no Hamilton cycle (`closed`) or path, with
 * `from`, `to` or both as its ends: without the set the graph falls into more components than such
 * a walk can visit.
 *
 * With s vertices gone a cycle is at most max(1, s) paths, a path at most s + 1, less one for each
 * given end that is gone. Time O(order + size). Shares no code with the finder. Throws for a
 * directed graph. Source: V. Chvátal, 1973.
 *
 * @example
 * ```ts
 * verifyNoHamilton(completeBipartiteGraph(6, 8), [0, 1, 2, 3, 4, 5], { closed: false }); // => true
 * verifyNoHamilton(cycleGraph(4), [0, 2], { closed: true }); // => false
 * ```
 */
export function verifyNoHamilton(
  graph: Graph,
  cut: readonly number[],
  walk: HamiltonWalk,
): boolean {
  const known = requireUndirected(place, graph);
  requireListOf(place, 'cut', 'vertices', cut);
  requireShape(place, 'walk', walk, ['closed']);
  requireOptions(place, ['closed', 'from', 'to'], walk);
  requireBoolean(place, 'closed', walk.closed);
  const gone = new Set<number | undefined>(cut);
  if (gone.size !== cut.length || !cut.every((v) => isVertex(known, v))) return false;
  const rest = range(0, known.order - 1).filter((v) => !gone.has(v));
  const { sizes } = connectedComponents(inducedSubgraph(known, rest));
  if (walk.closed) return sizes.length > 1 && sizes.length > cut.length;
  const ends = new Set([walk.from, walk.to].filter((end) => gone.has(end)));
  return sizes.length + ends.size > cut.length + 1;
}
