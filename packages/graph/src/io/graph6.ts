import type { Csr, Graph } from '../csr.js';
import { requireAtMost, requireUndirected } from '../requirements.js';
import { openCode, orderBytes, readOnes } from './order-code.js';

const place = 'graph/graph6';
const HEADER = '>>graph6<<';
/** Its code has 320 million characters, near what a string can hold. */
const MOST = 62_000;

/**
 * The graph6 code of an undirected graph: its order, then a bit for each pair of vertices, column
 * by column, six bits a character.
 *
 * Time and memory O(order^2). Throws for a directed graph, and for more than 62,000 vertices (see
 * `toSparse6`). Source: B. D. McKay, Description of graph6, sparse6 and digraph6 encodings.
 *
 * @example
 * ```ts
 * toGraph6(completeGraph(4)); // => 'C~'
 * toGraph6(graphFromEdges(5, [[0, 2], [0, 4], [1, 3], [3, 4]])); // => 'DQc'
 * ```
 */
export function toGraph6(graph: Graph): string {
  const { order, offsets, targets } = requireUndirected(place, graph);
  requireAtMost(place, 'graph', MOST, order);
  const head = orderBytes(order);
  const bytes = new Uint8Array(head.length + Math.ceil((order * (order - 1)) / 12));
  bytes.set(head);
  for (let v = 0; v < order; v++)
    for (let i = offsets[v]; i < offsets[v + 1]; i++) {
      const u = targets[i];
      if (u >= v) continue;
      const bit = (v * (v - 1)) / 2 + u;
      bytes[head.length + Math.floor(bit / 6)] |= 32 >> (bit % 6);
    }
  for (let i = head.length; i < bytes.length; i++) bytes[i] += 63;
  return new TextDecoder().decode(bytes);
}

/**
 * The graph of a graph6 code; white space around it and the header `>>graph6<<` are passed over.
 *
 * Time O(order^2). Throws for another length than the order needs, other characters, and bits that
 * are set beyond the last pair. Of a list of graphs, each line is a graph.
 *
 * @example
 * ```ts
 * edgesOf(fromGraph6('DQc')); // => [[0, 2], [0, 4], [1, 3], [3, 4]]
 * 'C~\nDQc'.split('\n').map(fromGraph6).map(({ order }) => order); // => [4, 5]
 * fromGraph6('C~\nDQc'); // throws text must have 1 line (got 2)
 * ```
 */
export function fromGraph6(text: string): Csr {
  const code = openCode(place, text, HEADER);
  const pairs = (code.order * (code.order - 1)) / 2;
  return readOnes(place, code, pairs, columnByColumn()).graph(code.order, false);
}

/** The edge of each bit, asked in increasing order: a bit for each pair, column by column. */
function columnByColumn(): (bit: number) => [number, number] {
  let v = 1;
  return (bit) => {
    while (bit >= (v * (v + 1)) / 2) v++;
    return [bit - (v * (v - 1)) / 2, v];
  };
}
