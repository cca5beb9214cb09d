import { faultMaker, gibibytes, short } from '@manaus/core/internals';

declare module '@manaus/core/faults' {
  interface Faults {
    /** A graph that would not fit in memory, stored. */
    graphMemory: {
      readonly vertices: number;
      readonly arcs: number;
      readonly bytes: number;
      readonly available: number;
    };
  }
}

/** Less than this is not worth the question how much is left. */
const SMALL = 2 ** 26;
/** Where the memory that is left cannot be known, as in a browser. */
const USUAL = 2 ** 31;
/** The places of arcs are numbers of 32 bits. */
const MOST_ARCS = 2 ** 32 - 1;

/** The size of a graph that is to be stored. */
export interface GraphSize {
  readonly vertices: number;
  /** The arcs, two for each edge of an undirected graph. */
  readonly arcs: number;
}

const fault = faultMaker({
  graphMemory: ({ vertices, arcs, bytes, available }, what) =>
    `${what} must fit in memory: ${short(vertices)} vertices and ${short(arcs)} arcs would take ${gibibytes(bytes)} (${gibibytes(available)} available)`,
});

/** Throws an `InputError` unless a graph of this size can be stored in the memory left. */
export function requireRoom(
  place: string,
  parameter: string,
  { vertices, arcs }: GraphSize,
  bytes = 12 * vertices + 4 * arcs,
): void {
  if (bytes < SMALL) return;
  const available = globalThis.process?.availableMemory?.() ?? USUAL;
  if (bytes <= available && arcs <= MOST_ARCS) return;
  throw fault(place, parameter, 'graphMemory', { vertices, arcs, bytes, available });
}

/** The bytes that objects may still take. */
export function heapLeft(): number {
  const heap = globalThis.process?.getBuiltinModule?.('node:v8')?.getHeapStatistics();
  return heap === undefined ? USUAL : heap.heap_size_limit - heap.used_heap_size;
}
