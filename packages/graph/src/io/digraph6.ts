import { InputError } from '@manaus/core';
import { type Csr, edgesOf, graphFromEdges } from '../csr.js';
import { orderBytes, readOrder, sixBits } from './order-code.js';

const place = 'graph/digraph6';
const HEADER = '>>digraph6<<';
/** Its code has 320 million characters, near what a string can hold. */
const MOST = 44_000;

/**
 * The digraph6 code of a directed graph: an ampersand, its order, then a bit for each ordered pair
 * of vertices, row by row, six bits a character.
 *
 * Time and memory O(order^2). Throws for an undirected graph, and for more than 44,000 vertices.
 * Source: B. D. McKay, Description of graph6, sparse6 and digraph6 encodings.
 *
 * @example
 * ```ts
 * toDigraph6(graphFromEdges(5, [[0, 2], [0, 4], [3, 1], [3, 4]], true)); // => '&DI?AO?'
 * ```
 */
export function toDigraph6(graph: Csr): string {
  const { order } = graph;
  if (!graph.directed) throw new InputError(place, 'graph', 'directed', {});
  if (order > MOST)
    throw new InputError(place, 'graph', 'atMostOf', { n: MOST, of: 'vertices', got: order });
  const head = [38, ...orderBytes(order)];
  const bytes = new Uint8Array(head.length + Math.ceil((order * order) / 6)).fill(63);
  bytes.set(head);
  for (const [from, to] of edgesOf(graph)) {
    const bit = from * order + to;
    bytes[head.length + Math.floor(bit / 6)] += 32 >> (bit % 6);
  }
  return new TextDecoder().decode(bytes);
}

/**
 * The directed graph of a digraph6 code; white space around it and the header `>>digraph6<<` are
 * passed over.
 *
 * Time O(order^2). Throws for another length than the order needs, other characters, bits that are
 * set beyond the last pair, and loops.
 *
 * @example
 * ```ts
 * edgesOf(fromDigraph6('&DI?AO?')); // => [[0, 2], [0, 4], [3, 1], [3, 4]]
 * ```
 */
export function fromDigraph6(text: string): Csr {
  const code = text.trim();
  const start = code.startsWith(HEADER) ? HEADER.length : 0;
  if (code[start] !== '&')
    throw new InputError(place, 'text', 'form', { form: '&CODE', got: code });
  const { order, next } = readOrder(place, code, start + 1);
  const length = next + Math.ceil((order * order) / 6);
  if (code.length !== length)
    throw new InputError(place, 'text', 'exactly', {
      n: length - start,
      of: 'characters',
      got: code.length - start,
    });
  const arcs: [number, number][] = [];
  for (let at = next, bit = 0; at < length; at++) {
    const bits = sixBits(place, code, at);
    for (let mask = 32; mask > 0; mask >>= 1, bit++) {
      if ((bits & mask) === 0) continue;
      if (bit >= order * order)
        throw new InputError(place, 'text', 'codeCharacter', { at: at + 1, got: code[at] });
      arcs.push([Math.floor(bit / order), bit % order]);
    }
  }
  return graphFromEdges(order, arcs, true);
}
