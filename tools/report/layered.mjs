// A graph without circles in columns: whatever rests on something stands to the right of it.
import { layers } from '@manaus/papers';

const SWEEPS = 24;

/**
 * The columns of a graph, each from top to bottom, ordered so that few arrows cross: each id goes to the mean place of its neighbors, by turns
 * from the left and from the right (the barycenter heuristic of Sugiyama, Tagawa and Toda, 1981).
 * @param {readonly { id: string, uses: readonly string[] }[]} items
 * @returns {string[][]}
 */
export function columnsOf(items) {
  const below = new Map(items.map(({ id, uses }) => [id, uses]));
  const above = new Map(items.map(({ id }) => [id, []]));
  for (const { id, uses } of items) for (const used of uses) above.get(used)?.push(id);
  let columns = layers(items);
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    columns = sorted(columns, sweep % 2 === 0 ? below : above);
  return columns;
}

/** The place of each id in its column, from -1/2 to 1/2. */
const places = (columns) =>
  new Map(columns.flatMap((ids) => ids.map((id, i) => [id, (i + 0.5) / ids.length - 0.5])));

function sorted(columns, neighbors) {
  const place = places(columns);
  const mean = (id) => {
    const found = neighbors.get(id).flatMap((other) => place.get(other) ?? []);
    if (found.length === 0) return place.get(id);
    return found.reduce((sum, at) => sum + at, 0) / found.length;
  };
  return columns.map((ids) => [...ids].sort((a, b) => mean(a) - mean(b)));
}
