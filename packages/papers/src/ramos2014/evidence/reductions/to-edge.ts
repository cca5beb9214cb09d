import type { EdgeLevel } from '@manaus/blocks';
import { InputError, requireInteger } from '@manaus/core';
import { requireKind } from '@manaus/core/internals';
import { Draft } from './draft.js';

/** A place on a grid, from the left and from the bottom. */
export type Place = readonly [x: number, y: number];

/** Vertices of an induced subgraph of a grid: neighbors are those at distance one. */
export type GridGraph = readonly Place[];

const same = ([a, b]: Place, [c, d]: Place): boolean => a === c && b === d;

const place = 'papers/reductions';

/** Throws an `InputError` unless a graph is a list of places, and u and v are among them. */
function requireEnds(graph: GridGraph, u: Place, v: Place): void {
  for (const vertex of requireKind(place, 'graph', 'list', graph)) requirePlace('graph', vertex);
  for (const [name, end] of Object.entries({ u, v })) {
    requirePlace(name, end);
    if (!graph.some((vertex) => same(vertex, end)))
      throw new InputError(place, name, 'member', { of: 'vertices', got: end });
  }
}

function requirePlace(name: string, at: Place): void {
  if (!Array.isArray(at) || at.length !== 2)
    throw new InputError(place, name, 'form', { form: '[x, y]', got: at });
  for (const coordinate of at) requireInteger(place, name, coordinate, 0);
}

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
  requireEnds(graph, u, v);
  if (same(u, v)) throw new InputError(place, 'v', 'unlike', { other: 'u', got: v });
  const right = Math.max(...graph.map(([x]) => x));
  const draft = new Draft(right + 4, Math.max(...graph.map(([, y]) => y)) + 1);
  for (const [x, y] of graph) draft.put(x, y);
  draft.put(...u, 'S');
  draft.put(...v, 'B');
  draft.put(right + 2, 0, 'B');
  draft.put(right + 3, 0, 'G');
  return draft.level('on-the-edge', 'a Hamiltonian path') as EdgeLevel;
}

/** More vertices have too many sets. */
const MOST_VERTICES = 24;

/**
 * True if a grid graph has a Hamiltonian path from u to v: which ends can be reached over each set
 * of vertices, set by set (Held and Karp).
 *
 * Time 2^n n, space 2^n, n the number of vertices, at most 24.
 *
 * @example
 * ```ts
 * hasHamiltonianPath([[0, 0], [1, 0], [2, 0]], [0, 0], [1, 0]); // => false
 * ```
 */
export function hasHamiltonianPath(graph: GridGraph, u: Place, v: Place): boolean {
  requireEnds(graph, u, v);
  if (graph.length > MOST_VERTICES)
    throw new InputError(place, 'graph', 'atMostOf', {
      n: MOST_VERTICES,
      of: 'vertices',
      got: graph.length,
    });
  const next = graph.map(([x, y]) =>
    graph.flatMap(([a, b], i) => (Math.abs(a - x) + Math.abs(b - y) === 1 ? [i] : [])),
  );
  const from = graph.findIndex((vertex) => same(vertex, u));
  const ends = new Uint32Array(2 ** graph.length);
  ends[1 << from] = 1 << from;
  for (let set = 1; set < ends.length; set++)
    for (let end = 0; end < graph.length; end++)
      if ((ends[set] >> end) & 1)
        for (const other of next[end])
          if (!((set >> other) & 1)) ends[set | (1 << other)] |= 1 << other;
  return ((ends[ends.length - 1] >> graph.findIndex((vertex) => same(vertex, v))) & 1) === 1;
}
