import { InputError } from '@manaus/core';
import { type Csr, graphOfEnds } from './csr.js';
import { requireRoom } from './memory.js';

/** More edges are not read from a document, whatever memory there is. */
const MOST_EDGES = 2 ** 27;
/** The list, twice while it grows, and the rows. */
const BYTES_PER_EDGE = 32;

/**
 * The edges of a graph as it is read or made, each as two numbers in one list.
 *
 * Few characters may stand for very many edges, so whoever knows a number of edges beforehand asks
 * for room first.
 */
export class EdgeList {
  readonly #place: string;
  readonly #parameter: string;
  #ends = new Uint32Array(128);
  #length = 0;

  constructor(place: string, parameter = 'text') {
    this.#place = place;
    this.#parameter = parameter;
  }

  /** Throws an {@link InputError} unless there is room for some more edges. */
  requireRoomFor(more: number): void {
    const edges = this.#length / 2 + more;
    if (edges > MOST_EDGES)
      throw new InputError(this.#place, this.#parameter, 'atMostOf', {
        n: MOST_EDGES,
        of: 'edges',
        got: edges,
      });
    const size = { vertices: 0, arcs: 2 * edges };
    requireRoom(this.#place, this.#parameter, size, BYTES_PER_EDGE * edges);
  }

  add(a: number, b: number): void {
    if (this.#length === this.#ends.length) this.#grow();
    this.#ends[this.#length++] = a;
    this.#ends[this.#length++] = b;
  }

  #grow(): void {
    this.requireRoomFor(this.#length / 2);
    const longer = new Uint32Array(2 * this.#length);
    longer.set(this.#ends);
    this.#ends = longer;
  }

  /** The graph of the edges; the ends are numbers of vertices, or are renamed to them. */
  graph(order: number, directed: boolean, { merged = false, vertexOf }: ReadOptions = {}): Csr {
    const ends = this.#ends.subarray(0, this.#length);
    if (vertexOf !== undefined) for (let i = 0; i < ends.length; i++) ends[i] = vertexOf(ends[i]);
    return graphOfEnds(order, ends, directed, merged);
  }
}

/** How the ends are read. */
interface ReadOptions {
  /** An edge that comes again is one with the first. */
  readonly merged?: boolean;
  /** The vertex of a number; by default the number is the vertex. */
  readonly vertexOf?: (end: number) => number;
}
