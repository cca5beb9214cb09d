import type { Rows } from './implicit-graph.js';

/** Makes of the lengths of rows, each one place late, where the rows begin. */
export function accumulate(lengths: Uint32Array): void {
  for (let i = 1; i < lengths.length; i++) lengths[i] += lengths[i - 1];
}

/** An edge by its ends. */
export type Edge = readonly [number, number];

export type Edges = readonly Edge[];

/** The neighbors of a vertex, where they lie. */
export const rowOf = ({ offsets, targets }: Rows, v: number): Uint32Array =>
  targets.subarray(offsets[v], offsets[v + 1]);

/** The number of neighbors of a vertex; of out-neighbors, when directed. */
export const degreeOf = ({ offsets }: Pick<Rows, 'offsets'>, v: number): number =>
  offsets[v + 1] - offsets[v];

/** An edge by its ends, the lower one first. */
export const inOrder = (a: number, b: number): [number, number] => (a < b ? [a, b] : [b, a]);

/** The ends of edges one after the other: two numbers an edge. */
export type Ends = Uint32Array;

/** The ends of some edges. */
export function endsOf(edges: Edges): Ends {
  const ends = new Uint32Array(2 * edges.length);
  for (let i = 0; i < edges.length; i++) {
    ends[2 * i] = edges[i][0];
    ends[2 * i + 1] = edges[i][1];
  }
  return ends;
}

/** The rows of some edges, each in the order in which these come. */
export function rowsOf(order: number, ends: Ends, directed: boolean): Rows {
  const offsets = new Uint32Array(order + 1);
  for (let i = 0; i < ends.length; i += 2) {
    offsets[ends[i] + 1]++;
    if (!directed) offsets[ends[i + 1] + 1]++;
  }
  accumulate(offsets);
  const next = offsets.slice();
  const targets = new Uint32Array(offsets[order]);
  for (let i = 0; i < ends.length; i += 2) {
    const [a, b] = [ends[i], ends[i + 1]];
    targets[next[a]++] = b;
    if (!directed) targets[next[b]++] = a;
  }
  return { offsets, targets };
}
