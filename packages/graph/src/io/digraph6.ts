import { InputError } from '@manaus/core';
import { type Csr, edgesOf, type Graph } from '../csr.js';
import { requireAtMost, requireGraph } from '../requirements.js';
import { openCode, orderBytes, readOnes } from './order-code.js';

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
export function toDigraph6(graph: Graph): string {
  const known = requireGraph(place, graph);
  const { order, directed } = known;
  if (!directed) throw new InputError(place, 'graph', 'directed', {});
  requireAtMost(place, 'graph', MOST, order);
  const head = [38, ...orderBytes(order)];
  const bytes = new Uint8Array(head.length + Math.ceil((order * order) / 6)).fill(63);
  bytes.set(head);
  for (const [from, to] of edgesOf(known)) {
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
  const code = openCode(place, text, HEADER, '&');
  const { order } = code;
  const arcAt = (bit: number): [number, number] => [Math.floor(bit / order), bit % order];
  return readOnes(place, code, order * order, arcAt).graph(order, true);
}
