import { compileTower, InputError, type Tower, type TowerRules } from '@manaus/core';
import { estimateSearch, type TowerSearchOptions } from '@manaus/kernels';
import { availableBytes, isOutOfMemory } from '@manaus/kernels/internals';

/** The memory that a search of a tower's state graph would take. */
export interface MemoryEstimate {
  /** The number of ranks: states, and the holes among them. */
  readonly space: number;
  /** Bytes of the stored graph with the arrays of one search and of the components. */
  readonly explicit: number;
  /** Bytes of a search at two bits per rank, the widest levels taken as an eighth of the space. */
  readonly implicit: number;
}

/**
 * Estimates the memory that the state graph of a tower would take, stored and searched without
 * storing, before anything is built.
 *
 * @example
 * ```ts
 * estimateMemory(hanoi(3)).space; // => 27
 * ```
 */
export function estimateMemory(rules: TowerRules): MemoryEstimate {
  const { space, maxMoves, permits } = compileTower(rules);
  // What a graph remembers of permitted states takes two bits per rank.
  const answers = permits === undefined ? 0 : space / 4;
  return {
    space,
    explicit: space * (28 + 4 * maxMoves) + answers,
    implicit: space * (1 / 4 + 1) + answers,
  };
}

/**
 * Throws an `InputError` with the estimate if work would not fit in memory or would pass 2^32
 * ranks.
 *
 * @example
 * ```ts
 * requireMemory('lab/analyze', hanoi(30), estimateMemory(hanoi(30)).implicit); // throws (limit 2^32 states)
 * ```
 */
export function requireMemory(place: string, rules: TowerRules, bytes: number): void {
  const tower = compileTower(rules);
  const available = tower.space <= 2 ** 32 ? availableBytes() : null;
  if (available === null || bytes > available) throw tooLarge(place, tower, bytes, available);
}

/**
 * Throws an `InputError` with the estimate if a search by `searchTower` would not fit in memory, or
 * if no kernel supports it.
 *
 * @example
 * ```ts
 * requireSearch('lab/analyze', hanoi(30)); // throws (limit 2^32 states)
 * ```
 */
export function requireSearch(
  place: string,
  rules: TowerRules,
  how: Pick<TowerSearchOptions, 'method' | 'engine' | 'workers' | 'largeDiscs' | 'pool'> = {},
): void {
  const tower = compileTower(rules);
  const bytes =
    tower.space <= Number.MAX_SAFE_INTEGER
      ? estimateSearch(tower, how).bytes
      : Number.POSITIVE_INFINITY;
  if (bytes === Number.POSITIVE_INFINITY)
    throw tooLarge(place, tower, estimateMemory(tower).implicit, null);
  const available = availableBytes();
  if (bytes > available) throw tooLarge(place, tower, bytes, available);
}

/**
 * Throws an `InputError` with the estimate if the search of a solution would not fit in memory;
 * directed graphs are stored for it.
 */
export function requireSolve(tower: Tower): void {
  const { explicit, implicit } = estimateMemory(tower);
  requireMemory('lab/solve', tower, tower.directed ? explicit : implicit);
}

/**
 * The result of work on a tower; an allocation that fails in it becomes an `InputError` with the
 * estimate.
 */
export function inMemory<T>(place: string, rules: TowerRules, bytes: number, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!isOutOfMemory(error)) throw error;
    throw tooLarge(place, compileTower(rules), bytes, availableBytes());
  }
}

/** The error for too much memory; `available` is `null` beyond 2^32 ranks. */
function tooLarge(
  place: string,
  tower: Tower,
  bytes: number,
  available: number | null,
): InputError {
  const needs = { states: tower.space, bytes, got: tower.discs };
  return available === null
    ? new InputError(place, 'discs', 'ranks', { ...needs, most: 2 ** 32 })
    : new InputError(place, 'discs', 'memory', { ...needs, available });
}
