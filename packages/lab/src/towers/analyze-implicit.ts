import type { Tower } from '@manaus/core';
import type { ImplicitGraph } from '@manaus/graph';
import type { Keeper } from '@manaus/graph/internals';
import { degreeCounts, searchTower, towerGraph } from '@manaus/kernels';
import { type AlikeComponents, availableBytes } from '@manaus/kernels/internals';
import { type AnalyzeOptions, degreeFields, type Searched } from './analysis.js';
import { quickComponents, quickDiameter } from './quick-diameters.js';

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
  const order = counts.reduce((sum, count) => sum + count, 0);
  const arcs = counts.reduce((sum, count, degree) => sum + count * degree, 0);
  const { directed } = tower;
  const { reached, ...distances } = searchDistances(tower, goals, order, options, keeper);
  return {
    order,
    size: directed ? arcs : arcs / 2,
    directed,
    ...degreeFields(counts),
    ...componentFields(tower, order, directed, reached, options),
    planar: null,
    ...distances,
  };
}

type ComponentFields = Pick<Searched, 'components' | 'diameters'>;

/** Components and diameters if they are cheap: of free-order towers, and of connected ones. */
function componentFields(
  tower: Tower,
  order: number,
  directed: boolean,
  reached: number,
  options: AnalyzeOptions,
): ComponentFields {
  const alike =
    !directed && tower.kernelOrder === 'free' ? quickComponents(tower, order, options) : null;
  if (alike !== null && alike.reduce((sum, { count }) => sum + count, 0) <= MOST_COMPONENTS)
    return oneByOne(alike);
  if (directed || reached < order) return { components: null, diameters: null };
  const diameter = tower.kernelOrder === 'sorted' ? quickDiameter(tower, order, options) : null;
  return { components: [reached], diameters: diameter === null ? null : [diameter] };
}

/** Components that are alike, each listed, largest first. */
function oneByOne(alike: readonly AlikeComponents[]): ComponentFields {
  const sorted = [...alike].sort((a, b) => b.order - a.order);
  const each = (of: (part: AlikeComponents) => number) =>
    sorted.flatMap((part) => new Array<number>(part.count).fill(of(part)));
  return { components: each(({ order }) => order), diameters: each(({ diameter }) => diameter) };
}

/** The most components that an answer lists. */
const MOST_COMPONENTS = 100_000;

/** The distances to the goals by a kernel, with its method and back end. */
export function searchDistances(
  tower: Tower,
  goals: readonly number[],
  order: number,
  { method, engine, workers, largeDiscs, pool, onProgress }: AnalyzeOptions,
  keeper?: Keeper,
) {
  const asked = { goals, method, engine, workers, largeDiscs, pool, keeper };
  const { reached, spheres, farthest, ...by } = searchTower(tower, {
    ...asked,
    memory: availableBytes(),
    onLevel: (done) => onProgress?.('distances', done / order),
  });
  const how = { method: by.method, engine: by.engine, workers: by.workers };
  return { reached, spheres, ranksFarthest: farthest, ...how };
}

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
