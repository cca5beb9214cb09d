import { type Csr, edgesOf, type Graph } from '../csr.js';
import { EdgeList } from '../edge-list.js';
import { requireAtMost, requireUndirected } from '../requirements.js';
import { type Code, openCode, orderBytes, sixBits } from './order-code.js';
import { fileText } from './text.js';

const place = 'graph/sparse6';
const HEADER = '>>sparse6<<';
/** A code of nine characters may name 2^36 vertices; these take a quarter of a GiB. */
const MOST = 2 ** 26;

/**
 * The sparse6 code of an undirected graph: a colon, its order, then its edges by their greater end,
 * six bits a character.
 *
 * Each edge is a bit, whether the current vertex moves on by one, and a vertex of k bits: the
 * lesser end, or a vertex to go to. Time and memory O(order + size log order). Throws for a
 * directed graph. Source: B. D. McKay, Description of graph6, sparse6 and digraph6 encodings.
 *
 * @example
 * ```ts
 * toSparse6(graphFromEdges(7, [[0, 1], [0, 2], [1, 2], [5, 6]])); // => ':Fa@x^'
 * ```
 */
export function toSparse6(graph: Graph): string {
  const known = requireUndirected(place, graph);
  const { order } = known;
  const width = bitsOf(order);
  const out = new BitWriter([58, ...orderBytes(order)]);
  const last = writeEdges(known, width, out);
  return out.finish(order === 2 ** width && last === order - 2 && out.room > width);
}

/** Writes the edges by their greater ends; returns the last of these, 0 without edges. */
function writeEdges({ order, offsets, targets }: Csr, width: number, out: BitWriter): number {
  let current = 0;
  for (let v = 1; v < order; v++) {
    const lesser = targets.slice(offsets[v], offsets[v + 1]).sort();
    for (const u of lesser) {
      if (u >= v) break;
      out.write(v === current ? 0 : 1, 1);
      if (v > current + 1) {
        out.write(v, width);
        out.write(0, 1);
      }
      out.write(u, width);
      current = v;
    }
  }
  return current;
}

/**
 * The graph of a sparse6 code; white space around it and the header `>>sparse6<<` are passed over.
 * In a list of codes one may be incremental, `;CODE`: the edges by which it differs from the graph
 * before it, of the same order.
 *
 * Time O(length + order). Throws for other characters, loops, repeated edges, more than 2^26
 * vertices, and an incremental code without the undirected graph before it.
 *
 * @example
 * ```ts
 * edgesOf(fromSparse6(':Fa@x^')); // => [[0, 1], [0, 2], [1, 2], [5, 6]]
 * edgesOf(fromSparse6(';b', fromSparse6(':Bd'))); // => [[1, 2]]
 * fromSparse6(';b'); // throws before must be a stored graph or an implicit graph
 * ```
 */
export function fromSparse6(text: string, before?: Graph): Csr {
  const isIncremental = fileText(place, text).trim().startsWith(';');
  if (isIncremental) return changed(text, requireUndirected(place, before as Graph, 'before'));
  const code = openCode(place, text, HEADER, ':');
  requireAtMost(place, 'text', MOST, code.order);
  const edges = edgesIn(code);
  requireCode(code);
  return edges.graph(code.order, false);
}

/** The graph before, without the edges of an incremental code that it has, with those it lacks. */
function changed(text: string, before: Csr): Csr {
  const { order } = before;
  const code = { code: text.trim(), start: 0, order, next: 1 };
  requireCode(code);
  const changes = edgesOf(edgesIn(code).graph(order, false));
  const key = ([a, b]: readonly [number, number]) => a * order + b;
  const known = new Map(edgesOf(before).map((edge) => [key(edge), edge]));
  for (const edge of changes) if (!known.delete(key(edge))) known.set(key(edge), edge);
  const edges = new EdgeList(place);
  for (const [a, b] of known.values()) edges.add(a, b);
  return edges.graph(order, false);
}

function edgesIn({ code, order, next }: Code): EdgeList {
  const width = bitsOf(order);
  const edges = new EdgeList(place);
  const bits = new BitReader(code, next);
  for (let v = 0; width > 0 && bits.left > width; ) {
    v += bits.read(1);
    const u = bits.read(width);
    if (v >= order) break;
    if (u > v) v = u;
    else edges.add(u, v);
  }
  return edges;
}

/** Reads a code to its end, so that a stray character is not passed over. */
function requireCode({ code, next }: Code): void {
  for (let at = next; at < code.length; at++) sixBits(place, code, at);
}

/** The bits needed to write any vertex: none where there is but one. */
const bitsOf = (order: number): number => 32 - Math.clz32(order - 1);

class BitWriter {
  readonly #bytes: number[];
  #last = 0;
  #filled = 0;

  constructor(head: readonly number[]) {
    this.#bytes = [...head];
  }

  /** The bits free in the last character begun. */
  get room(): number {
    return this.#filled === 0 ? 0 : 6 - this.#filled;
  }

  write(value: number, width: number): void {
    for (let i = width - 1; i >= 0; i--) this.#add(Math.floor(value / 2 ** i) % 2);
  }

  #add(bit: number): void {
    this.#last = 2 * this.#last + bit;
    if (++this.#filled < 6) return;
    this.#bytes.push(this.#last + 63);
    this.#last = this.#filled = 0;
  }

  /**
   * Fills the last character with ones; they would read as a loop at the last vertex when it is
   * next in turn and all ones: then a zero goes first.
   */
  finish(zeroFirst: boolean): string {
    if (zeroFirst) this.write(0, 1);
    while (this.#filled > 0) this.write(1, 1);
    return new TextDecoder().decode(Uint8Array.from(this.#bytes));
  }
}

class BitReader {
  readonly #code: string;
  #at: number;
  #bit = 0;
  left: number;

  constructor(code: string, at: number) {
    this.#code = code;
    this.#at = at;
    this.left = 6 * (code.length - at);
  }

  read(width: number): number {
    let value = 0;
    for (let i = 0; i < width; i++) value = 2 * value + this.#next();
    this.left -= width;
    return value;
  }

  /** The next bit. */
  #next(): number {
    const bit = (sixBits(place, this.#code, this.#at) >> (5 - this.#bit)) & 1;
    this.#bit = (this.#bit + 1) % 6;
    if (this.#bit === 0) this.#at++;
    return bit;
  }
}
