import { factorial, range } from '@manaus/core';

/** The counts of Sim on six points by brute force. */
export interface SimCounts {
  /** Positions without a triangle after 0, 1, 2, ... moves. */
  readonly positions: readonly number[];
  /** Of these, the ones from which the player to move wins. */
  readonly won: readonly number[];
  /** True if the player to move wins from a position without a triangle. */
  wins(red: number, blue: number): boolean;
}

const pairs: readonly (readonly [number, number])[] = [0, 1, 2, 3, 4, 5].flatMap((a) =>
  [0, 1, 2, 3, 4, 5].filter((b) => b > a).map((b) => [a, b] as const),
);

/** The set of the edges that have both ends among some points. */
const within = (points: readonly number[]): number =>
  pairs.reduce(
    (set, [a, b], e) => (points.includes(a) && points.includes(b) ? set | (1 << e) : set),
    0,
  );

const triangles: readonly number[] = pairs.flatMap(([a, b]) =>
  [0, 1, 2, 3, 4, 5].filter((c) => c > b).map((c) => within([a, b, c])),
);

const hasTriangle: Uint8Array = Uint8Array.from({ length: 2 ** 15 }, (_, set) =>
  triangles.some((triangle) => (set & triangle) === triangle) ? 1 : 0,
);

/**
 * Sim on six points by brute force: every one of the 3^15 ways to leave 15 segments blank or red or
 * blue, from the full ones back.
 *
 * Without symmetry; the second opinion on `solveSim`, with which it shares nothing. About a second,
 * and 14 MB.
 *
 * @example
 * ```ts
 * const { positions, won, wins } = simCounts();
 * positions.slice(0, 3); // => [1, 15, 210]
 * wins(0, 0); // => false
 * ```
 */
export function simCounts(): SimCounts {
  const code = new Uint32Array(2 ** 15);
  for (let set = 1; set < 2 ** 15; set++) code[set] = 3 * code[set >> 1] + (set & 1);
  const size = code.map((_, set) => set.toString(2).replaceAll('0', '').length);
  const winning = new Uint8Array(3 ** 15);
  const positions = new Array<number>(15).fill(0);
  const won = new Array<number>(15).fill(0);
  for (let drawn = 2 ** 15 - 1; drawn >= 0; drawn--)
    for (let red = drawn; ; red = (red - 1) & drawn) {
      const blue = drawn ^ red;
      if (size[red] === (size[drawn] + 1) >> 1 && !(hasTriangle[red] | hasTriangle[blue]))
        count(red, blue);
      if (red === 0) break;
    }
  return { positions, won, wins: (red, blue) => winning[code[red] + 2 * code[blue]] === 1 };

  /** A larger set of drawn segments is a larger number, so that all that can follow is known. */
  function count(red: number, blue: number): void {
    const level = size[red | blue];
    const own = level % 2 === 0 ? red : blue;
    const weight = level % 2 === 0 ? 1 : 2;
    const here = code[red] + 2 * code[blue];
    let wins = 0;
    for (let bit = 1; bit < 2 ** 15 && wins === 0; bit <<= 1)
      if (
        ((red | blue) & bit) === 0 &&
        hasTriangle[own | bit] === 0 &&
        winning[here + weight * code[bit]] === 0
      )
        wins = 1;
    winning[here] = wins;
    positions[level]++;
    won[level] += wins;
  }
}

/**
 * The positions of Sim without a triangle up to renaming the points, by Burnside's lemma: the mean,
 * over the 720 renamings, of the positions that each leaves as they are; one entry for 0, 1, 2, ...
 * moves.
 *
 * One renaming of each of the 11 cycle types, with its number. The second opinion on the classes of
 * `solveSim`.
 *
 * @example
 * ```ts
 * simClassCounts().slice(0, 4); // => [1, 1, 2, 7]
 * ```
 */
export function simClassCounts(): number[] {
  // The positions that each renaming of a type fixes, all added up.
  const fixed = cycleTypes(6, 6).map((lengths) => {
    const alike = range(1, 6).map((length) =>
      Number(factorial(lengths.filter((part) => part === length).length)),
    );
    const renamings = [...lengths, ...alike].reduce((rest, factor) => rest / factor, 720);
    const renaming: number[] = [];
    for (const length of lengths) {
      const from = renaming.length;
      renaming.push(...range(1, length).map((i) => from + (i % length)));
    }
    return fixedPositions(renaming).map((positions) => renamings * positions);
  });
  return range(0, 14).map((moves) => fixed.reduce((sum, row) => sum + row[moves], 0) / 720);
}

/** The lengths of the cycles of a renaming, in decreasing order. */
type CycleType = readonly number[];

/** The cycle types of some points without cycles longer than `most`. */
const cycleTypes = (points: number, most: number): CycleType[] =>
  points === 0
    ? [[]]
    : range(1, Math.min(points, most)).flatMap((first) =>
        cycleTypes(points - first, first).map((others) => [first, ...others]),
      );

/**
 * The number of positions without a triangle that a renaming fixes, by number of moves: each
 * cycle of edges is blank, red or blue.
 */
function fixedPositions(renaming: readonly number[]): number[] {
  const cycles = edgeCycles(renaming);
  const fixed = new Array<number>(15).fill(0);
  const choose = (at: number, red: number, blue: number, more: number, moves: number): void => {
    if (hasTriangle[red] || hasTriangle[blue]) return;
    if (at === cycles.length) {
      if (more === 0 || more === 1) fixed[moves]++;
      return;
    }
    const { set, length } = cycles[at];
    choose(at + 1, red, blue, more, moves);
    choose(at + 1, red | set, blue, more + length, moves + length);
    choose(at + 1, red, blue | set, more - length, moves + length);
  };
  choose(0, 0, 0, 0, 0);
  return fixed;
}

function edgeCycles(renaming: readonly number[]): { set: number; length: number }[] {
  const image = pairs.map(([a, b]) => Math.log2(within([renaming[a], renaming[b]])));
  const cycles: { set: number; length: number }[] = [];
  for (let start = 0, seen = 0; start < 15; start++) {
    if ((seen >> start) & 1) continue;
    let [set, length] = [0, 0];
    for (let e = start; !((set >> e) & 1); e = image[e], length++) set |= 1 << e;
    seen |= set;
    cycles.push({ set, length });
  }
  return cycles;
}
