/** The image of each peg. */
export type PegImage = readonly number[];

/** The number after the digit of every disc went to its image. */
export function renamedRank(rank: number, discs: number, image: PegImage): number {
  const pegs = image.length;
  let result = 0;
  for (let disc = 0, rest = rank, weight = 1; disc < discs; disc++, weight *= pegs) {
    const above = Math.floor(rest / pegs);
    result += image[rest - above * pegs] * weight;
    rest = above;
  }
  return result;
}

/**
 * A renaming of pegs as two tables, of the smaller discs and of the larger ones: the image of a
 * rank is `low[rank % low.length] + high[Math.floor(rank / low.length)]`.
 */
export interface RenamedHalves {
  readonly low: readonly number[];
  readonly high: readonly number[];
}

/**
 * The tables of a renaming for a number of discs, each as long as the square root of the ranks, or
 * a peg's number times that.
 */
export function renamedHalves(image: PegImage, discs: number): RenamedHalves {
  const smaller = Math.ceil(discs / 2);
  const low = renamedRanks(image, smaller, 1);
  return { low, high: renamedRanks(image, discs - smaller, low.length) };
}

/** The image of the rank of each setting of some discs, times a unit. */
const renamedRanks = (image: PegImage, discs: number, unit: number): number[] =>
  Array.from(
    { length: image.length ** discs },
    (_, rank) => unit * renamedRank(rank, discs, image),
  );

/** The rank that a renaming makes of a rank. */
export const renamedBy = ({ low, high }: RenamedHalves, rank: number): number =>
  low[rank % low.length] + high[Math.floor(rank / low.length)];
