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
        if (!allowed) return [];
        const after = height.map((held, peg) => held - Number(peg === from) + Number(peg === to));
        const target = indexOf.get(after.join());
        return target === undefined ? [] : [{ from, to, target }];
      }),
    ),
  );
}
