import { hanoi, manaus, type Peg, pegsOfDiscs, violation } from '@manaus/core';
import { type StoredTower, storeTower } from '@manaus/lab';
import { hanoiCorners } from '@manaus/plot';
import { source } from '../../check/index.js';

/** The names of the corners of a triangle, in the order of its coordinates. */
export const corners = ['top', 'left', 'right'] as const;
export type Corner = (typeof corners)[number];

/** Hanoi's graph, of which the graph of Manaus is a part. */
export const storedHanoi = source(
  'stored graph of Hanoi',
  (discs: number): StoredTower => storeTower(hanoi(discs)),
);

/** A state that a part lacks, and the corner where it would stand, if any. */
type MissingState = { readonly label: string; readonly corner: Corner | null };

/**
 * The states of Hanoi with the largest disc on a peg that Manaus forbids, and the corner of their
 * part where they stand, if any.
 */
export function missingFromPart(discs: number, peg: Peg): MissingState[] {
  const { states, labels } = storedHanoi(discs);
  return states.flatMap((state, v) => {
    const pegOf = pegsOfDiscs(state);
    const lacks = pegOf[discs - 1] === peg && violation(manaus(discs), state) !== null;
    return lacks ? [{ label: labels[v], corner: cornerInPart(pegOf, peg) }] : [];
  });
}

/** The corner of the part of a peg where a state stands, if any. */
export function cornerInPart(pegOf: readonly Peg[], peg: Peg): Corner | null {
  const half = 2 ** (pegOf.length - 1);
  const within = hanoiCorners(pegOf).map((share, i) => share - (i === peg ? half : 0));
  return corners[within.indexOf(half - 1)] ?? null;
}
