import { type EdgeColoring, residueColoring, verifyColoring } from '@manaus/graph';
import { range, source } from '../../check/index.js';
import { searchedColoring, threes, triangleFree, triangleNumber } from './ramsey.js';

/** Closed walks of length 3 in one color: none without a triangle. */
const closedWalks = (coloring: EdgeColoring, color: number): number =>
  coloring.reduce(
    (sum, row) =>
      sum +
      row.reduce(
        (part, first, b) =>
          part +
          (first === color
            ? coloring[b].filter((second, c) => second === color && row[c] === color).length
            : 0),
        0,
      ),
    0,
  );

/**
 * True if K_16 by cubic residues stands, and has no closed walk of length 3 in one of its three
 * colors.
 */
export const residuesEscape = (): boolean =>
  verifyColoring(residueColoring(16), threes(3)) &&
  [0, 1, 2].every((color) => closedWalks(residueColoring(16), color) === 0);

/** The largest part, at least, over all ways to part a number. */
export function leastLargest(total: number, parts: number): number {
  if (parts === 1) return total;
  return Math.min(
    ...range(0, total).map((first) => Math.max(first, leastLargest(total - first, parts - 1))),
  );
}

/**
 * K_17 by the steps of the argument: 16 edges at a point, six of one color, and K_6 on their ends
 * in the other two.
 */
export const stepsRefute = (): boolean =>
  leastLargest(16, 3) >= 6 && triangleFree(6, 2).length === 0;

let refuted: boolean | undefined;

/** True if a search finds no coloring of K_17 in three colors; asked once, as it takes a while. */
export const searchRefutes = source('a complete search', (): boolean => {
  refuted ??= searchedColoring(17, threes(3)) === null;
  return refuted;
});

/** R_n for n <= 3 by search; of R_3 the coloring below it is that by residues. */
export function triangleNumberBySearch(colors: number): number {
  if (colors < 3) return triangleNumber(colors);
  return least(searchRefutes());
}

/** R_n for n <= 3 by going through all colorings, and R_3 by the steps of the argument. */
export function triangleNumberWithoutSearch(colors: number): number {
  if (colors === 3) return least(stepsRefute());
  let points = 1;
  while (triangleFree(points, colors).length > 0) points++;
  return points;
}

function least(refutes: boolean): number {
  if (!refutes || !residuesEscape()) throw new Error('R_3 is not 17');
  return 17;
}
