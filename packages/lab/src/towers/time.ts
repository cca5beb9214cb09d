import { compileTower, type Tower, type TowerRules } from '@manaus/core';
import { availableBytes } from '@manaus/core/system';
import { estimateSearch } from '@manaus/scale';
import type { AnalyzeOptions } from './analysis.js';
import { plainGoal } from './hanoi-descent.js';
import { estimateMemory, type MemoryEstimate, requireMemory, requireSolve } from './memory.js';
import { effortOf, quickVisits } from './quick-diameters.js';
import { requireSearch, searchChoices } from './search-memory.js';
import { familyOfLarge } from './solve-by-theorems.js';
import { MOST_STORED } from './store-tower.js';

// Measured on a 2-core x86-64 machine, rounded down; with planes and n pegs a state counts once per
// pair of pegs.
const VISITS_A_SECOND = 5e7;
const PLANES_A_SECOND = { ts: 2.5e8, wasm: 4e8, wasmOnFourPegs: 1.5e9 } as const;
const CLASSES_A_SECOND = { ts: 1e7, wasm: 3e8, wasmOnFourPegs: 3e9 } as const;
const ORDERS_A_SECOND = { bothWays: 6e7, oneWay: 1.8e8 } as const;
const LISTED_A_SECOND = 2e7;
const WAYS_A_SECOND = { planes: 1.9e9, lift: 6e7 } as const;
const SEARCHED_A_SECOND = 8e7;

/**
 * The order of magnitude of the time that {@link analyze} would take, in seconds, before anything
 * is built.
 *
 * Throws the same `InputError` where the search would not fit in memory.
 *
 * @example
 * ```ts
 * estimateSeconds(hanoi(3)) < 1; // => true
 * estimateSeconds(hanoi(12, { pegs: 8 })) > 600; // => true
 * ```
 */
export function estimateSeconds(
  rules: TowerRules,
  { explicit, ...how }: AnalyzeOptions = {},
): number {
  const tower = compileTower(rules);
  const estimate = estimateMemory(tower);
  const pegs = tower.capacities.length;
  if (isStored(estimate, explicit)) {
    requireMemory('lab/analyze', tower, estimate.explicit);
    const visits = estimate.space * (1 + 2 * pegs);
    const quick = quickVisits(tower, effortOf(how));
    const diameters =
      quick === null
        ? Math.min(20 * visits, effortOf(how)) / VISITS_A_SECOND
        : quick / SEARCHED_A_SECOND;
    return (4 * visits) / VISITS_A_SECOND + diameters;
  }
  requireSearch('lab/analyze', tower, how);
  const diameters = (quickVisits(tower, effortOf(how)) ?? 0) / SEARCHED_A_SECOND;
  return searchSeconds(estimateSearch(tower, searchChoices(how)), tower) + diameters;
}

/** The expected time of one search without the stored graph. */
function searchSeconds(
  { method, engine, workers }: ReturnType<typeof estimateSearch>,
  { space, capacities, directed }: Tower,
): number {
  const pegs = capacities.length;
  if (method === 'lift') return space / ORDERS_A_SECOND[directed ? 'oneWay' : 'bothWays'];
  if (method === 'lists') return space / LISTED_A_SECOND;
  const rates = method === 'classes' ? CLASSES_A_SECOND : PLANES_A_SECOND;
  const compiled = pegs === 4 ? rates.wasmOnFourPegs : rates.wasm;
  const rate = engine === 'wasm' ? compiled * workers : rates.ts;
  return (space * pegs * (pegs - 1)) / 2 / rate;
}

/**
 * The bytes that the search of {@link analyze} would take where it does not store the graph; `null`
 * where it does.
 *
 * @example
 * ```ts
 * estimateBytes(hanoi(3)); // => null
 * ```
 */
export function estimateBytes(
  rules: TowerRules,
  { explicit, ...how }: AnalyzeOptions = {},
): number | null {
  const tower = compileTower(rules);
  return isStored(estimateMemory(tower), explicit)
    ? null
    : estimateSearch(tower, searchChoices(how)).bytes;
}

/** True if the graph is stored: the default for small ones. */
export const isStored = (estimate: MemoryEstimate, explicit?: boolean): boolean =>
  explicit ?? (estimate.space <= 2 ** 21 && estimate.explicit <= availableBytes() / 2);

/**
 * The order of magnitude of the most time that {@link solve} would take, in seconds, before
 * anything is searched.
 *
 * Throws the same `InputError` where the search would not fit in memory.
 *
 * @example
 * ```ts
 * estimateSolveSeconds(hanoi(3)) < 1; // => true
 * ```
 */
export function estimateSolveSeconds(rules: TowerRules): number {
  const tower = compileTower(rules);
  if (plainGoal(tower) !== null) return 0;
  if (familyOfLarge(tower) !== null) return 1;
  const { space, capacities } = tower;
  const method = space <= 2 ** 32 ? estimateSearch(tower).method : 'lists';
  if (method === 'lift' && !tower.directed) return space / WAYS_A_SECOND.lift;
  const pegs = capacities.length;
  if (method !== 'lists' && method !== 'lift')
    return (space * pegs * (pegs - 1)) / 2 / WAYS_A_SECOND.planes;
  requireSolve(tower);
  return space / LISTED_A_SECOND;
}

/** What is done with all states of a stored tower. */
export type StoredWork =
  | 'graph'
  | 'rows'
  | 'figure'
  | 'comparison'
  | 'positions'
  | 'eccentricities';

/** Moves of states that are gone through in a second, measured like the rates above. */
const STORED_A_SECOND: Readonly<Record<StoredWork, number>> = {
  graph: 2e6,
  rows: 1e6,
  figure: 2e6,
  comparison: 4e5,
  positions: 1e6,
  eccentricities: 2e8,
};

/**
 * The expected time of work on all states of a tower that is stored, in seconds; eccentricities
 * take one search per state. A tower that is not stored, as it has too many states, takes none: it
 * is refused at once.
 *
 * @example
 * ```ts
 * estimateStoredSeconds(hanoi(3), 'rows') < 1; // => true
 * estimateStoredSeconds(hanoi(12), 'eccentricities') > 600; // => true
 * ```
 */
export function estimateStoredSeconds(rules: TowerRules, what: StoredWork): number {
  const tower = compileTower(rules);
  const { space, maxMoves } = tower;
  const isRefused =
    what === 'graph' ? estimateMemory(tower).explicit > availableBytes() : space > MOST_STORED;
  if (isRefused) return 0;
  const moves = space * (1 + maxMoves);
  const stored = moves / STORED_A_SECOND[what === 'eccentricities' ? 'rows' : what];
  return what === 'eccentricities' ? stored + (space * moves) / STORED_A_SECOND[what] : stored;
}
