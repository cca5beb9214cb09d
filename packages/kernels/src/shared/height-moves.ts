import { allowedHeights, type Tower } from '@manaus/core';

/**
 * A move of a free-order tower as seen by the heights: from peg to peg, to a setting of the
 * heights.
 */
export interface HeightMove {
  readonly from: number;
  readonly to: number;
  readonly target: number;
}

/** The moves from each allowed setting of the heights, in the order of the pegs. */
export function heightMoves({
  discs,
  capacities,
  moves,
}: Pick<Tower, 'discs' | 'capacities' | 'moves'>): HeightMove[][] {
  const heights = allowedHeights(discs, capacities);
  const indexOf = new Map(heights.map((height, index) => [height.join(), index]));
  return heights.map((height) =>
    moves.flatMap((row, from) =>
      row.flatMap((allowed, to) => {
        const target = allowed ? indexOf.get(moved(height, from, to).join()) : undefined;
        return target === undefined ? [] : [{ from, to, target }];
      }),
    ),
  );
}

/** The heights after a move. */
const moved = (height: readonly number[], from: number, to: number): number[] =>
  height.map((held, peg) => held - Number(peg === from) + Number(peg === to));
