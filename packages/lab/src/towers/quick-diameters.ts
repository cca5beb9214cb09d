import type { Tower } from '@manaus/core';
import { availableBytes } from '@manaus/core/system';
import { stateOrbits } from '@manaus/kernels';
import { towerDiameter } from '@manaus/scale';
import {
  type AlikeComponents,
  estimateDiameter,
  freeTowerComponents,
} from '@manaus/scale/internals';
import type { AnalyzeOptions } from './analysis.js';

/** A kernel visits several states in the time of one edge that is stored. */
const STATES_AN_EDGE = 4;

/**
 * All components of a free-order tower with their diameters; `null` for other towers, and where
 * that would pass the effort. Undirected moves only.
 */
export function quickComponents(
  tower: Tower,
  order: number,
  options: AnalyzeOptions,
): AlikeComponents[] | null {
  if (tower.kernelOrder !== 'free' || !isQuick(tower, order, effortOf(options))) return null;
  return freeTowerComponents(tower, { onSearch: () => options.onProgress?.('diameters', null) });
}

/** True if a search from one state of each class would not pass the effort. */
function isQuick(tower: Tower, order: number, effort: number): boolean {
  const classes = stateOrbits(tower)?.representatives.length ?? Number.POSITIVE_INFINITY;
  return classes * order <= STATES_AN_EDGE * effort && fits(tower);
}

/**
 * The diameter, alone in a list, of a connected size-ordered tower; `null` for other towers, and
 * where that would pass the effort. Undirected moves only.
 */
export function connectedDiameters(
  tower: Tower,
  order: number,
  options: AnalyzeOptions,
): number[] | null {
  if (tower.kernelOrder !== 'sorted') return null;
  const searches = searchesWithin(effortOf(options), usualSearches(tower), order);
  if (searches === null || !fitsInPlanes(tower)) return null;
  const onSearch = () => options.onProgress?.('diameters', null);
  const found = towerDiameter(tower, { searches, onSearch });
  return found && [found.diameter];
}

/**
 * The states that the searches for diameters visit where they are quick, at most; `null` where they
 * are not tried. A size-ordered tower counts as connected where each of three pegs holds all discs,
 * or where there are more pegs.
 */
export function quickVisits(tower: Tower, effort: number): number | null {
  const { capacities, discs, space } = tower;
  if (tower.directed) return null;
  if (tower.kernelOrder === 'free') {
    const classes = stateOrbits(tower)?.representatives.length ?? Number.POSITIVE_INFINITY;
    return classes * space <= STATES_AN_EDGE * effort ? classes * space : null;
  }
  const isConnected = capacities.length > 3 || capacities.every((places) => places >= discs);
  if (tower.kernelOrder !== 'sorted' || !isConnected) return null;
  const searches = searchesWithin(effort, usualSearches(tower), space);
  return searches === null ? null : usualSearches(tower) * space;
}

/** The number of searches that may be tried; `null` where the usual ones would pass the effort. */
function searchesWithin(effort: number, usual: number, order: number): number | null {
  if (effort === Number.POSITIVE_INFINITY) return effort;
  return usual * order > (STATES_AN_EDGE - 1) * effort ? null : usual;
}

/**
 * The most searches that were needed where pegs can be renamed: on three pegs as many as discs, on
 * four 164.
 */
const usualSearches = ({ capacities, discs }: Tower) => (capacities.length === 3 ? 2 * discs : 200);

/** The bound on the work per field. */
export const effortOf = ({ effort = 3e8 }: AnalyzeOptions) => effort;

const fits = (tower: Tower) => estimateDiameter(tower).bytes <= availableBytes();

const fitsInPlanes = (tower: Tower) => fits(tower) && estimateDiameter(tower).method === 'planes';
