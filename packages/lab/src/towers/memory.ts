import { compileTower, InputError, type Tower, type TowerRules } from '@manaus/core';
import { requireNumber } from '@manaus/core/internals';
import { availableBytes, isOutOfMemory } from '@manaus/core/system';

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
 * requireMemory('lab/analyze', hanoi(3), estimateMemory(hanoi(3)).implicit);
 * requireMemory('lab/analyze', hanoi(30), estimateMemory(hanoi(30)).implicit); // throws (limit 2^32 states)
 * ```
 */
export function requireMemory(place: string, rules: TowerRules, bytes: number): void {
  const tower = compileTower(rules);
  requireNumber(place, 'bytes', bytes, 0);
  if (tower.space > 2 ** 32) throw tooManyRanks(place, tower, bytes);
  requireAvailable(place, tower, bytes);
}

/** Throws an `InputError` with the estimate if work takes more bytes than there are. */
export function requireAvailable(place: string, tower: Tower, bytes: number): void {
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
export function inMemory<T>(place: string, tower: Tower, bytes: number, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!isOutOfMemory(error)) throw error;
    throw tooLarge(place, tower, bytes, availableBytes());
  }
}

/** The result of work on a tower, which is not begun where it would not fit in memory. */
export function whereItFits<T>(place: string, tower: Tower, bytes: number, work: () => T): T {
  requireMemory(place, tower, bytes);
  return inMemory(place, tower, bytes, work);
}

/** The error for more than 2^32 ranks. */
export const tooManyRanks = (place: string, { space, discs }: Tower, bytes: number): InputError =>
  new InputError(place, 'discs', 'ranks', { states: space, bytes, got: discs, most: 2 ** 32 });

/** The error for too much memory. */
const tooLarge = (
  place: string,
  { space, discs }: Tower,
  bytes: number,
  available: number,
): InputError =>
  new InputError(place, 'discs', 'memory', { states: space, bytes, got: discs, available });
