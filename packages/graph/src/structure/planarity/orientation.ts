import type { Csr } from '../../csr.js';
import { accumulate } from '../../rows.js';
import { arcSources, arcTwins } from '../arcs.js';

export const NONE = -1;

/** A depth-first orientation: tree arcs go down, back arcs up; one arc of each edge is oriented. */
export interface Orientation {
  readonly graph: Csr;
  readonly sources: Uint32Array;
  readonly twins: Uint32Array;
  readonly roots: readonly number[];
  /** The depth of each vertex. */
  readonly height: Int32Array;
  /** The tree arc into each vertex, `NONE` for roots. */
  readonly parent: Int32Array;
  readonly oriented: Uint8Array;
  /** The lowest height that an oriented arc returns to. */
  readonly lowpoint: Int32Array;
  /**
   * Twice the lowpoint, and one more for an arc that returns to two heights: the order in which
   * arcs nest.
   */
  readonly nesting: Int32Array;
}

/**
 * The first phase: depth-first search from every vertex not yet seen, lowpoints on the way back.
 * Linear time.
 */
export function orient(graph: Csr): Orientation {
  const { order, offsets, targets } = graph;
  const sources = arcSources(graph);
  const twins = arcTwins('graph/planarity', graph, sources);
  const roots: number[] = [];
  const height = new Int32Array(order).fill(NONE);
  const parent = new Int32Array(order).fill(NONE);
  const oriented = new Uint8Array(targets.length);
  const lowpoint = new Int32Array(targets.length);
  const second = new Int32Array(targets.length);
  const nesting = new Int32Array(targets.length);
  const next = offsets.slice();
  const finish = (arc: number, from: number) => {
    const low = lowpoint[arc];
    nesting[arc] = 2 * low + (second[arc] < height[from] ? 1 : 0);
    const above = parent[from];
    if (above === NONE) return;
    if (low < lowpoint[above]) {
      second[above] = Math.min(lowpoint[above], second[arc]);
      lowpoint[above] = low;
    } else second[above] = Math.min(second[above], low > lowpoint[above] ? low : second[arc]);
  };
  for (let root = 0; root < order; root++) {
    if (height[root] !== NONE) continue;
    roots.push(root);
    height[root] = 0;
    for (let v = root; ; ) {
      if (next[v] < offsets[v + 1]) {
        const arc = next[v];
        const to = targets[arc];
        if (oriented[twins[arc]] === 1) next[v]++;
        else {
          oriented[arc] = 1;
          lowpoint[arc] = second[arc] = height[v];
          if (height[to] === NONE) {
            parent[to] = arc;
            height[to] = height[v] + 1;
            v = to;
          } else {
            lowpoint[arc] = height[to];
            finish(arc, v);
            next[v]++;
          }
        }
      } else if (parent[v] === NONE) break;
      else {
        const arc = parent[v];
        v = sources[arc];
        finish(arc, v);
        next[v]++;
      }
    }
  }
  return { graph, sources, twins, roots, height, parent, oriented, lowpoint, nesting };
}

/**
 * The oriented arcs, vertex by vertex: those out of v are `arcs[starts[v]]` to
 * `arcs[starts[v + 1] - 1]`.
 */
export interface OutArcs {
  readonly starts: Uint32Array;
  readonly arcs: Uint32Array;
}

/**
 * The oriented arcs out of each vertex by increasing key, by counting sort: linear time for keys of
 * at most twice the order.
 */
export function outArcs({ graph, sources, oriented }: Orientation, key: Int32Array): OutArcs {
  const shift = 2 * graph.order + 2;
  const counts = new Uint32Array(2 * shift + 1);
  const starts = new Uint32Array(graph.order + 1);
  for (let arc = 0; arc < key.length; arc++)
    if (oriented[arc] === 1) {
      counts[key[arc] + shift + 1]++;
      starts[sources[arc] + 1]++;
    }
  accumulate(counts);
  accumulate(starts);
  const byKey = new Uint32Array(starts[graph.order]);
  for (let arc = 0; arc < key.length; arc++)
    if (oriented[arc] === 1) byKey[counts[key[arc] + shift]++] = arc;
  const next = starts.slice();
  const arcs = new Uint32Array(byKey.length);
  for (const arc of byKey) arcs[next[sources[arc]]++] = arc;
  return { starts, arcs };
}
