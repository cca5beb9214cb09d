import {
  type Arrangement,
  compileTower,
  type InputError,
  requireInteger,
  type Tower,
  type TowerRules,
  towerState,
} from '@manaus/core';
import {
  requireBound,
  requireCallbacks,
  requireOneOf,
  requireOptions,
  requireShape,
} from '@manaus/core/internals';
import { availableBytes, isOutOfMemory, isThreadRefused } from '@manaus/core/system';
import { requireRanks, type Watch } from '@manaus/graph/search';
import { beyondMemory, beyondNumbers, reverseTower } from '@manaus/kernels/internals';
import { classesMethod } from '../classes/plan.js';
import type { ClassesPoolMaker } from '../classes/pool.js';
import { liftMethod } from '../lift/lift.js';
import { planesMethod } from '../planes/plan.js';
import type {
  Asked,
  Plan,
  SearchEngine,
  SearchEstimate,
  SearchMethod,
  SearchResources,
} from '../shared/method.js';
import { unsupported } from '../shared/unsupported.js';
import { hasWasmAddresses, wasmAddresses } from '../wasm/addresses.js';
import { listsMethod, MOST_LISTED } from './lists.js';

/** The summary of a search of all states of a tower. */
export interface TowerSearch {
  /** The number of states reached, the sources included. */
  readonly reached: number;
  /** The number of states at distance 0, 1, 2, ... */
  readonly spheres: readonly number[];
  /** The largest distance. */
  readonly eccentricity: number;
  /** The sum of all distances. */
  readonly sum: bigint;
  /** The ranks of all states at the largest distance, each once, in no order; computed lazily. */
  readonly farthest: Iterable<number>;
  /** The method, back end and number of threads of the search. */
  readonly method: SearchMethod;
  readonly engine: SearchEngine;
  readonly workers: number;
  /** The predicted memory in bytes. */
  readonly bytes: number;
  /** `false` if `shouldStop` ended the search: levels are missing. */
  readonly complete: boolean;
}

const methods = ['auto', 'planes', 'classes', 'lift', 'lists'] as const;
const engines = ['auto', 'ts', 'wasm'] as const;

/** Options of a search: its start, its resources, and callbacks. */
export interface TowerSearchOptions extends SearchResources, Watch {
  /**
   * The state to search from, or its label, along the moves; by default the goals, against the
   * moves, so that distances are to the nearest goal.
   */
  readonly from?: Arrangement | string;
  /** The ranks of the goals, if they are known already. */
  readonly goals?: readonly number[];
  /** The kind of search; default `auto`, the best that the rules allow. */
  readonly method?: SearchMethod | 'auto';
  /** The most bytes to use; by default what is available to the process. */
  readonly memory?: number;
  /** The place where `classes` searches each class; by default threads of this process. */
  readonly pool?: ClassesPoolMaker;
}

/**
 * Breadth-first search of all states of a tower from its goals (or from a state), by the fastest
 * kernel that its rules allow.
 *
 * Size-ordered towers of 3 to 8 pegs, with any capacities and digraph, go to bit planes, or where
 * these do not fit to one class at a time; free-order towers of 4 discs or more to the lift; all
 * others to lists at two bits per rank, which is also the specification of all:
 * `explore(towerGraph(rules), goals)`. Beyond 2^32 states lists do not work. Throws an `InputError`
 * with the estimate where the search would not fit, or where an allocation fails.
 *
 * Planes of 4, 6, 7 and 8 pegs are also there in WebAssembly, and may be spread over threads with 4
 * GiB each, where there is a `node:worker_threads`: the calling thread blocks and polls
 * `shouldStop` about 20 times a second, and workers end with the call. Small searches stay in
 * TypeScript on one thread, and so do those for which WebAssembly gets no memory, unless it was
 * asked for. Where the system refuses a thread, one does all.
 *
 * @example
 * ```ts
 * searchTower(hanoi(3)).spheres; // => [1, 2, 2, 4, 2, 4, 4, 8]
 * const { eccentricity, reached, method } = searchTower(hanoi(8, { pegs: 4 }));
 * [eccentricity, reached, method]; // => [33, 65536, 'planes']
 * searchTower(oxford(5)).sum; // => 21074n
 * searchTower(hanoi(8, { pegs: 4 }), { method: 'classes' }).eccentricity; // => 33
 * const spread = searchTower(hanoi(9, { pegs: 4 }), { engine: 'wasm', workers: 2 });
 * [spread.eccentricity, spread.engine, spread.workers]; // => [41, 'wasm', 2]
 * ```
 */
export function searchTower(rules: TowerRules, options: TowerSearchOptions = {}): TowerSearch {
  const tower = compileTower(rules);
  requireOptions(place, [...CHOICES, ...WATCHES], options);
  const { onLevel, shouldStop, keeper } = options;
  requireCallbacks(place, { onLevel, shouldStop });
  if (keeper !== undefined) requireShape(place, 'keeper', keeper, ['restore', 'due', 'save']);
  const plan = planSearch(tower, options);
  const available = options.memory ?? availableBytes();
  if (plan.bytes > available) throw tooLarge(tower, plan.bytes, available);
  const threads = options.pool === undefined ? plan.workers : 1;
  if (plan.engine === 'wasm' && !hasWasmAddresses(threads))
    throw tooLarge(tower, wasmAddresses(threads), available);
  try {
    return searched(tower, plan);
  } catch (error) {
    if (isThreadRefused(error)) return searchTower(tower, { ...options, workers: 1 });
    if (!isOutOfMemory(error)) throw error;
    // A memory of WebAssembly needs room for 4 GiB of addresses, whatever it holds.
    if (plan.engine === 'ts') throw tooLarge(tower, plan.bytes, available);
    const other = (options.engine ?? 'auto') === 'auto' ? planInScript(tower, options) : null;
    if (other !== null && other.bytes <= available) return searched(tower, other);
    throw tooLarge(tower, Math.max(plan.bytes, 2 ** 32 * plan.workers), available);
  }
}

/** The same search without WebAssembly; `null` where only other methods are left. */
function planInScript(tower: Tower, options: TowerSearchOptions): Chosen | null {
  const plan = planSearch(tower, { ...options, engine: 'ts', workers: undefined });
  return plan.method === 'planes' ? plan : null;
}

function searched(tower: Tower, plan: Chosen): TowerSearch {
  const found = plan.run(plan.sources ?? tower.goalRanks);
  return {
    ...found,
    eccentricity: found.spheres.length - 1,
    sum: found.spheres.reduce((sum, width, level) => sum + BigInt(width) * BigInt(level), 0n),
    ...estimateOf(plan),
  };
}

/** The estimate alone, of a plan. */
const estimateOf = ({ method, engine, workers, bytes }: Plan): SearchEstimate => ({
  method,
  engine,
  workers,
  bytes: Math.ceil(bytes),
});

/**
 * The method and back end that `searchTower` would use, and the bytes it would need; nothing is
 * searched.
 *
 * @example
 * ```ts
 * estimateSearch(hanoi(16, { pegs: 4 })).method; // => 'planes'
 * estimateSearch(oxford(10)).method; // => 'lift'
 * ```
 */
export function estimateSearch(
  rules: TowerRules,
  options: Omit<TowerSearchOptions, keyof Watch> = {},
): SearchEstimate {
  const tower = compileTower(rules);
  requireOptions(place, CHOICES, options);
  return estimateOf(planSearch(tower, options));
}

const place = 'scale/search-tower';
const CHOICES = [
  'from',
  'goals',
  'method',
  'engine',
  'workers',
  'memory',
  'largeDiscs',
  'pool',
] as const;
const WATCHES = ['onLevel', 'shouldStop', 'keeper'] as const;

/** Throws an {@link InputError} for choices of another kind than a search has. */
export function requireChoices(rules: Tower, options: Omit<TowerSearchOptions, keyof Watch>): void {
  const { goals, method = 'auto', engine = 'auto', workers = 1, largeDiscs = 1 } = options;
  const { memory = Number.POSITIVE_INFINITY, pool } = options;
  if (goals !== undefined) requireRanks(place, 'goals', rules.codec, goals);
  requireOneOf(place, 'method', methods, method);
  requireOneOf(place, 'engine', engines, engine);
  requireInteger(place, 'workers', workers, 1, MOST_WORKERS);
  requireInteger(place, 'largeDiscs', largeDiscs, 1);
  requireBound(place, 'memory', memory);
  requireCallbacks(place, { pool });
}

/** More threads than any search gains from. */
const MOST_WORKERS = 64;

/** A plan, with the sources where they are known. */
type Chosen = Plan & Pick<Asked, 'sources'>;

/**
 * The plan of the method that is asked for, or of the first that applies: planes, or classes where
 * planes do not fit, then the lift, then lists.
 */
function planSearch(rules: Tower, options: TowerSearchOptions): Chosen {
  requireChoices(rules, options);
  const { method = 'auto', engine } = options;
  const along = options.from === undefined ? reverseTower(rules) : rules;
  const sources = knownSources(rules, options);
  const asked = { along, sources, options, available: options.memory ?? availableBytes() };
  const wished = (name: SearchMethod) => method === 'auto' || method === name;
  const planes = wished('planes') ? planesMethod.plan(asked) : null;
  // Where planes do not apply, lists may: they take 2^32 ranks.
  const fits = planes === null ? along.codec.space <= MOST_LISTED : planes.bytes <= asked.available;
  const classes =
    wished('classes') && (method === 'classes' || !fits)
      ? classesMethod(options.pool).plan(asked)
      : null;
  const sorted =
    classes !== null && (method === 'classes' || classes.bytes <= asked.available)
      ? classes
      : planes;
  if (sorted === null && engine === 'wasm') throw unsupported(rules, 'engine', engine);
  const free = sorted ?? (wished('lift') ? liftMethod.plan(asked) : null);
  const plan = free ?? (wished('lists') ? listsMethod.plan(asked) : null);
  if (plan === null) throw unsupported(rules, 'method', method);
  return { ...plan, sources };
}

function knownSources(rules: Tower, { from, goals }: TowerSearchOptions): readonly number[] | null {
  if (from !== undefined) return [rules.codec.rank(towerState(rules, from))];
  return goals ?? (typeof rules.goals === 'function' ? null : rules.goalRanks);
}

const tooLarge = (rules: Tower, bytes: number, available: number): InputError =>
  bytes === Number.POSITIVE_INFINITY
    ? beyondNumbers(place, rules, rules.space)
    : beyondMemory(place, rules, bytes, available);
