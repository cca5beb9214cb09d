import {
  type Arrangement,
  allowedHeights,
  compileTower,
  InputError,
  type Tower,
  type TowerRules,
  towerState,
} from '@manaus/core';
import { requireBound, requireOptions } from '@manaus/core/internals';
import { availableBytes } from '@manaus/core/system';
import {
  type BoundingOptions,
  boundedExtremes,
  componentExtent,
  type Extent,
  requireBounding,
} from '@manaus/graph/internals';
import { breadthFirstSearch, toCsr, vertexOf } from '@manaus/graph/search';
import { pegSymmetries } from '@manaus/kernels';
import { towerGraph } from '@manaus/kernels/graphs';
import { beyondMemory, renamings } from '@manaus/kernels/internals';
import { liftSearcher, settingGroups } from '../lift/extent.js';
import { liftLayout } from '../lift/layout.js';
import { planeSearcher, planeSearches } from '../planes/extent.js';
import type { ClassSearcher } from '../shared/class-searcher.js';

const place = 'scale/tower-diameter';

/** The options of a diameter: the component, the limits and the callbacks. */
export interface TowerDiameterOptions extends BoundingOptions {
  /** A state of the component, or its label. Default: the first goal. */
  readonly from?: Arrangement | string;
  /** The most memory, in bytes. Default: what is still available to the process. */
  readonly memory?: number;
}

/** The extremes of eccentricity in one component of a tower, and how they were found. */
export interface TowerExtent extends Extent {
  /** The number of states of the component. */
  readonly order: number;
  readonly method: ExtentMethod;
  /** The memory predicted for it. */
  readonly bytes: number;
}

/**
 * `lift`: one search of the lift for a class of heights; `planes`: searches in bit planes, by
 * classes under renaming pegs; `explicit`: in the stored graph.
 */
type ExtentMethod = 'lift' | 'planes' | 'explicit';

/**
 * The exact diameter and radius of the component of a state of a tower whose moves are undirected;
 * `null` where it was stopped.
 *
 * Discs of free-order towers and pegs that the rules do not tell apart may be renamed: states that
 * differ by such names alone have the same eccentricity, and what one search says of a state, it
 * says of them all. Classes are searched until the bounds leave none open. Time a search each, of
 * some dozens in a free-order tower with 11 discs, some hundreds in H_4 with 12. Throws an
 * `InputError` for directed moves, and with the estimate where it would not fit in memory. Source:
 * F. W. Takes and W. A. Kosters, Algorithms 6 (2013) 100-118.
 *
 * @example
 * ```ts
 * const { diameter, radius, method } = towerDiameter(hanoi(7, { pegs: 4 }));
 * [diameter, radius, method]; // => [25, 18, 'planes']
 * towerDiameter(london(3)).diameter; // => 8
 * ```
 */
export function towerDiameter(
  rules: TowerRules,
  options: TowerDiameterOptions = {},
): TowerExtent | null {
  const tower = compileTower(rules);
  requireOptions(place, ['from', 'memory', 'searches', 'onSearch', 'shouldStop'], options);
  requireBounding(place, options);
  const { from, memory: available = availableBytes() } = options;
  requireBound(place, 'memory', available);
  const plan = planDiameter(tower);
  if (plan.bytes > available) throw beyondMemory(place, tower, plan.bytes, available);
  const start = from === undefined ? tower.goalRanks[0] : tower.codec.rank(towerState(tower, from));
  if (start === undefined) throw new InputError(place, 'from', 'requiredFor', { when: 'goalless' });
  const found = plan.run(start, options);
  return found === null ? null : { ...found, method: plan.method, bytes: plan.bytes };
}

/** The estimated cost of a diameter. */
export interface DiameterEstimate {
  readonly method: ExtentMethod;
  readonly bytes: number;
}

/**
 * The method that `towerDiameter` would choose and the bytes it would need; nothing is searched.
 *
 * @example
 * ```ts
 * estimateDiameter(oxford(9)).method; // => 'lift'
 * estimateDiameter(hanoi(9)).method; // => 'planes'
 * ```
 */
export function estimateDiameter(rules: TowerRules): DiameterEstimate {
  const { method, bytes } = planDiameter(compileTower(rules));
  return { method, bytes };
}

/** Components that are copies of each other. */
export interface AlikeComponents extends TowerExtent {
  /** The number of components. */
  readonly count: number;
  /** The numbers of discs on the pegs that their states have: the same for all of them. */
  readonly heights: readonly (readonly number[])[];
}

/**
 * All components of a free-order tower with their diameters, alike ones together; `null` where it
 * was stopped.
 *
 * Renaming discs takes any state to any other of the same heights, so that components that share
 * heights are copies of each other. Throws an `InputError` for other towers, for directed moves,
 * and where it would not fit in memory.
 *
 * @example
 * ```ts
 * const [all] = freeTowerComponents(oxford(5));
 * [all.order, all.count, all.diameter]; // => [2520, 1, 13]
 * ```
 */
export function freeTowerComponents(
  rules: TowerRules,
  options: TowerDiameterOptions = {},
): AlikeComponents[] | null {
  const tower = compileTower(rules);
  const { codec, discs, capacities } = tower;
  if (tower.kernelOrder !== 'free')
    throw new InputError('scale/free-tower-components', 'stacking', 'equal', {
      value: 'free',
      got: tower.name,
    });
  const groups = settingGroups(tower);
  const orders = codec.space / groups.length;
  const allowed = allowedHeights(discs, capacities);
  const found: AlikeComponents[] = [];
  for (const first of new Set(groups)) {
    const extent = towerDiameter(tower, { ...options, from: codec.unrank(first * orders) });
    if (extent === null) return null;
    const heights = allowed.filter((_, setting) => groups[setting] === first);
    found.push({ ...extent, count: (heights.length * orders) / extent.order, heights });
  }
  return found;
}

/** A way made ready. */
interface Plan extends DiameterEstimate {
  run(start: number, options: BoundingOptions): (Extent & { readonly order: number }) | null;
}

function planDiameter(rules: Tower): Plan {
  if (rules.directed) throw new InputError(place, 'moves', 'undirected', {});
  const lift = liftLayout(rules);
  if (lift !== null) return planOf('lift', lift.bytes, () => liftSearcher(lift));
  const planes = planeSearches(rules);
  if (planes !== null) return planOf('planes', planes.bytes, () => planeSearcher(planes.layout));
  return {
    method: 'explicit',
    bytes: storedBytes(rules),
    run: (start, options) => {
      const graph = toCsr(towerGraph(rules));
      const vertex = vertexOf(graph, start);
      const { searches, onSearch, shouldStop } = options;
      const symmetries = pegSymmetries(rules, graph);
      const extent = componentExtent(graph, vertex, { searches, onSearch, shouldStop, symmetries });
      return extent === null
        ? null
        : { ...extent, order: breadthFirstSearch(graph, [vertex]).visited.length };
    },
  };
}

/** A search by classes, made ready. */
const planOf = (method: ExtentMethod, bytes: number, searcher: () => ClassSearcher): Plan => ({
  method,
  bytes: Math.ceil(bytes),
  run: (start, options) => byClasses(searcher(), start, options),
});

function byClasses(
  searcher: ClassSearcher,
  start: number,
  options: BoundingOptions,
): (Extent & { order: number }) | null {
  let order = 0;
  const search = (cls: number) => {
    const found = searcher.search(cls, options.shouldStop);
    order = found?.reached ?? 0;
    return found;
  };
  const extent = boundedExtremes(searcher.classOf(start), search, 'both', options);
  return extent === null ? null : { ...extent, order };
}

/** The graph, the images under renamings, and what bounding takes. */
function storedBytes(rules: Tower): number {
  const images = rules.kernelOrder === 'sorted' ? renamings(rules).length : 0;
  return rules.codec.space * (40 + 4 * rules.maxMoves + 4 * images);
}
