import { freemem } from 'node:os';
import { InputError, rankSpace, type TowerRules } from '@manaus/core';
import { estimateSearch, type TowerSearchOptions } from '@manaus/graph';

/**
 * The memory this process may still take, in bytes: what the system says is available, or the limit set for the process if that is less.
 *
 * @example
 * ```ts
 * availableMemory() > 0; // => true
 * ```
 */
export function availableMemory(): number {
  const limit = process.constrainedMemory?.() ?? 0;
  const free = freemem();
  return limit > 0 && limit < Number.MAX_SAFE_INTEGER ? Math.min(limit, free) : free;
}

/** What a search of a tower's state graph would take. */
export interface MemoryEstimate {
  /** The number of ranks: states, and the holes among them. */
  readonly space: number;
  /** Bytes of the stored graph with the arrays of one search and of the components. */
  readonly explicit: number;
  /** Bytes of a search at two bits a rank, the widest levels taken as an eighth of the space. */
  readonly implicit: number;
}

/**
 * Estimates the memory that the state graph of a tower would take, stored and searched without storing, before anything is built.
 *
 * @example
 * ```ts
 * estimateMemory(hanoi(3)).space; // => 27
 * ```
 */
export function estimateMemory(rules: TowerRules): MemoryEstimate {
  const arcs = rules.moves.flat().filter(Boolean).length;
  const space = rankSpace(rules);
  // What a graph remembers of permitted states takes two bits a rank.
  const answers = rules.permits === undefined ? 0 : space / 4;
  return {
    space,
    explicit: space * (28 + 4 * arcs) + answers,
    implicit: space * (1 / 4 + 1) + answers,
  };
}

/**
 * Refuses work beforehand that would not fit in memory or pass 2^32 ranks, by an `InputError` with the estimate.
 *
 * @example
 * ```ts
 * requireMemory('lab/analyze', hanoi(30), estimateMemory(hanoi(30)).implicit); // throws (limit 2^32 states)
 * ```
 */
export function requireMemory(place: string, rules: TowerRules, bytes: number): void {
  const { space } = estimateMemory(rules);
  const available = availableMemory();
  if (space <= 2 ** 32 && bytes <= available) return;
  throw tooLarge(place, rules, bytes, space > 2 ** 32 ? null : available);
}

/**
 * Refuses beforehand a search by `searchTower` that would not fit in memory, or that no kernel serves, by an `InputError` with the estimate.
 *
 * @example
 * ```ts
 * requireSearch('lab/analyze', hanoi(30)); // throws (limit 2^32 states)
 * ```
 */
export function requireSearch(
  place: string,
  rules: TowerRules,
  options: Pick<TowerSearchOptions, 'backend' | 'workers'> = {},
): void {
  const { space, implicit } = estimateMemory(rules);
  const bytes =
    space <= Number.MAX_SAFE_INTEGER
      ? estimateSearch(rules, options).bytes
      : Number.POSITIVE_INFINITY;
  const available = availableMemory();
  if (bytes <= available) return;
  const served = bytes < Number.POSITIVE_INFINITY;
  throw tooLarge(place, rules, served ? bytes : implicit, served ? available : null);
}

/** The error for too much memory; `available` is `null` where there are more than 2^32 ranks. */
function tooLarge(
  place: string,
  rules: TowerRules,
  bytes: number,
  available: number | null,
): InputError {
  const needs = { states: estimateMemory(rules).space, bytes, got: rules.discs };
  return available === null
    ? new InputError(place, 'discs', 'ranks', { ...needs, most: 2 ** 32 })
    : new InputError(place, 'discs', 'memory', { ...needs, available });
}
