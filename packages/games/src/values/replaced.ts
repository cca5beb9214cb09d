/** The heaps with another one in a place. */
export function replaced(heaps: readonly number[], place: number, heap: number): number[] {
  const next = heaps.slice();
  next[place] = heap;
  return next;
}
