import { compileTower, type TowerRules } from '@manaus/core';
import { estimateSearch, type TowerSearchOptions } from '@manaus/scale';
import { estimateMemory, requireAvailable, tooManyRanks } from './memory.js';

/** The choices of a search on which its memory depends. */
type HowSearched = Pick<
  TowerSearchOptions,
  'method' | 'engine' | 'workers' | 'largeDiscs' | 'pool'
>;

/** The choices alone, as `estimateSearch` takes no other options. */
export const searchChoices = ({
  method,
  engine,
  workers,
  largeDiscs,
  pool,
}: HowSearched): HowSearched => ({ method, engine, workers, largeDiscs, pool });

/**
 * Throws an `InputError` with the estimate if a search by `searchTower` would not fit in memory, or
 * if no kernel supports it.
 *
 * @example
 * ```ts
 * requireSearch('lab/analyze', hanoi(30)); // throws (limit 2^32 states)
 * ```
 */
export function requireSearch(place: string, rules: TowerRules, how: HowSearched = {}): void {
  const tower = compileTower(rules);
  const bytes =
    tower.space <= Number.MAX_SAFE_INTEGER
      ? estimateSearch(tower, searchChoices(how)).bytes
      : Number.POSITIVE_INFINITY;
  if (bytes === Number.POSITIVE_INFINITY)
    throw tooManyRanks(place, tower, estimateMemory(tower).implicit);
  requireAvailable(place, tower, bytes);
}
