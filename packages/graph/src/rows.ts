import type { Rows } from './implicit-graph.js';

/** Makes of the lengths of rows, each one place late, where the rows begin. */
export function accumulate(lengths: Uint32Array): void {
  for (let i = 1; i < lengths.length; i++) lengths[i] += lengths[i - 1];
}

/** The rows of some edges, each in the order in which these come. */
export function rowsOf(
  order: number,
  edges: readonly (readonly [number, number])[],
  directed: boolean,
): Rows {
  const offsets = new Uint32Array(order + 1);
  for (const [a, b] of edges) {
    offsets[a + 1]++;
    if (!directed) offsets[b + 1]++;
  }
  accumulate(offsets);
  const next = offsets.slice();
  const targets = new Uint32Array(offsets[order]);
  for (const [a, b] of edges) {
    targets[next[a]++] = b;
    if (!directed) targets[next[b]++] = a;
  }
  return { offsets, targets };
}
