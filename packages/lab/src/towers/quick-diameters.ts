import type { Tower } from '@manaus/core';
import { stateOrbits, towerDiameter } from '@manaus/kernels';
import {
  type AlikeComponents,
  availableBytes,
  estimateDiameter,
  freeTowerComponents,
} from '@manaus/kernels/internals';
import type { AnalyzeOptions } from './analysis.js';

/** A kernel visits several states in the time of one edge that is stored. */
const STATES_AN_EDGE = 4;

/**
 * All components of a free-order tower with their diameters, `null` where that would pass the
 * effort. Undirected moves only.
 */
export function quickComponents(
  tower: Tower,
  order: number,
  options: AnalyzeOptions,
): AlikeComponents[] | null {
  const classes = stateOrbits(tower)?.representatives.length ?? Number.POSITIVE_INFINITY;
  if (classes * order > STATES_AN_EDGE * effortOf(options) || !fits(tower)) return null;
  return freeTowerComponents(tower, { onSearch: () => options.onProgress?.('diameters', null) });
}

/**
 * The diameter of a connected size-ordered tower, `null` where that would pass the effort.
 * Undirected moves only.
 */
export function quickDiameter(tower: Tower, order: number, options: AnalyzeOptions): number | null {
  const effort = effortOf(options);
  const searches = effort === Number.POSITIVE_INFINITY ? effort : usualSearches(tower);
  if (effort < Number.POSITIVE_INFINITY && searches * order > (STATES_AN_EDGE - 1) * effort)
    return null;
  if (!fits(tower) || estimateDiameter(tower).method !== 'planes') return null;
  const onSearch = () => options.onProgress?.('diameters', null);
  return towerDiameter(tower, { searches, onSearch })?.diameter ?? null;
}

/**
 * The most searches that were needed where pegs can be renamed: on three pegs as many as discs, on
 * four 164.
 */
const usualSearches = ({ capacities, discs }: Tower) => (capacities.length === 3 ? 2 * discs : 200);

/** The bound on the work per field. */
export const effortOf = ({ effort = 3e8 }: AnalyzeOptions) => effort;

const fits = (tower: Tower) => estimateDiameter(tower).bytes <= availableBytes();
