import { type Graph, neighborsOf } from '../../csr.js';
import { requireBoolean, requireGraph, requireListOf } from '../../requirements.js';
import { isVertex } from '../is-vertex.js';

const place = 'graph/hamilton';

/**
 * True if the vertices are a Hamilton path of the graph: each once, every two in a row joined; with
 * `closed`, the last joined to the first as well, and three of them at least.
 *
 * Arcs of a directed graph count one way. Time O(order + size). Shares no code with the finder.
 *
 * @example
 * ```ts
 * verifyHamilton(pathGraph(3), [0, 1, 2]); // => true
 * verifyHamilton(pathGraph(3), [0, 1, 2], true); // => false
 * ```
 */
export function verifyHamilton(graph: Graph, path: readonly number[], closed = false): boolean {
  const known = requireGraph(place, graph);
  requireListOf(place, 'path', 'vertices', path);
  requireBoolean(place, 'closed', closed);
  if (
    path.length !== known.order ||
    new Set(path).size !== known.order ||
    !path.every((v) => isVertex(known, v))
  )
    return false;
  if (closed && path.length < 3) return false;
  const steps = closed ? path.length : path.length - 1;
  for (let i = 0; i < steps; i++)
    if (!neighborsOf(known, path[i]).includes(path[(i + 1) % path.length])) return false;
  return true;
}
