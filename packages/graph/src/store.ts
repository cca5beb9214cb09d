import type { ImplicitGraph } from './implicit-graph.js';
import { requireRoom } from './memory.js';
import type { Csr } from './stored-graph.js';

/** An implicit graph, stored; an `InputError` where it would not fit in memory. */
export function stored(
  place: string,
  parameter: string,
  graph: ImplicitGraph,
  onProgress?: (share: number) => void,
): Csr {
  const { space, directed } = graph;
  requireRoom(place, parameter, { vertices: space, arcs: space < LARGE ? 0 : arcsAbout(graph) });
  const rows = graph.rows?.(onProgress);
  if (rows !== undefined) return { order: space, directed, ...rows, ranks: null };
  const ids = vertexIds(graph);
  const offsets = rowOffsets(graph, ids, onProgress, (known) =>
    requireRoom(place, parameter, { vertices: space, arcs: known }),
  );
  const order = offsets.length - 1;
  const targets = rowTargets(graph, ids, offsets, onProgress);
  return { order, directed, offsets, targets, ranks: ids?.ranks ?? null };
}

/** A graph with fewer ranks needs no estimate. */
const LARGE = 2 ** 20;

/** Vertices of which the degrees are looked at for an estimate. */
const SAMPLE = 1000;

/** About as many arcs as there are, by the degrees of some vertices. */
function arcsAbout(graph: ImplicitGraph): number {
  const { space } = graph;
  const out = new Uint32Array(graph.maxDegree + 1);
  const step = Math.ceil(space / SAMPLE);
  let arcs = 0;
  for (let rank = 0; rank < space; rank += step)
    if (graph.has(rank)) arcs += graph.neighbors(rank, out);
  return arcs * step;
}

const HOLE = 0xffffffff;

/** The ranks of the vertices in order, and the vertex of each rank. */
interface VertexIds {
  readonly order: number;
  readonly of: Uint32Array;
  readonly ranks: Uint32Array;
}

/** The first pass: where the row of each vertex begins. */
function rowOffsets(
  graph: ImplicitGraph,
  ids: VertexIds | null,
  onProgress: ((share: number) => void) | undefined,
  requireRoomFor: (arcs: number) => void,
): Uint32Array {
  const { space } = graph;
  const step = Math.ceil(space / 50);
  const out = new Uint32Array(graph.maxDegree + 1);
  const offsets = new Uint32Array((ids === null ? space : ids.order) + 1);
  let arcs = 0;
  for (let rank = 0, id = 0; rank < space; rank++) {
    if (onProgress !== undefined && rank % step === 0) onProgress(rank / space / 2);
    if (ids !== null && ids.of[rank] === HOLE) continue;
    arcs += graph.neighbors(rank, out);
    offsets[++id] = arcs;
  }
  requireRoomFor(arcs);
  return offsets;
}

/** The second pass: the neighbors, row after row. */
function rowTargets(
  graph: ImplicitGraph,
  ids: VertexIds | null,
  offsets: Uint32Array,
  onProgress: ((share: number) => void) | undefined,
): Uint32Array {
  const { space } = graph;
  const step = Math.ceil(space / 50);
  const out = new Uint32Array(graph.maxDegree + 1);
  const targets = new Uint32Array(offsets[offsets.length - 1]);
  for (let rank = 0, at = 0; rank < space; rank++) {
    if (onProgress !== undefined && rank % step === 0) onProgress(0.5 + rank / space / 2);
    if (ids !== null && ids.of[rank] === HOLE) continue;
    const degree = graph.neighbors(rank, out);
    for (let i = 0; i < degree; i++) targets[at++] = ids === null ? out[i] : ids.of[out[i]];
  }
  return targets;
}

/** Dense ids of the ranks, or `null` when every rank is a vertex. */
function vertexIds(graph: ImplicitGraph): VertexIds | null {
  const { space } = graph;
  let order = 0;
  for (let rank = 0; rank < space; rank++) if (graph.has(rank)) order++;
  if (order === space) return null;
  const ranks = new Uint32Array(order);
  const ids = new Uint32Array(space).fill(HOLE);
  for (let rank = 0, id = 0; rank < space; rank++)
    if (graph.has(rank)) {
      ids[rank] = id;
      ranks[id++] = rank;
    }
  return { order, of: ids, ranks };
}
