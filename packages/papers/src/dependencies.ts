import { InputError } from '@manaus/core';
import { requireKind, requireShape } from '@manaus/core/internals';

/** The parts of an item used here: its id, and the ids it rests on. */
export interface Depending {
  readonly id: string;
  readonly uses: readonly string[];
}

/**
 * The ids that an item rests on, directly and through others, nearest first.
 *
 * @example
 * ```ts
 * const items = [{ id: 'a', uses: [] }, { id: 'b', uses: ['a'] }, { id: 'c', uses: ['b'] }];
 * restsOn(items, 'c'); // => ['b', 'a']
 * ```
 */
export const restsOn = (items: readonly Depending[], id: string): string[] =>
  reached(id, new Map(items.map((item) => [item.id, item.uses])));

const place = 'papers/supports';

/**
 * The ids that rest on an item, directly and through others, nearest first: what to look at again
 * where it fails. An `InputError` for an id of none of the items.
 *
 * @example
 * ```ts
 * const items = [{ id: 'a', uses: [] }, { id: 'b', uses: ['a'] }, { id: 'c', uses: ['b'] }];
 * supports(items, 'a'); // => ['b', 'c']
 * ```
 */
export function supports(items: readonly Depending[], id: string): string[] {
  requireItems(items);
  const above = new Map<string, string[]>(items.map((item) => [item.id, []]));
  if (!above.has(id)) throw new InputError(place, 'id', 'member', { of: 'items', got: id });
  for (const item of items) for (const used of item.uses) above.get(used)?.push(item.id);
  return reached(id, above);
}

function requireItems(items: readonly Depending[]): void {
  for (const item of requireKind(place, 'items', 'list', items))
    requireKind(place, 'uses', 'list', requireShape(place, 'items', item, ['id', 'uses']).uses);
}

/** All that is reached from an id, breadth first, without itself. */
function reached(id: string, next: ReadonlyMap<string, readonly string[]>): string[] {
  const found = new Set([id]);
  for (const at of found) for (const other of next.get(at) ?? []) found.add(other);
  found.delete(id);
  return [...found];
}

/**
 * The items in an order in which each stands after all that it rests on, by layers: those that rest
 * on nothing, then those that rest on them.
 *
 * Throws where items rest on each other in a circle.
 *
 * @example
 * ```ts
 * layers([{ id: 'c', uses: ['a', 'b'] }, { id: 'a', uses: [] }, { id: 'b', uses: ['a'] }]); // => [['a'], ['b'], ['c']]
 * ```
 */
export function layers(items: readonly Depending[]): string[][] {
  const own = new Set(items.map(({ id }) => id));
  const placed = new Set<string>();
  const found: string[][] = [];
  for (let left = [...items]; left.length > 0; left = left.filter(({ id }) => !placed.has(id))) {
    const layer = left
      .filter(({ uses }) => uses.every((used) => placed.has(used) || !own.has(used)))
      .map(({ id }) => id);
    if (layer.length === 0)
      throw new Error(`items rest on each other: ${left.map(({ id }) => id).join(', ')}`);
    for (const id of layer) placed.add(id);
    found.push(layer);
  }
  return found;
}
