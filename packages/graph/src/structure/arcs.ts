import type { InputError } from '@manaus/core';
import { faultMaker, tally } from '@manaus/core/internals';
import type { Csr } from '../csr.js';

declare module '@manaus/core/faults' {
  interface Faults {
    oneWay: { readonly from: number; readonly to: number };
  }
}

const fault = faultMaker({
  oneWay: ({ from, to }, what) => `${what} must have ${to} -> ${from} beside ${from} -> ${to}`,
});

/** The vertex each arc leaves. */
export function arcSources({ order, offsets, targets }: Csr): Uint32Array {
  const sources = new Uint32Array(targets.length);
  for (let v = 0; v < order; v++) sources.fill(v, offsets[v], offsets[v + 1]);
  return sources;
}

/**
 * The arc back of each arc, in linear time: in-arcs and out-arcs of a vertex, both sorted by the
 * other end, pair up.
 *
 * Throws an {@link InputError} where an arc has none.
 */
export function arcTwins(place: string, graph: Csr, sources: Uint32Array): Uint32Array {
  const { order, offsets, targets } = graph;
  const arcs = targets.length;
  const into = new Uint32Array(arcs);
  const next = offsets.slice();
  for (let arc = 0; arc < arcs; arc++) {
    const at = next[targets[arc]]++;
    if (at >= offsets[targets[arc] + 1]) throw unpaired(place, graph, sources);
    into[at] = arc;
  }
  const twins = new Uint32Array(arcs);
  next.set(offsets);
  for (let v = 0; v < order; v++) {
    for (let i = offsets[v]; i < offsets[v + 1]; i++) {
      const arc = into[i];
      const back = into[next[sources[arc]]++];
      if (sources[back] !== v) throw unpaired(place, graph, sources);
      twins[back] = arc;
    }
  }
  return twins;
}

/** The error for the first arc that stands more often than the one back. */
function unpaired(place: string, { order, targets }: Csr, sources: Uint32Array): InputError {
  const name = (from: number, to: number) => from * order + to;
  const times = tally(Array.from(sources, (from, arc) => name(from, targets[arc])));
  const timesOf = (from: number, to: number) => times.get(name(from, to)) ?? 0;
  const at = sources.findIndex((a, arc) => timesOf(a, targets[arc]) > timesOf(targets[arc], a));
  return fault(place, 'graph', 'oneWay', { from: sources[at], to: targets[at] });
}

/** True if two vertices are adjacent, in O(log degree): sorts a copy of the rows once. */
export function adjacency(graph: Csr): (from: number, to: number) => boolean {
  const { offsets } = graph;
  const targets = graph.targets.slice();
  for (let v = 0; v < graph.order; v++) targets.subarray(offsets[v], offsets[v + 1]).sort();
  return (from, to) => {
    let low = offsets[from];
    let high = offsets[from + 1] - 1;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      if (targets[middle] === to) return true;
      if (targets[middle] < to) low = middle + 1;
      else high = middle - 1;
    }
    return false;
  };
}
