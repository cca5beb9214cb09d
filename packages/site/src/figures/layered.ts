import { sum } from '@manaus/core/internals';
import { layers } from '@manaus/papers/internals';

/** An item and the ids that it rests on. */
export interface Resting {
  readonly id: string;
  readonly uses: readonly string[];
}

const SWEEPS = 24;

/**
 * The columns of a graph without circles, each from top to bottom: what rests on something stands
 * to the right of it. Few arrows cross: each id goes to the mean place of its neighbors, by turns
 * from the left and from the right (the barycenter heuristic of Sugiyama, Tagawa and Toda, 1981).
 */
export function columnsOf(items: readonly Resting[]): string[][] {
  const below = new Map(items.map(({ id, uses }) => [id, uses]));
  const above = new Map<string, string[]>(items.map(({ id }) => [id, []]));
  for (const { id, uses } of items) for (const used of uses) above.get(used)?.push(id);

  let columns = layers(items);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const neighbors: ReadonlyMap<string, readonly string[]> = sweep % 2 === 0 ? below : above;
    // The place of each id in its column, from -1/2 to 1/2.
    const place = new Map(
      columns.flatMap((ids) => ids.map((id, i) => [id, (i + 0.5) / ids.length - 0.5] as const)),
    );
    const mean = (id: string): number => {
      const found = (neighbors.get(id) ?? []).flatMap((other) => place.get(other) ?? []);
      return found.length === 0 ? (place.get(id) ?? 0) : sum(found) / found.length;
    };
    columns = columns.map((ids) => [...ids].sort((a, b) => mean(a) - mean(b)));
  }
  return columns;
}
