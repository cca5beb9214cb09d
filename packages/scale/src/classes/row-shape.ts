import type { PegImage } from '@manaus/kernels/internals';
import { sourceSymmetries } from '../planes/classes.js';
import type { Boundary } from './boundary.js';
import type { ClassesLayout } from './layout.js';
import { UNKNOWN } from './runner.js';

/**
 * An invariant of a row under a shift of its levels and renamings of pegs; equal shapes are no
 * proof.
 */
export interface RowShape {
  /** The least distance. */
  readonly low: number;
  /** A digest of how many places lie how far above it. */
  readonly digest: number;
}

/** The shape of a row. Time: O(places + levels). */
export function shapeOf(row: Uint16Array): RowShape {
  let low = UNKNOWN;
  let high = 0;
  for (const level of row) {
    if (level === UNKNOWN) continue;
    low = Math.min(low, level);
    high = Math.max(high, level);
  }
  const counts = new Uint32Array(Math.max(0, high - low + 1));
  for (const level of row) if (level !== UNKNOWN) counts[level - low]++;
  let digest = counts.length;
  for (const count of counts) digest = Math.imul(digest ^ count, 0x9e3779b1) ^ (digest >>> 15);
  return { low, digest };
}

/** A row that was searched, and another that may be the same to its search. */
export interface RowPair {
  readonly known: Uint16Array;
  readonly given: Uint16Array;
  /** The number to add to the levels of `known`. */
  readonly shift: number;
}

/**
 * The place in `given` of each place in `known`, under a renaming of pegs that takes the one to the
 * other with all levels shifted; `null` if none exists. Every place is compared.
 */
export function renamingBetween(
  { known, given, shift }: RowPair,
  boundary: Boundary,
  group: readonly PegImage[],
): Uint32Array | null {
  for (const image of group) {
    const places = boundary.renamed(image);
    if (agree(known, given, shift, places)) return places;
  }
  return null;
}

function agree(
  known: Uint16Array,
  given: Uint16Array,
  shift: number,
  places: Uint32Array,
): boolean {
  for (let place = 0; place < known.length; place++) {
    const level = known[place];
    if (given[places[place]] !== (level === UNKNOWN ? UNKNOWN : level + shift)) return false;
  }
  return true;
}

/**
 * The renamings that take the graph of the small discs of a class to itself, whatever becomes of
 * the sources: all on up to 4 pegs, and beyond those of three pegs.
 */
export const smallSymmetries = (layout: ClassesLayout, cls: number): readonly PegImage[] =>
  sourceSymmetries(layout.small(cls), []);
