import {
  compileTower,
  InputError,
  requireInteger,
  type Tower,
  type TowerRules,
  type TowerState,
} from '@manaus/core';
import type { Levels, Watch } from '@manaus/graph/kernel-support';
import { reverseTower } from '../graphs/tower-graph.js';
import { liftThreads } from '../lift/crew.js';
import { type LiftLayout, liftLayout, searchLift } from '../lift/lift.js';
import { type PlaneLayout, planeLayout } from '../planes/layout.js';
import { planPlanes } from '../planes/plan.js';
import { searchPlanes } from '../planes/planes.js';
import { availableBytes } from './available.js';
import { searchLists } from './lists.js';

/** The summary of a search of all states of a tower. */
export interface TowerSearch {
  /** How many states were reached, the sources included. */
  readonly reached: number;
  /** How many states lie at distance 0, 1, 2, ... */
  readonly spheres: readonly number[];
  /** The largest distance. */
  readonly eccentricity: number;
  /** The sum of all distances. */
  readonly sum: bigint;
  /** The ranks of all states at the largest distance, each once, in no order; made as they are asked for. */
  readonly farthest: Iterable<number>;
  /** What searched, in which language, over how many threads. */
  readonly engine: SearchEngine;
  readonly backend: SearchBackend;
  readonly workers: number;
  /** The memory predicted for it. */
  readonly bytes: number;
  /** `false` where `shouldStop` ended the search: levels are missing. */
  readonly complete: boolean;
}

/** `planes`: two bits a state, many states a word, one of each class under renaming pegs; `lift`: orders over heights; `lists`: two bits a rank. */
export type SearchEngine = 'planes' | 'lift' | 'lists';

/** TypeScript, or WebAssembly made from AssemblyScript: the same algorithm, the same numbers. */
export type SearchBackend = 'ts' | 'wasm';

/** Where to start, what to spend, and who watches. */
export interface TowerSearchOptions extends Watch {
  /** Search from this state along the moves; unless given, from the goals against them, so that distances are to the nearest goal. */
  readonly from?: TowerState;
  /** The ranks of the goals, where they are known already. */
  readonly goals?: readonly number[];
  /** The kernel; the best that serves, unless given. */
  readonly engine?: SearchEngine;
  /** What the kernel is written in; `auto`, unless given: the fastest that serves, and TypeScript for small searches. */
  readonly backend?: SearchBackend | 'auto';
  /** Over how many threads the states are spread, where the kernel can do so; unless given, what the machine has and the memory needs. */
  readonly workers?: number;
  /** Bytes that may be taken; what the process may still have, unless given. */
  readonly memory?: number;
}

/** What a search would take. */
export interface SearchEstimate {
  readonly engine: SearchEngine;
  readonly backend: SearchBackend;
  readonly workers: number;
  readonly bytes: number;
}

/**
 * Breadth-first search of all states of a tower from its goals (or from a state), by the fastest kernel that its rules allow.
 *
 * Size-ordered towers of 3 to 8 pegs, with any capacities and digraph, go to bit planes; free-order towers of 4 discs or more to the lift;
 * all others to lists at two bits a rank, which is also the specification of both: `explore(towerGraph(rules), goals)`. Beyond 2^32 states
 * only the first two serve. Throws an `InputError` with the estimate where the search would not fit.
 *
 * Planes of 4, 6, 7 and 8 pegs are also there in WebAssembly, and may be spread over threads with 4 GiB each (in Node only): the caller waits,
 * asleep, is asked `shouldStop` some twenty times a second, and workers end with the call. Small searches stay in TypeScript on one thread.
 *
 * @example
 * ```ts
 * searchTower(hanoi(3)).spheres; // => [1, 2, 2, 4, 2, 4, 4, 8]
 * const { eccentricity, reached, engine } = searchTower(hanoi(8, { pegs: 4 }));
 * [eccentricity, reached, engine]; // => [33, 65536, 'planes']
 * searchTower(oxford(5)).sum; // => 21074n
 * const spread = searchTower(hanoi(9, { pegs: 4 }), { backend: 'wasm', workers: 2 });
 * [spread.eccentricity, spread.backend, spread.workers]; // => [41, 'wasm', 2]
 * ```
 */
export function searchTower(rules: TowerRules, options: TowerSearchOptions = {}): TowerSearch {
  const tower = compileTower(rules);
  const plan = planSearch(tower, options);
  const available = options.memory ?? availableBytes();
  if (plan.bytes > available) throw tooLarge(tower, plan.bytes, available);
  const sources = plan.sources ?? tower.goalRanks;
  const levels = plan.run(sources);
  return {
    ...levels,
    eccentricity: levels.spheres.length - 1,
    sum: levels.spheres.reduce((sum, width, level) => sum + BigInt(width) * BigInt(level), 0n),
    engine: plan.engine,
    backend: plan.backend,
    workers: plan.workers,
    bytes: plan.bytes,
  };
}

/**
 * Which kernel `searchTower` would take, and the bytes it would need; nothing is searched.
 *
 * @example
 * ```ts
 * estimateSearch(hanoi(16, { pegs: 4 })).engine; // => 'planes'
 * estimateSearch(oxford(10)).engine; // => 'lift'
 * ```
 */
export function estimateSearch(
  rules: TowerRules,
  options: TowerSearchOptions = {},
): SearchEstimate {
  const { engine, backend, workers, bytes } = planSearch(compileTower(rules), options);
  return { engine, backend, workers, bytes };
}

/** More threads than any search gains from. */
const MOST_WORKERS = 64;

/** A search made ready. */
interface Plan extends SearchEstimate {
  /** `null`: goals that must be looked for in the whole space. */
  readonly sources: readonly number[] | null;
  run(sources: readonly number[]): Levels;
}

function planSearch(rules: Tower, options: TowerSearchOptions): Plan {
  const along = options.from === undefined ? reverseTower(rules) : rules;
  const { space } = rules.codec;
  const sources = knownSources(rules, options);
  const { engine, backend, workers } = options;
  if (workers !== undefined)
    requireInteger('graph/search-tower', 'workers', workers, 1, MOST_WORKERS);
  const layout: PlaneLayout | null =
    engine === undefined || engine === 'planes' ? planeLayout(along, sources) : null;
  const planes = layout && planPlanes(layout, options);
  if (layout !== null && planes !== null)
    return {
      engine: 'planes',
      ...planes,
      sources,
      run: (from) => searchPlanes(layout, from, options, planes),
    };
  if (backend === 'wasm')
    throw new InputError('graph/search-tower', 'backend', 'unsupported', {
      tower: rules.name,
      discs: rules.discs,
      got: backend,
    });
  const here = { backend: 'ts', workers: 1 } as const;
  const lift: LiftLayout | null =
    engine === undefined || engine === 'lift' ? liftLayout(along) : null;
  const threads = lift && liftThreads(lift, workers);
  if (lift !== null && threads !== null)
    return {
      engine: 'lift',
      backend: 'ts',
      workers: threads,
      bytes: lift.bytes,
      sources,
      run: (from) => searchLift(lift, from, options, threads),
    };
  if (engine !== undefined && engine !== 'lists')
    throw new InputError('graph/search-tower', 'engine', 'unsupported', {
      tower: rules.name,
      discs: rules.discs,
      got: engine,
    });
  // The widest level and the next may hold a quarter of all states.
  const answers = rules.permits === undefined ? 0 : 1 / 4;
  const bytes = space > 2 ** 32 ? Number.POSITIVE_INFINITY : space * (1 / 4 + 1 + answers);
  return {
    engine: 'lists',
    ...here,
    bytes,
    sources,
    run: (from) => searchLists(along, from, options),
  };
}

function knownSources(rules: Tower, { from, goals }: TowerSearchOptions): readonly number[] | null {
  if (from !== undefined) return [rules.codec.rank(from)];
  return goals ?? (typeof rules.goals === 'function' ? null : rules.goalRanks);
}

function tooLarge(rules: Tower, bytes: number, available: number): InputError {
  const states = rules.space;
  return bytes === Number.POSITIVE_INFINITY
    ? new InputError('graph/search-tower', 'discs', 'states', {
        states,
        most: 2 ** 32,
        got: rules.discs,
      })
    : new InputError('graph/search-tower', 'discs', 'memory', {
        states,
        bytes,
        available,
        got: rules.discs,
      });
}
