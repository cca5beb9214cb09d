import { formatLabel, type StateCodec, type TowerRules, type TowerState, towerCodec } from '@manaus/core';
import { goalRanks } from '@manaus/graph';
import { analyzeExplicit } from './analyze-explicit.js';
import { analyzeImplicit } from './analyze-implicit.js';
import { availableMemory, estimateMemory, requireMemory } from './memory.js';

/** What is known of a tower's state graph. Fields that would take too long are `null`, never a guess. */
export interface Analysis {
  readonly puzzle: string;
  readonly parameters: {
    readonly pegs: number;
    readonly discs: number;
    readonly capacities: readonly number[];
    readonly moves: readonly (readonly boolean[])[];
    readonly goal: string;
  };
  /** The number of regular states. */
  readonly order: number;
  /** Edges; arcs, when directed. */
  readonly size: number | null;
  readonly directed: boolean;
  readonly minDegree: number | null;
  readonly maxDegree: number | null;
  /** How many states have each degree (out-degree, when directed). */
  readonly degrees: Readonly<Record<string, number>> | null;
  /** Orders of the components, largest first; of the strong ones, when directed. */
  readonly components: readonly number[] | null;
  /** Aligned with `components`. */
  readonly diameters: readonly (number | null)[] | null;
  readonly planar: boolean | null;
  readonly goal: string;
  /** The largest distance of a state from the goal, among those that can reach it. */
  readonly eccentricity: number;
  /** The first 20 states at that distance, in code-unit order. */
  readonly farthest: readonly string[];
  /** How many states can reach the goal, the goal included. */
  readonly reachable: number;
  /** How many states lie at distance 0, 1, 2, ... of the goal; `null` beyond 100,000 distances. */
  readonly distances: readonly number[] | null;
  /** How the distances were found. */
  readonly engine: 'explicit' | 'implicit';
}

/** How to analyze, and who listens. */
export interface AnalyzeOptions {
  /** Store the graph whatever its size. */
  readonly explicit?: boolean | undefined;
  /** The most work spent on each field that may be left `null`, in visits of an edge; 2 x 10^8 unless said. */
  readonly effort?: number | undefined;
  /** Hears what is being done, and the share done where it is known. */
  readonly onProgress?: ((what: string, share: number | null) => void) | undefined;
}

/**
 * Analyzes the state graph of a tower: order, size, degrees, components, diameters, planarity, and distances to the goal.
 *
 * Graphs of up to about 2^25 ranks are stored; larger ones are searched at two bits a rank. Throws an `InputError` with the estimate
 * where the search would not fit in memory.
 *
 * @example
 * ```ts
 * const analysis = analyze(manaus(3));
 * analysis.order; // => 19
 * analysis.components; // => [10, 9]
 * analysis.eccentricity; // => 5
 * analysis.farthest; // => ['1/2/3']
 * ```
 */
export function analyze(rules: TowerRules, options: AnalyzeOptions = {}): Analysis {
  const estimate = estimateMemory(rules);
  const explicit = options.explicit ?? (estimate.space <= 2 ** 25 && estimate.explicit <= availableMemory() / 2);
  requireMemory('lab/analyze', rules, explicit ? estimate.explicit : estimate.implicit);
  const codec = towerCodec(rules);
  options.onProgress?.('goals', null);
  const goals = goalRanks(rules);
  const goal = formatLabel(codec.unrank(goals[0]));
  const found = explicit ? analyzeExplicit(rules, goals, options) : analyzeImplicit(rules, goals, options);
  const { ranksFarthest, spheres, ...rest } = found;
  return {
    puzzle: rules.name.toLowerCase(),
    parameters: { pegs: rules.capacities.length, discs: rules.discs, capacities: rules.capacities, moves: rules.moves, goal },
    ...rest,
    goal,
    eccentricity: spheres.length - 1,
    farthest: firstLabels(ranksFarthest, codec, 20),
    reachable: spheres.reduce((sum, width) => sum + width, 0),
    distances: spheres.length > 100_000 ? null : spheres,
    engine: explicit ? 'explicit' : 'implicit',
  };
}

/** The part of an analysis that depends on how the graph is searched. */
export type Searched = Pick<Analysis, 'order' | 'size' | 'directed' | 'minDegree' | 'maxDegree' | 'degrees' | 'components' | 'diameters' | 'planar'> & {
  readonly spheres: readonly number[];
  readonly ranksFarthest: Iterable<number>;
};

/** Degree statistics from a distribution: the entry d counts the states of degree d. */
export function degreeFields(distribution: readonly number[]): Pick<Analysis, 'minDegree' | 'maxDegree' | 'degrees'> {
  const degrees = Object.fromEntries(distribution.map((count, degree) => [String(degree), count] as const).filter(([, count]) => count > 0));
  const present = Object.keys(degrees).map(Number);
  return { minDegree: Math.min(...present), maxDegree: Math.max(...present), degrees };
}

function firstLabels(ranks: Iterable<number>, codec: StateCodec<TowerState>, most: number): string[] {
  const labels: string[] = [];
  for (const rank of ranks) {
    labels.push(formatLabel(codec.unrank(rank)));
    if (labels.length >= 10_000) labels.sort(byCodeUnit).splice(most);
  }
  return labels.sort(byCodeUnit).slice(0, most);
}

const byCodeUnit = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
