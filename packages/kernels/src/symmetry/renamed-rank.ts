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
  const table = (count: number, unit: number) =>
    Array.from(
      { length: image.length ** count },
      (_, rank) => unit * renamedRank(rank, count, image),
    );
  return { low: table(smaller, 1), high: table(discs - smaller, image.length ** smaller) };
}
