import type { EdgeLevel } from '@manaus/blocks';
import { InputError } from '@manaus/core';
import { Draft } from './draft.js';

/** A place on a grid, from the left and from the bottom. */
export type Place = readonly [x: number, y: number];

/** Vertices of an induced subgraph of a grid: neighbors are those at distance one. */
export type GridGraph = readonly Place[];

const same = ([a, b]: Place, [c, d]: Place): boolean => a === c && b === d;

/**
 * The level of On The Edge that asks whether a grid graph has a Hamiltonian path from u to v.
 *
 * One cell per vertex; the cube starts on u; v is blue and takes to the other blue cell, which
 * stands apart, beside the end. u and v must differ: a cell is not both the start and blue. Source:
 * [ramos2014, section 4.2].
 *
 * @example
 * ```ts
 * gridToEdge([[0, 0], [1, 0]], [0, 0], [1, 0]).width; // => 5
 * ```
 */
export function gridToEdge(graph: GridGraph, u: Place, v: Place): EdgeLevel {
  if (![u, v].every((end) => graph.some((place) => same(place, end))))
    throw new InputError('papers/reductions', 'u and v', 'member', {
      of: 'vertices',
      got: `${u} and ${v}`,
    });
  if (same(u, v)) throw new InputError('papers/reductions', 'v', 'unlike', { other: 'u', got: v });
  const right = Math.max(...graph.map(([x]) => x));
  const draft = new Draft(right + 4, Math.max(...graph.map(([, y]) => y)) + 1);
  for (const [x, y] of graph) draft.put(x, y);
  draft.put(...u, 'S');
  draft.put(...v, 'B');
  draft.put(right + 2, 0, 'B');
  draft.put(right + 3, 0, 'G');
  return draft.level('on-the-edge', 'a Hamiltonian path') as EdgeLevel;
}

/**
 * True if a grid graph has a Hamiltonian path from u to v: which ends can be reached over each set
 * of vertices, set by set (Held and Karp).
 *
 * Time 2^n n, space 2^n, n the number of vertices.
 *
 * @example
 * ```ts
 * hasHamiltonianPath([[0, 0], [1, 0], [2, 0]], [0, 0], [1, 0]); // => false
 * ```
 */
export function hasHamiltonianPath(graph: GridGraph, u: Place, v: Place): boolean {
  const next = graph.map(([x, y]) =>
    graph.flatMap(([a, b], i) => (Math.abs(a - x) + Math.abs(b - y) === 1 ? [i] : [])),
  );
  const from = graph.findIndex((place) => same(place, u));
  const ends = new Uint32Array(2 ** graph.length);
  ends[1 << from] = 1 << from;
  for (let set = 1; set < ends.length; set++)
    for (let end = 0; end < graph.length; end++)
      if ((ends[set] >> end) & 1)
        for (const other of next[end])
          if (!((set >> other) & 1)) ends[set | (1 << other)] |= 1 << other;
  return ((ends[ends.length - 1] >> graph.findIndex((place) => same(place, v))) & 1) === 1;
}
