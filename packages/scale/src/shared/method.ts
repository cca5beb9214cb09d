import type { Tower } from '@manaus/core';
import type { Levels, Watch } from '@manaus/graph/search';

/**
 * The kind of search: `planes`, two bits per state, many states per word, one state per class under
 * renaming pegs; `classes`, one class of placements of the largest discs at a time; `lift`, orders
 * over heights; `lists`, two bits per rank.
 */
export type SearchMethod = 'planes' | 'classes' | 'lift' | 'lists';

/**
 * The back end of a search: TypeScript, or WebAssembly made from AssemblyScript, with the same
 * results.
 */
export type SearchEngine = 'ts' | 'wasm';

/** The back end and threads that are asked for. */
export interface SearchResources {
  /**
   * The back end; default `auto`, the fastest that the method has, and TypeScript for small
   * searches.
   */
  readonly engine?: SearchEngine | 'auto';
  /**
   * The number of threads, if the method supports several; by default as many as the machine has
   * and the memory needs.
   */
  readonly workers?: number;
  /**
   * The number of discs that `classes` calls large; by default so that a class fits the cache and
   * the boundary distances fit the memory.
   */
  readonly largeDiscs?: number;
}

/** The predicted cost of a search. */
export interface SearchEstimate {
  readonly method: SearchMethod;
  readonly engine: SearchEngine;
  readonly workers: number;
  readonly bytes: number;
}

/** What is asked of a method. */
export interface Asked {
  /** The tower, along whose moves it searches. */
  readonly along: Tower;
  /** The ranks to search from; `null` if goals must be looked for in the whole space. */
  readonly sources: readonly number[] | null;
  readonly options: SearchResources & Watch;
  /** The bytes that there are. */
  readonly available: number;
}

/** A search made ready: its cost, and its run from the sources once these are known. */
export interface Plan extends SearchEstimate {
  run(sources: readonly number[]): Levels;
}

/** A method of searching all states: its plan for a tower, or `null` where it does not apply. */
export interface Method {
  plan(asked: Asked): Plan | null;
}
