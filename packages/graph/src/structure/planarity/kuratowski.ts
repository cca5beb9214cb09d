import type { Csr } from '../../csr.js';
import { accumulate } from '../../rows.js';
import { edgesAlong, type PathEdge, withoutDegreeTwo } from './homeomorph.js';
import { isPlanar } from './left-right.js';

/**
 * The edges of a subdivision of K_5 or K_{3,3} in a non-planar graph.
 *
 * First the shortest non-planar prefix of the edges in breadth-first order, by doubling and
 * halving; then whole chunks are deleted while the rest stays non-planar, in ever smaller chunks,
 * vertices of degree 2 being suppressed in between. When no single edge can go, what is left is K_5
 * or K_{3,3}, by Kuratowski's theorem. Time O(k size) for k the edges of the result, about.
 */
export function kuratowskiSubgraph(graph: Csr): [number, number][] {
  let edges = withoutDegreeTwo(nonPlanarPrefix(graph.order, breadthFirstEdges(graph)));
  for (let chunk = edges.length >>> 1; chunk >= 1; chunk = Math.min(chunk, edges.length) >>> 1)
    edges = withoutDegreeTwo(withoutChunks(graph.order, edges, chunk));
  return edges.flatMap(edgesAlong);
}

/** Near edges come near each other, so that a prefix is a small part of the graph. */
function breadthFirstEdges({ order, offsets, targets }: Csr): PathEdge[] {
  const edges: PathEdge[] = [];
  const seen = new Uint8Array(order);
  const done = new Uint8Array(order);
  const queue = new Uint32Array(order);
  let tail = 0;
  for (let root = 0, head = 0; root < order; root++) {
    if (seen[root] === 0) {
      seen[root] = 1;
      queue[tail++] = root;
    }
    for (; head < tail; head++) {
      const v = queue[head];
      done[v] = 1;
      for (let i = offsets[v]; i < offsets[v + 1]; i++) {
        const to = targets[i];
        if (done[to] === 1) edges.push({ ends: [to, v], length: 1, parts: null });
        else if (seen[to] === 0) {
          seen[to] = 1;
          queue[tail++] = to;
        }
      }
    }
  }
  return edges;
}

function nonPlanarPrefix(order: number, edges: readonly PathEdge[]): PathEdge[] {
  let most = Math.min(16, edges.length);
  let least = 0;
  while (planarPart(order, edges.slice(0, most))) {
    least = most;
    most = Math.min(2 * most, edges.length);
  }
  while (most - least > 1) {
    const middle = (least + most) >>> 1;
    if (planarPart(order, edges.slice(0, middle))) least = middle;
    else most = middle;
  }
  return edges.slice(0, most);
}

/** Deletes each chunk in turn whose loss leaves the rest non-planar. */
function withoutChunks(order: number, edges: readonly PathEdge[], chunk: number): PathEdge[] {
  let kept = edges.slice();
  for (let at = 0; at < kept.length; ) {
    const rest = kept.slice(0, at).concat(kept.slice(at + chunk));
    if (planarPart(order, rest)) at += chunk;
    else kept = rest;
  }
  return kept;
}

function planarPart(order: number, edges: readonly PathEdge[]): boolean {
  const ids = new Int32Array(order).fill(-1);
  let vertices = 0;
  for (const { ends } of edges) for (const end of ends) if (ids[end] < 0) ids[end] = vertices++;
  const offsets = new Uint32Array(vertices + 1);
  for (const { ends } of edges) for (const end of ends) offsets[ids[end] + 1]++;
  accumulate(offsets);
  const next = offsets.slice();
  const targets = new Uint32Array(2 * edges.length);
  for (const { ends } of edges) {
    targets[next[ids[ends[0]]]++] = ids[ends[1]];
    targets[next[ids[ends[1]]]++] = ids[ends[0]];
  }
  return isPlanar({ order: vertices, directed: false, offsets, targets, ranks: null });
}
