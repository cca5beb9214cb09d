import type { PegMoves, PegPairs } from '@manaus/core';
import type { Keeper } from '@manaus/graph/search';
import type { ClassesPoolMaker, SearchEngine, SearchMethod } from '@manaus/scale';

/**
 * The analysis of a tower's state graph. Fields that would take too long to compute are `null`,
 * never estimates.
 */
export interface Analysis {
  readonly puzzle: string;
  readonly parameters: {
    readonly pegs: number;
    readonly discs: number;
    readonly capacities: readonly number[];
    /** The name of the digraph of pegs, or its pairs where it has none. */
    readonly moves: PegMoves | PegPairs;
    readonly goal: string;
  };
  /** The number of regular states. */
  readonly order: number;
  /** Edges; arcs, when directed. */
  readonly size: number | null;
  readonly directed: boolean;
  readonly minDegree: number | null;
  readonly maxDegree: number | null;
  /** The number of states of each degree (out-degree if directed). */
  readonly degrees: Readonly<Record<string, number>> | null;
  /** Orders of the components, largest first; of the strong ones, when directed. */
  readonly components: readonly number[] | null;
  /** Aligned with `connectedComponents`. */
  readonly diameters: readonly (number | null)[] | null;
  readonly planar: boolean | null;
  readonly goal: string;
  /** The largest distance of a state from the goal, among those that can reach it. */
  readonly eccentricity: number;
  /** The first 20 states at that distance, in code-unit order. */
  readonly farthest: readonly string[];
  /** The number of states at that distance, of which `farthest` lists at most 20. */
  readonly worstStarts: number;
  /** The number of states that can reach the goal, the goal included. */
  readonly reachable: number;
  /**
   * The number of states at distance 0, 1, 2, ... from the goal; `null` beyond 100,000 distances.
   */
  readonly distances: readonly number[] | null;
  /**
   * The method that found the distances: a search of the stored graph, or a kernel that does not
   * store it.
   */
  readonly method: 'explicit' | SearchMethod;
  /** The back end of that method, and its number of threads. */
  readonly engine: SearchEngine;
  readonly workers: number;
}

/** A keeper of one search at a time, which holds its place until it is finished or released. */
export interface SearchKeeper extends Keeper {
  /** Removes what was kept, after the end of the search, and releases the place. */
  finish(): void;
  /** Releases the place; what was kept stays for another try. */
  release(): void;
}

/** Options of an analysis. */
export interface AnalyzeOptions {
  /** Store the graph whatever its size. */
  readonly explicit?: boolean;
  /**
   * The kind of search by a kernel; unless `auto`, the default, a kernel finds the distances even
   * if the graph is stored.
   */
  readonly method?: SearchMethod | 'auto';
  /**
   * The back end of that kernel, default `auto`; `ts` or `wasm` makes a kernel find the distances
   * even if the graph is stored.
   */
  readonly engine?: SearchEngine | 'auto';
  /** The number of threads, if the kernel supports several; by default as many as help. */
  readonly workers?: number;
  /** The number of discs that the method `classes` calls large; by default by cache and memory. */
  readonly largeDiscs?: number;
  /**
   * The place where the method `classes` searches each class, such as
   * `poolIn(folder, { workers: 8 })`; by default threads of this process.
   */
  readonly pool?: ClassesPoolMaker;
  /**
   * The bound on the work per field that may be left `null`, in visits of vertices and edges;
   * default 3 x 10^8.
   */
  readonly effort?: number;
  /**
   * Makes the keeper of a search that does not store the graph, such as `() => keepIn(folder)`; not
   * called where the graph is stored.
   */
  readonly keeper?: () => SearchKeeper;
  /** Called with the current activity, and the fraction done if it is known. */
  readonly onProgress?: (what: string, share: number | null) => void;
}

/** The part of an analysis that depends on how the graph is searched. */
export type Searched = Pick<
  Analysis,
  | 'order'
  | 'size'
  | 'directed'
  | 'minDegree'
  | 'maxDegree'
  | 'degrees'
  | 'components'
  | 'diameters'
  | 'planar'
  | 'method'
  | 'engine'
  | 'workers'
> & {
  readonly spheres: readonly number[];
  readonly ranksFarthest: Iterable<number>;
};

/** Degree statistics from a distribution: the entry d counts the states of degree d. */
export function degreeFields(
  distribution: readonly number[],
): Pick<Analysis, 'minDegree' | 'maxDegree' | 'degrees'> {
  const present = [...distribution.keys()].filter((degree) => distribution[degree] > 0);
  const degrees = Object.fromEntries(present.map((degree) => [degree, distribution[degree]]));
  return { minDegree: Math.min(...present), maxDegree: Math.max(...present), degrees };
}
