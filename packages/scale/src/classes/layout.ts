import { compileTower, type Tower } from '@manaus/core';
import { remembered } from '@manaus/core/internals';
import { digitsOf, heldBy } from '@manaus/kernels/internals';
import { sourceSymmetries } from '../planes/classes.js';
import { type Boundary, boundaryOf } from './boundary.js';
import { type Placements, symmetricPlacements } from './placements.js';
import { stagedHome, stagedPlacements } from './stages.js';

/** A size-ordered tower with its largest discs in classes of placements. */
export interface ClassesLayout {
  /** The digraph along which the search goes, and the capacities. */
  readonly rules: Tower;
  readonly pegs: number;
  readonly smallDiscs: number;
  readonly largeDiscs: number;
  /** The settings of the small discs, holes included. */
  readonly settings: number;
  readonly boundary: Boundary;
  readonly placements: Placements;
  /** The tower of the small discs alone, with the room that the large discs of a class leave. */
  small(cls: number): Tower;
}

/**
 * The layout; `null` where the method does not apply: not size-ordered, fewer than 3 or more than 8
 * pegs, or a number of small discs that leaves none or too many in a class.
 */
export function classesLayout(
  rules: Tower,
  sources: readonly number[] | null,
  smallDiscs: number,
  { staged = true }: { readonly staged?: boolean } = {},
): ClassesLayout | null {
  const pegs = rules.capacities.length;
  const largeDiscs = rules.discs - smallDiscs;
  if (!hasClasses(rules) || smallDiscs < 1 || largeDiscs < 1) return null;
  // The placements in stages, where there are such, else under the renamings of pegs that
  // keep rules and sources.
  const home = staged ? stagedHome(rules, sources) : null;
  const placements =
    home === null
      ? symmetricPlacements(rules, largeDiscs, sourceSymmetries(rules, sources))
      : stagedPlacements(rules, largeDiscs, home);
  return {
    rules,
    pegs,
    smallDiscs,
    largeDiscs,
    settings: pegs ** smallDiscs,
    boundary: boundaryOf(pegs, smallDiscs),
    placements,
    small: smallTowers(rules, smallDiscs, largeDiscs, placements),
  };
}

/** A state as placement of the large discs and setting of the small ones. */
export interface Place {
  readonly placement: number;
  readonly setting: number;
}

/** The place of a rank. */
export function placeOf({ settings }: ClassesLayout, rank: number): Place {
  const placement = Math.floor(rank / settings);
  return { placement, setting: rank - placement * settings };
}

/** True if a larger disc can move only where smaller ones keep off two pegs. */
export const hasClasses = ({ kernelOrder, capacities }: Tower): boolean =>
  kernelOrder === 'sorted' && capacities.length >= 3 && capacities.length <= 8;

/** The same classes with the moves of other rules, such as those back. */
export const turned = (layout: ClassesLayout, rules: Tower): ClassesLayout =>
  layout.rules === rules
    ? layout
    : {
        ...layout,
        rules,
        small: smallTowers(rules, layout.smallDiscs, layout.largeDiscs, layout.placements),
      };

function smallTowers(
  rules: Tower,
  smallDiscs: number,
  largeDiscs: number,
  placements: Placements,
): (cls: number) => Tower {
  const pegs = rules.capacities.length;
  const towerOf = remembered((capacities: readonly number[]) =>
    compileTower({ ...rules, discs: smallDiscs, capacities, goals: [] }),
  );
  return (cls) => {
    const held = heldBy(digitsOf(placements.placementOf(cls), largeDiscs, pegs), pegs);
    return towerOf(rules.capacities.map((most, peg) => Math.min(smallDiscs, most - held[peg])));
  };
}
