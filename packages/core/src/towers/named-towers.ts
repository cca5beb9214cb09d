import { requireKind, requireOneOf } from '../errors.js';
import { bucharestRow } from './bucharest.js';
import { hanoiRow } from './hanoi.js';
import { londonRow } from './london.js';
import { manausRow } from './manaus.js';
import type { NamedTower } from './named-tower.js';
import { oxford1Row, oxfordRow } from './oxford.js';

const rows = [hanoiRow, bucharestRow, londonRow, oxfordRow, oxford1Row, manausRow] as const;

/** The registry of towers, in the order in which the command line and the page list them. */
export const towerRegistry: readonly NamedTower[] = rows;

type NamedTowers = { readonly [Row in (typeof rows)[number] as Row['name']]: Row['tower'] };

/**
 * The towers of the registry by their names.
 *
 * @example
 * ```ts
 * Object.keys(namedTowers).slice(0, 3); // => ['hanoi', 'bucharest', 'london']
 * namedTowers.manaus(4).capacities; // => [4, 3, 2]
 * ```
 */
export const namedTowers = Object.fromEntries(
  rows.map(({ name, tower }) => [name, tower]),
) as NamedTowers;

/**
 * The row of a tower in a registry, ours by default.
 *
 * Throws an `InputError` for an unknown name. Towers on three pegs ignore the option `pegs`.
 *
 * @example
 * ```ts
 * findTower('hanoi').tower(3, { pegs: 4 }).capacities; // => [3, 3, 3, 3]
 * findTower('london').tower(3, { pegs: 4 }).capacities; // => [3, 2, 1]
 * findTower('babel'); // throws name must be one of hanoi
 * ```
 */
export function findTower(name: string, towers: readonly NamedTower[] = towerRegistry): NamedTower {
  requireKind('core/find-tower', 'towers', 'list', towers);
  const names = towers.map((tower) => tower.name);
  return towers[names.indexOf(requireOneOf('core/find-tower', 'name', names, name))];
}
