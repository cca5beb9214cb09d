import type { Tower } from '@manaus/core';
import { liftWays } from '../lift/ways.js';
import { planeWays } from '../planes/descent.js';
import type { WaySearch } from '../shared/shortest-way.js';

/**
 * The kernel that finds shortest ways to the goals of a tower: bit planes for size-ordered towers
 * of 3 to 8 pegs, the lift for undirected free-order ones; `null` where neither applies or fits in
 * memory.
 *
 * @example
 * ```ts
 * const rules = hanoi(10, { pegs: 4 });
 * const way = waySearch(rules).from(0);
 * way.moves; // => 49
 * [...way.path()].length; // => 50
 * ```
 */
export const waySearch = (tower: Tower): WaySearch | null => planeWays(tower) ?? liftWays(tower);
