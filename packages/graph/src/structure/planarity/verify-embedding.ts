import type { Csr } from '../../csr.js';

/**
 * True if a rotation system is a planar embedding of the graph: every row holds the vertex's
 * neighbors, and every component obeys Euler's formula, order - size + faces = 2.
 *
 * Faces are traced: after the arc u -> v comes the one that follows v -> u in the rotation at v.
 * Time and memory O(order + size), expected. Shares no code with the finder. Source: L. Euler,
 * 1758; J. Edmonds, 1960, for rotation systems.
 *
 * @example
 * ```ts
 * const square = cycleGraph(4);
 * verifyEmbedding(square, square.targets); // => true
 * const k5 = completeGraph(5);
 * verifyEmbedding(k5, k5.targets); // => false
 * ```
 */
export function verifyEmbedding(graph: Csr, rotation: Uint32Array): boolean {
  const { order, offsets, targets } = graph;
  if (graph.directed || rotation.length !== targets.length) return false;
  for (let v = 0; v < order; v++) {
    const row = targets.slice(offsets[v], offsets[v + 1]).sort();
    const turned = rotation.slice(offsets[v], offsets[v + 1]).sort();
    if (row.some((u, i) => u !== turned[i])) return false;
  }
  const component = componentOf(graph);
  const euler = new Map<number, number>();
  for (let v = 0; v < order; v++) {
    const half = (offsets[v + 1] - offsets[v]) / 2;
    euler.set(component[v], (euler.get(component[v]) ?? 0) + 1 - half);
  }
  for (const start of faceStarts(graph, rotation))
    euler.set(component[start], (euler.get(component[start]) ?? 0) + 1);
  for (let v = 0; v < order; v++) if (offsets[v + 1] === offsets[v]) euler.set(component[v], 2);
  return [...euler.values()].every((sum) => sum === 2);
}

/** One vertex on the boundary of each face. */
function faceStarts({ order, offsets }: Csr, rotation: Uint32Array): number[] {
  const place = new Map<number, number>();
  for (let v = 0; v < order; v++)
    for (let i = offsets[v]; i < offsets[v + 1]; i++) place.set(v * order + rotation[i], i);
  const traced = new Uint8Array(rotation.length);
  const starts: number[] = [];
  for (let v = 0; v < order; v++)
    for (let i = offsets[v]; i < offsets[v + 1]; i++) {
      if (traced[i] === 1) continue;
      starts.push(v);
      for (let from = v, at = i; traced[at] === 0; ) {
        traced[at] = 1;
        const to = rotation[at];
        const back = place.get(to * order + from);
        if (back === undefined) return [];
        at = back + 1 === offsets[to + 1] ? offsets[to] : back + 1;
        from = to;
      }
    }
  return starts;
}

function componentOf({ order, offsets, targets }: Csr): Int32Array {
  const component = new Int32Array(order).fill(-1);
  for (let root = 0; root < order; root++) {
    if (component[root] !== -1) continue;
    component[root] = root;
    const stack = [root];
    for (let v = stack.pop(); v !== undefined; v = stack.pop())
      for (let i = offsets[v]; i < offsets[v + 1]; i++)
        if (component[targets[i]] === -1) {
          component[targets[i]] = root;
          stack.push(targets[i]);
        }
  }
  return component;
}
