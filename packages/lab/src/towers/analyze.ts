import {
  compileTower,
  formatLabel,
  InputError,
  pegPairs,
  type StateCodec,
  type Tower,
  type TowerRules,
  type TowerState,
} from '@manaus/core';
import {
  pegMovesName,
  requireBound,
  requireCallbacks,
  requireKind,
  requireOptions,
} from '@manaus/core/internals';
import { requireChoices } from '@manaus/scale/internals';
import type { Analysis, AnalyzeOptions, Searched } from './analysis.js';
import { analyzeExplicit } from './analyze-explicit.js';
import { analyzeImplicit, searchDistances } from './analyze-implicit.js';
import { estimateMemory, inMemory, requireMemory } from './memory.js';
import { effortOf } from './quick-diameters.js';
import { requireSearch } from './search-memory.js';
import { isStored } from './time.js';

const place = 'lab/analyze';

const OPTIONS = [
  'explicit',
  'method',
  'engine',
  'workers',
  'largeDiscs',
  'pool',
  'effort',
  'keeper',
  'onProgress',
];

/**
 * Analyzes the state graph of a tower: order, size, degrees, components, diameters, planarity, and
 * distances to the goal.
 *
 * Graphs of up to 2^21 ranks are stored; larger ones are searched by `searchTower`, size-ordered
 * and free-order ones also beyond 2^32 states, and components and diameters that would take long
 * stay open. With `keeper`, such a search that was killed continues from its last checkpoint.
 * Throws an `InputError` with the estimate if the search would not fit in memory.
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
  requireOptions(place, OPTIONS, options);
  const { explicit: asked = false, onProgress } = options;
  requireKind(place, 'explicit', 'boolean', asked);
  requireBound(place, 'effort', effortOf(options));
  requireCallbacks(place, { keeper: options.keeper, onProgress });
  const tower = compileTower(rules);
  const estimate = estimateMemory(tower);
  const explicit = isStored(estimate, options.explicit);
  requireChoices(tower, options);
  if (explicit) requireMemory(place, tower, estimate.explicit);
  else requireSearch(place, tower, options);
  const keeper = explicit ? undefined : options.keeper?.();
  try {
    const bytes = explicit ? estimate.explicit : estimate.implicit;
    const work = () => {
      onProgress?.('goals', null);
      const { goalRanks: goals, capacities, discs } = tower;
      if (goals.length === 0)
        throw new InputError(place, 'goals', 'noGoal', { tower: tower.name, discs });
      const goal = formatLabel(tower.codec.unrank(goals[0]));
      const { ranksFarthest, spheres, ...found } = explicit
        ? analyzeStored(tower, goals, options)
        : analyzeImplicit(tower, goals, options, keeper);
      return {
        puzzle: tower.name.toLowerCase(),
        parameters: {
          pegs: capacities.length,
          discs,
          capacities,
          moves: pegMovesName(tower.moves) ?? pegPairs(tower.moves),
          goal,
        },
        ...found,
        goal,
        eccentricity: spheres.length - 1,
        farthest: firstLabels(ranksFarthest, tower.codec, 20),
        worstStarts: spheres[spheres.length - 1],
        reachable: spheres.reduce((sum, width) => sum + width, 0),
        distances: spheres.length > 100_000 ? null : spheres,
      };
    };
    const analysis = inMemory(place, tower, bytes, work);
    keeper?.finish();
    return analysis;
  } finally {
    keeper?.release();
  }
}

/**
 * The analysis of the stored graph; its distances come from a kernel if one was requested and the
 * store was not.
 */
function analyzeStored(tower: Tower, goals: readonly number[], options: AnalyzeOptions): Searched {
  const found = analyzeExplicit(tower, goals, options);
  const { explicit, method = 'auto', engine = 'auto' } = options;
  if (explicit || (method === 'auto' && engine === 'auto')) return found;
  const { reached: _, ...distances } = searchDistances(tower, goals, found.order, options);
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
