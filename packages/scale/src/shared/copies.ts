import { pieces } from '@manaus/graph/search';

/** Bytes in pieces that are copies, as nobody likes to write shared memory to a file. */
export function* copies(lists: Iterable<Uint8Array>): Generator<Uint8Array> {
  for (const list of lists) for (const piece of pieces(list)) yield piece.slice();
}
