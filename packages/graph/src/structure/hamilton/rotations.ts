import { seededRandom } from '@manaus/core';
import type { Csr } from '../../csr.js';

/** The share of turns in place of rotations, so that both ends of a path come to rotate. */
const TURNS = 0.2;

/**
 * A Hamilton cycle of a connected graph of three vertices or more, or null where the given number
 * of steps led to none, which proves nothing.
 *
 * A path grows at its end while the end has a neighbor outside, to the one that has the fewest
 * itself. Then an edge from the end back to a vertex of the path takes the place of the edge behind
 * this vertex, which gives the path another end (a rotation), or the path is turned round. A path
 * whose ends are joined is a cycle: it is opened where a vertex outside is near. The path never
 * gets shorter. The same seed gives the same cycle. Time O(order) for a step, and O(size) more;
 * memory O(order). Source: L. Pósa, Hamiltonian circuits in random graphs, 1976.
 */
export function cycleByRotations(graph: Csr, most: number, seed: number): number[] | null {
  const path = new Path(graph, seed);
  for (let step = 0; step < most; step++) {
    path.grow();
    if (!path.isClosed()) path.rotate();
    else if (path.isWhole()) return path.vertices();
    else path.open();
  }
  return null;
}

/** A path of a graph, from vertex 0 at first. */
class Path {
  readonly #graph: Csr;
  readonly #random: () => number;
  readonly #path: Uint32Array;
  /** Where each vertex stands in the path; -1 outside. */
  readonly #place: Int32Array;
  #length = 0;
  /** The vertex of the last rotation, which would undo it; -1 where the end is another. */
  #pivot = -1;

  constructor(graph: Csr, seed: number) {
    this.#graph = graph;
    this.#random = seededRandom(seed);
    this.#path = new Uint32Array(graph.order);
    this.#place = new Int32Array(graph.order).fill(-1);
    this.#append(0);
  }

  isWhole(): boolean {
    return this.#length === this.#path.length;
  }

  isClosed(): boolean {
    const { offsets, targets } = this.#graph;
    const end = this.#end();
    let at = offsets[end];
    while (at < offsets[end + 1] && targets[at] !== this.#path[0]) at++;
    return this.#length > 2 && at < offsets[end + 1];
  }

  vertices(): number[] {
    return Array.from(this.#path.subarray(0, this.#length));
  }

  grow(): void {
    for (let next = this.#next(); next >= 0; next = this.#next()) this.#append(next);
  }

  rotate(): void {
    const pivot = this.#random() < TURNS ? -1 : this.#choosePivot();
    if (pivot < 0) this.#turn();
    else this.#reverse(this.#place[pivot] + 1, this.#length - 1);
    this.#pivot = pivot;
  }

  /** Makes of a closed path one that ends beside a vertex outside. */
  open(): void {
    const end = this.#path.findIndex((v) => this.#countOutside(v) > 0);
    this.#reverse(0, end);
    this.#reverse(end + 1, this.#length - 1);
    this.#turn();
    this.#pivot = -1;
  }

  #end(): number {
    return this.#path[this.#length - 1];
  }

  #append(v: number): void {
    this.#place[v] = this.#length;
    this.#path[this.#length++] = v;
    this.#pivot = -1;
  }

  #turn(): void {
    this.#reverse(0, this.#length - 1);
  }

  #reverse(from: number, to: number): void {
    for (let i = from, j = to; i < j; i++, j--) {
      const a = this.#path[i];
      const b = this.#path[j];
      this.#path[i] = b;
      this.#path[j] = a;
      this.#place[b] = i;
      this.#place[a] = j;
    }
  }

  /** A neighbor of the end outside that has the fewest outside, by chance among equals; or -1. */
  #next(): number {
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    let equals = 0;
    const { offsets, targets } = this.#graph;
    const end = this.#end();
    for (let at = offsets[end]; at < offsets[end + 1]; at++) {
      const v = targets[at];
      if (this.#place[v] >= 0) continue;
      const outside = this.#countOutside(v);
      if (outside > least) continue;
      equals = outside < least ? 1 : equals + 1;
      least = outside;
      if (this.#random() * equals < 1) best = v;
    }
    return best;
  }

  #countOutside(v: number): number {
    const { offsets, targets } = this.#graph;
    let count = 0;
    for (let at = offsets[v]; at < offsets[v + 1]; at++) if (this.#place[targets[at]] < 0) count++;
    return count;
  }

  /** A neighbor of the end, by chance, but not the vertex before it or the last pivot; or -1. */
  #choosePivot(): number {
    let pivot = -1;
    let choices = 0;
    const { offsets, targets } = this.#graph;
    const end = this.#end();
    for (let at = offsets[end]; at < offsets[end + 1]; at++) {
      const v = targets[at];
      if (v === this.#pivot || this.#place[v] === this.#length - 2) continue;
      if (this.#random() * ++choices < 1) pivot = v;
    }
    return pivot;
  }
}
