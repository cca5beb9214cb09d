import type { Tower } from '@manaus/core';
import { sum } from '@manaus/core/internals';
import { availableBytes } from '@manaus/core/system';
import type { ImplicitGraph } from '@manaus/graph';
import type { Keeper } from '@manaus/graph/search';
import { degreeCounts } from '@manaus/kernels';
import { towerGraph } from '@manaus/kernels/graphs';
import { searchTower } from '@manaus/scale';
import type { AlikeComponents } from '@manaus/scale/internals';
import { type AnalyzeOptions, degreeFields, type Searched } from './analysis.js';
import { connectedDiameters, quickComponents } from './quick-diameters.js';
import { searchChoices } from './search-memory.js';

/**
 * Analysis without storing the graph: degrees by a formula if the rules allow it, by a count
 * otherwise; one search for distances.
 */
export function analyzeImplicit(
  tower: Tower,
  goals: readonly number[],
  options: AnalyzeOptions,
  keeper?: Keeper,
): Searched {
  const counts = degreeCounts(tower) ?? countStates(towerGraph(tower), options);
  const order = sum(counts);
  const arcs = sum(counts.map((count, degree) => count * degree));
  const { directed } = tower;
  const { reached, ...distances } = searchDistances(tower, goals, order, options, keeper);
  return {
    order,
    size: directed ? arcs : arcs / 2,
    directed,
    ...degreeFields(counts),
    ...componentFields(tower, order, reached, options),
    planar: null,
    ...distances,
  };
}

type ComponentFields = Pick<Searched, 'components' | 'diameters'>;

const OPEN: ComponentFields = { components: null, diameters: null };

/** Components and diameters if they are cheap: of free-order towers, and of connected ones. */
function componentFields(
  tower: Tower,
  order: number,
  reached: number,
  options: AnalyzeOptions,
): ComponentFields {
  if (tower.directed) return OPEN;
  const alike = quickComponents(tower, order, options);
  if (alike !== null && areListed(alike)) {
    // Components that are alike, each listed, largest first.
    const sorted = [...alike].sort((a, b) => b.order - a.order);
    const each = (of: (part: AlikeComponents) => number) =>
      sorted.flatMap((part) => new Array<number>(part.count).fill(of(part)));
    return { components: each(({ order }) => order), diameters: each(({ diameter }) => diameter) };
  }
  if (reached < order) return OPEN;
  return { components: [order], diameters: connectedDiameters(tower, order, options) };
}

/** True if the components are not too many to be listed. */
const areListed = (alike: readonly AlikeComponents[]): boolean =>
  sum(alike.map(({ count }) => count)) <= MOST_COMPONENTS;

/** The most components that an answer lists. */
const MOST_COMPONENTS = 100_000;

/** The distances to the goals by a kernel, with its method and back end. */
export function searchDistances(
  tower: Tower,
  goals: readonly number[],
  order: number,
  options: AnalyzeOptions,
  keeper?: Keeper,
) {
  return distancesOf(
    searchTower(tower, {
      ...searchChoices(options),
      memory: availableBytes(),
      onLevel: (done) => options.onProgress?.('distances', done / order),
      goals,
      keeper,
    }),
  );
}

const distancesOf = ({ farthest, ...found }: ReturnType<typeof searchTower>) => ({
  reached: found.reached,
  spheres: found.spheres,
  ranksFarthest: farthest,
  method: found.method,
  engine: found.engine,
  workers: found.workers,
});

function countStates(graph: ImplicitGraph, options: AnalyzeOptions): number[] {
  const degrees = new Array<number>(graph.maxDegree + 1).fill(0);
  const out = new Uint32Array(graph.maxDegree + 1);
  const step = Math.ceil(graph.space / 100);
  for (let rank = 0; rank < graph.space; rank++) {
    if (rank % step === 0) options.onProgress?.('states', rank / graph.space);
    if (graph.has(rank)) degrees[graph.neighbors(rank, out)]++;
  }
  return degrees;
}
