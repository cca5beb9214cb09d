import type { Sides } from './constraints.js';
import { NONE, type Orientation, outArcs } from './orientation.js';

/**
 * The third phase: resolves the sides, and places each back arc next to the tree arc it encloses.
 * Linear time.
 */
export function embed(o: Orientation, sides: Sides): Uint32Array {
  resolve(o, sides);
  const signed = o.nesting.map((depth, arc) => depth * sides.side[arc]);
  const out = outArcs(o, signed);
  const ring = new Ring(o, out.starts, out.arcs);
  const { sources, twins, parent } = o;
  const { targets } = o.graph;
  const leftmost = new Int32Array(o.graph.order).fill(NONE);
  const rightmost = new Int32Array(o.graph.order).fill(NONE);
  const next = out.starts.slice();
  for (const root of o.roots)
    for (let v = root; ; ) {
      if (next[v] === out.starts[v + 1]) {
        if (parent[v] === NONE) break;
        v = sources[parent[v]];
        continue;
      }
      const arc = out.arcs[next[v]++];
      const to = targets[arc];
      if (parent[to] === arc) {
        leftmost[v] = rightmost[v] = arc;
        v = to;
      } else if (sides.side[arc] === 1) ring.insertAfter(twins[arc], rightmost[to]);
      else {
        ring.insertBefore(twins[arc], leftmost[to]);
        leftmost[to] = twins[arc];
      }
    }
  return ring.rows();
}

/** Turns each relative side into an absolute one, along the chains of references. */
function resolve({ oriented }: Orientation, { side, reference }: Sides): void {
  for (let arc = 0; arc < oriented.length; arc++) {
    if (oriented[arc] === 0) continue;
    // The arcs that refer to one another, from this one on to the last that refers to any.
    const chain: number[] = [];
    for (let at = arc; reference[at] !== NONE; at = reference[at]) chain.push(at);
    for (const link of chain.reverse()) {
      side[link] *= side[reference[link]];
      reference[link] = NONE;
    }
  }
}

/** The arcs out of each vertex in clockwise order, linked both ways. */
class Ring {
  readonly #o: Orientation;
  readonly #after: Uint32Array;
  readonly #before: Uint32Array;
  readonly #first: Int32Array;

  /** Each vertex starts with the arc to its parent, then its oriented arcs. */
  constructor(o: Orientation, starts: Uint32Array, arcs: Uint32Array) {
    this.#o = o;
    this.#after = new Uint32Array(o.oriented.length);
    this.#before = new Uint32Array(o.oriented.length);
    this.#first = new Int32Array(o.graph.order).fill(NONE);
    for (let v = 0; v < o.graph.order; v++) {
      let last = o.parent[v] === NONE ? NONE : o.twins[o.parent[v]];
      if (last !== NONE) this.#start(v, last);
      for (let i = starts[v]; i < starts[v + 1]; i++) {
        if (last === NONE) this.#start(v, arcs[i]);
        else this.insertAfter(arcs[i], last);
        last = arcs[i];
      }
    }
  }

  #start(v: number, arc: number): void {
    this.#first[v] = this.#after[arc] = this.#before[arc] = arc;
  }

  insertAfter(arc: number, other: number): void {
    const beyond = this.#after[other];
    this.#after[other] = this.#before[beyond] = arc;
    this.#before[arc] = other;
    this.#after[arc] = beyond;
  }

  insertBefore(arc: number, other: number): void {
    this.insertAfter(arc, this.#before[other]);
  }

  /** The rotation system: neighbors in clockwise order, in rows like the graph's. */
  rows(): Uint32Array {
    const { graph } = this.#o;
    const rows = new Uint32Array(graph.targets.length);
    for (let v = 0; v < graph.order; v++)
      for (let i = graph.offsets[v], arc = this.#first[v]; i < graph.offsets[v + 1]; i++) {
        rows[i] = graph.targets[arc];
        arc = this.#after[arc];
      }
    return rows;
  }
}
