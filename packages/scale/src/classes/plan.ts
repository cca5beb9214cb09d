import { range, requireInteger, type Tower } from '@manaus/core';
import { sum } from '@manaus/core/internals';
import { sourceSymmetries } from '../planes/classes.js';
import { cores, threads } from '../planes/crew.js';
import { BLOCK_DISCS } from '../planes/layout.js';
import type { Method } from '../shared/method.js';
import { unsupported } from '../shared/unsupported.js';
import { hasWasm } from '../wasm/load.js';
import { classBytes } from './cell.js';
import { classesLayout, hasClasses } from './layout.js';
import { orbitCount } from './placements.js';
import type { ClassesEngine, ClassesPoolMaker } from './pool.js';
import { repeatsBytes } from './repeats.js';
import { searchClasses } from './search.js';
import { stagedGroup, stagedHome } from './stages.js';

/** The requested back end, threads and large discs. */
export interface ClassesWish {
  readonly engine?: 'ts' | 'wasm' | 'auto' | undefined;
  readonly workers?: number | undefined;
  readonly largeDiscs?: number | undefined;
  /** The other place where classes are searched: no memory for them is needed here. */
  readonly pool?: ClassesPoolMaker | undefined;
}

/** A back end, the number of small discs, and the predicted memory in bytes. */
export interface ClassesPlan extends ClassesEngine {
  readonly smallDiscs: number;
  /** The number of classes, as predicted. */
  readonly classes: number;
  readonly bytes: number;
}

/** The most words of a class that stay in the cache of a core: 1 MiB of planes. */
const CACHED_WORDS = 2 ** 16;

/** The most settings of a class without words, in numbers that stay in the cache. */
const CACHED_SETTINGS = 2 ** 18;

/** The least space for which threads repay their start. */
const CREW_SPACE = 2 ** 26;

/** The most settings that a class may have: their ranks are 32 bits long. */
const MOST_SETTINGS = 2 ** 31;

/**
 * The most discs on 3 pegs, where a perfect tower is 2^n - 1 moves away: a row tells 65,535 levels
 * apart.
 */
const MOST_ON_THREE_PEGS = 15;

/**
 * The bytes for Node and each thread, and for a class beside its row: what was found at each level.
 */
const BASE = 2 ** 22;
const FOUND = 2048;

/**
 * The back end and the number of small discs, honoring the requested ones; `null` if the method
 * does not apply.
 *
 * The class is as large as the cache holds; larger where the boundary table would not fit, which
 * halves with each small disc more on 4 pegs.
 */
export function planClasses(
  rules: Tower,
  sources: readonly number[] | null,
  wish: ClassesWish,
  available: number,
): ClassesPlan | null {
  const { discs } = rules;
  const { engine, workers, largeDiscs, pool } = wish;
  if (!isInReach(rules)) return null;
  if (largeDiscs !== undefined)
    requireInteger('scale/search-tower', 'largeDiscs', largeDiscs, 1, discs - 1);
  const planned = plans(rules, sources, wish);
  const plan =
    largeDiscs === undefined
      ? fitting(rules, planned, available, pool === undefined ? 1 : (workers ?? 1))
      : planned(discs - largeDiscs);
  if (engine === 'wasm' && plan.engine !== 'wasm') throw unsupported(rules, 'engine', engine);
  return plan;
}

/** True if there are such classes, and numbers and rows can hold the search. */
function isInReach(rules: Tower): boolean {
  const { discs, capacities, space } = rules;
  if (capacities.length === 3 && discs > MOST_ON_THREE_PEGS) return false;
  return hasClasses(rules) && discs >= 2 && space <= Number.MAX_SAFE_INTEGER;
}

/** The plan by the number of small discs. */
function plans(
  rules: Tower,
  sources: readonly number[] | null,
  { engine, workers, pool }: ClassesWish,
): (smallDiscs: number) => ClassesPlan {
  const pegs = rules.capacities.length;
  const group = stagedHome(rules, sources) === null ? sourceSymmetries(rules, sources) : null;
  const usual = rules.space < CREW_SPACE ? 1 : cores();
  return (smallDiscs) => {
    const compiled = engine !== 'ts' && hasWasm && smallDiscs >= BLOCK_DISCS[pegs];
    const large = rules.discs - smallDiscs;
    const classes = group === null ? stagedCount(large, pegs) : orbitCount(large, group);
    const threaded = pool !== undefined || (compiled && threads() !== null);
    const plan = {
      engine: compiled ? 'wasm' : 'ts',
      workers: threaded ? Math.min(workers ?? usual, classes) : 1,
      pool,
      smallDiscs,
      classes,
    } as const;
    return { ...plan, bytes: bytesOf(rules, plan) };
  };
}

function bytesOf(
  { discs, capacities }: Tower,
  { engine, workers, pool, smallDiscs, classes }: Omit<ClassesPlan, 'bytes'>,
): number {
  const pegs = capacities.length;
  const places = boundarySize(pegs, smallDiscs);
  const table = classes * (2 * places + FOUND) + repeatsBytes(classes, places);
  const cell = classBytes(engine, pegs, smallDiscs, places) + BASE;
  return (
    table + 5 * pegs ** (discs - smallDiscs) + (pool === undefined ? workers : 1) * cell + BASE
  );
}

/** The workers elsewhere that one process keeps busy with classes that fit the cache. */
const WORKERS_KEPT_BUSY = 8;

/**
 * The plan with the class that fits the cache, or the next larger one that fits the memory.
 *
 * For many workers elsewhere it is larger: with one small disc more, a search takes four times as
 * long, but the row that the process must take care of is only twice as long.
 */
function fitting(
  { discs, capacities }: Tower,
  planned: (smallDiscs: number) => ClassesPlan,
  available: number,
  elsewhere: number,
): ClassesPlan {
  const pegs = capacities.length;
  const larger = Math.max(0, Math.ceil(Math.log2(elsewhere / WORKERS_KEPT_BUSY)));
  const blocks = Math.floor(Math.log(CACHED_WORDS) / Math.log(pegs)) + BLOCK_DISCS[pegs];
  const plain = Math.floor(Math.log(CACHED_SETTINGS) / Math.log(pegs));
  const usual = Math.min(discs - 1, (hasWasm ? blocks : plain) + larger);
  let best = planned(usual);
  for (let small = usual + 1; small < discs && pegs ** small <= MOST_SETTINGS; small++) {
    if (best.bytes <= available) break;
    const next = planned(small);
    if (next.bytes < best.bytes) best = next;
  }
  return best;
}

/** The number of classes in stages. */
function stagedCount(largeDiscs: number, pegs: number): number {
  const group = stagedGroup(pegs, pegs - 1, 0);
  return 1 + sum(range(0, largeDiscs - 1).map((smaller) => orbitCount(smaller, group)));
}

/** The settings of some discs that leave two pegs empty, by the number of pegs in use. */
function boundarySize(pegs: number, discs: number): number {
  return sum(range(1, pegs - 2).map((used) => choose(pegs, used) * settingsOnto(used, discs)));
}

/** The settings of some discs that use every one of some pegs, by inclusion and exclusion. */
function settingsOnto(pegs: number, discs: number): number {
  const terms = range(0, pegs).map(
    (empty) => (empty % 2 === 0 ? 1 : -1) * choose(pegs, empty) * (pegs - empty) ** discs,
  );
  return sum(terms);
}

function choose(n: number, k: number): number {
  let result = 1;
  for (let i = 1; i <= k; i++) result = (result * (n - k + i)) / i;
  return result;
}

/**
 * One class of placements at a time, for size-ordered towers; a pool searches them elsewhere than
 * in threads of this process.
 */
export const classesMethod = (pool?: ClassesPoolMaker): Method => ({
  plan({ along, sources, options, available }) {
    const plan = planClasses(along, sources, { ...options, pool }, available);
    if (plan === null) return null;
    const { engine, workers, bytes, smallDiscs } = plan;
    return {
      method: 'classes',
      engine,
      workers,
      bytes,
      run(from) {
        const layout = classesLayout(along, from, smallDiscs);
        if (layout === null) throw new Error('a plan without a layout');
        return searchClasses(layout, from, options, { engine, workers, pool });
      },
    };
  },
});
