import {
  formatLabel,
  InputError,
  type StateCodec,
  type TowerRules,
  type TowerState,
  towerCodec,
} from '@manaus/core';
import { goalRanks } from '@manaus/graph';
import type { Analysis, AnalyzeOptions, Searched } from './analysis.js';
import { analyzeExplicit } from './analyze-explicit.js';
import { analyzeImplicit, searchDistances } from './analyze-implicit.js';
import { type FolderKeeper, keepIn } from './checkpoints/keep-in.js';
import { availableMemory, estimateMemory, requireMemory, requireSearch } from './memory.js';

/**
 * Analyzes the state graph of a tower: order, size, degrees, components, diameters, planarity, and distances to the goal.
 *
 * Graphs of up to 2^21 ranks are stored; larger ones are searched by `searchTower`, size-ordered and free-order ones also beyond 2^32 states,
 * and their components and diameters stay open where these would take long. With `checkpoint`, such a search that was killed goes on where
 * it was kept last. Throws an `InputError` with the estimate where the search would not fit in memory.
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
  const explicit =
    options.explicit ?? (estimate.space <= 2 ** 21 && estimate.explicit <= availableMemory() / 2);
  if (explicit) requireMemory('lab/analyze', rules, estimate.explicit);
  else requireSearch('lab/analyze', rules, { backend: options.backend, workers: options.workers });
  const keeper = explicit ? undefined : keeperFor(options);
  try {
    const analysis = analyzed(rules, explicit, options, keeper);
    keeper?.finish();
    return analysis;
  } finally {
    keeper?.release();
  }
}

function keeperFor({ checkpoint, onProgress }: AnalyzeOptions): FolderKeeper | undefined {
  return (
    checkpoint &&
    keepIn(checkpoint.folder, {
      every: checkpoint.every,
      onCheckpoint: () => onProgress?.('checkpoint', null),
    })
  );
}

function analyzed(
  rules: TowerRules,
  explicit: boolean,
  options: AnalyzeOptions,
  keeper: FolderKeeper | undefined,
): Analysis {
  const codec = towerCodec(rules);
  options.onProgress?.('goals', null);
  const goals = goalRanks(rules);
  if (goals.length === 0)
    throw new InputError('lab/analyze', 'goals', 'noGoal', {
      tower: rules.name,
      discs: rules.discs,
    });
  const goal = formatLabel(codec.unrank(goals[0]));
  const found = explicit
    ? analyzeStored(rules, goals, options)
    : analyzeImplicit(rules, goals, options, keeper);
  const { ranksFarthest, spheres, ...rest } = found;
  return {
    puzzle: rules.name.toLowerCase(),
    parameters: {
      pegs: rules.capacities.length,
      discs: rules.discs,
      capacities: rules.capacities,
      moves: rules.moves,
      goal,
    },
    ...rest,
    goal,
    eccentricity: spheres.length - 1,
    farthest: firstLabels(ranksFarthest, codec, 20),
    reachable: spheres.reduce((sum, width) => sum + width, 0),
    distances: spheres.length > 100_000 ? null : spheres,
  };
}

/** On the stored graph; the distances by a kernel, where one was asked for and the store was not. */
function analyzeStored(
  rules: TowerRules,
  goals: readonly number[],
  options: AnalyzeOptions,
): Searched {
  const found = analyzeExplicit(rules, goals, options);
  const stored = options.explicit || options.backend === undefined || options.backend === 'auto';
  if (stored) return found;
  const { reached: _, ...distances } = searchDistances(rules, goals, found.order, options);
  return { ...found, ...distances };
}

function firstLabels(
  ranks: Iterable<number>,
  codec: StateCodec<TowerState>,
  most: number,
): string[] {
  const labels: string[] = [];
  for (const rank of ranks) {
    labels.push(formatLabel(codec.unrank(rank)));
    if (labels.length >= 10_000) labels.sort(byCodeUnit).splice(most);
  }
  return labels.sort(byCodeUnit).slice(0, most);
}

const byCodeUnit = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
