import { hanoi, manaus, pegsOfDiscs, violation } from '@manaus/core';
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

/** The states of Hanoi with the largest disc on a peg that Manaus forbids, and the corner of their part where they stand, if any. */
export function missingFromPart(
  discs: number,
  peg: number,
): { readonly label: string; readonly corner: Corner | null }[] {
  const whole = storedHanoi(discs);
  const half = 2 ** (discs - 1);
  return whole.states.flatMap((state, v) => {
    const pegOf = pegsOfDiscs(state);
    if (pegOf[discs - 1] !== peg || violation(manaus(discs), state) === null) return [];
    const within = hanoiCorners(pegOf).map((share, i) => (i === peg ? share - half : share));
    const at = within.indexOf(half - 1);
    return [{ label: whole.labels[v], corner: at < 0 ? null : corners[at] }];
  });
}
