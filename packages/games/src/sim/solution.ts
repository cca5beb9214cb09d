import { requireInteger } from '@manaus/core';

/**
 * The solution of Sim on six points: the winner from every position, and a winning move. Segments
 * as in `sim` of the games: bit e of a set is edge e.
 */
export interface SimSolution {
  /** Positions without a triangle after 0, 1, 2, ... moves, up to renaming the points. */
  readonly classes: readonly number[];
  /** P: who moved last wins. N: who moves next. */
  outcome(red: number, blue: number): 'P' | 'N';
  /** An edge that wins for the player to move, or `null` where none does. */
  reply(red: number, blue: number): number | null;
}

const POINTS = 6;
const EDGES = 15;

/** edge[a][b]: the number of the edge between two points from 0, as in lexicographic order. */
const edge: readonly (readonly number[])[] = Array.from({ length: POINTS }, (_, a) =>
  Array.from({ length: POINTS }, (_, b) => {
    const [low, high] = [Math.min(a, b), Math.max(a, b)];
    return (low * (2 * POINTS - low - 1)) / 2 + high - low - 1;
  }),
);

/** closing[e]: for each of the four triangles on edge e, the set of its other two edges. */
const closing: readonly (readonly number[])[] = Array.from({ length: EDGES }, (_, e) => {
  const ends = [0, 1, 2, 3, 4, 5].filter((a) => edge[a].some((other, b) => other === e && a !== b));
  return [0, 1, 2, 3, 4, 5]
    .filter((c) => !ends.includes(c))
    .map((c) => (1 << edge[ends[0]][c]) | (1 << edge[ends[1]][c]));
});

const closes = (set: number, e: number): boolean =>
  closing[e].some((pair) => (set & pair) === pair);

/**
 * Solves Sim on six points up to renaming the points: all positions without a triangle, level by
 * level, then outcomes from the last level back.
 *
 * A position is N where some segment completes no triangle of its color and leads to a P-position.
 * Time and memory are small: 720 renamings of some thousand classes. Source: [carvalho2013, section
 * 1.1]; E. Mead, A. Rosa and C. Huang, 1974, for the winner.
 *
 * @example
 * ```ts
 * const { outcome, reply, classes } = solveSim();
 * outcome(0, 0); // => 'P'
 * reply(1, 0) !== null; // => true
 * classes.slice(0, 4); // => [1, 1, 2, 7]
 * ```
 */
export function solveSim(): SimSolution {
  const canonical = canonicalForm();
  // The classes after 0, 1, 2, ... moves, until none is left.
  const levels: number[][] = [];
  for (let level = [0]; level.length > 0; ) {
    levels.push(level);
    level = [...new Set(level.flatMap((key) => safeMoves(key).map(canonical)))];
  }
  const won = new Map<number, boolean>();
  const winningMove = (key: number) =>
    safeMoves(key).find((next) => won.get(canonical(next)) === false);
  for (const level of [...levels].reverse())
    for (const key of level) won.set(key, winningMove(key) !== undefined);
  const keyOf = (red: number, blue: number) => {
    requireInteger('games/sim', 'red', red, 0, 2 ** EDGES - 1);
    requireInteger('games/sim', 'blue', blue, 0, 2 ** EDGES - 1);
    return (red << EDGES) | blue;
  };
  return {
    classes: levels.map((level) => level.length),
    outcome: (red, blue) => (won.get(canonical(keyOf(red, blue))) === true ? 'N' : 'P'),
    reply(red, blue) {
      const winning = winningMove(keyOf(red, blue));
      return winning === undefined ? null : Math.log2(winning ^ keyOf(red, blue)) % EDGES;
    },
  };
}

const bits = (set: number): number => {
  let count = 0;
  for (let rest = set; rest > 0; rest &= rest - 1) count++;
  return count;
};

/**
 * The positions after a segment that completes no triangle; a position is red times 2^15 plus blue.
 */
function safeMoves(key: number): number[] {
  const [red, blue] = [key >> EDGES, key & (2 ** EDGES - 1)];
  const redMoves = bits(red) === bits(blue);
  const next: number[] = [];
  for (let e = 0; e < EDGES; e++) {
    if (((red | blue) >> e) & 1 || closes(redMoves ? red : blue, e)) continue;
    next.push(key | (redMoves ? 1 << (e + EDGES) : 1 << e));
  }
  return next;
}

/** The least of the 720 images of a position. */
type CanonicalForm = (key: number) => number;

/** The image of a set of edges is looked up in two parts, of 8 and 7 edges. */
function canonicalForm(): CanonicalForm {
  const tables = permutations([0, 1, 2, 3, 4, 5]).map((to) => {
    // The edge to which the renaming takes each edge, as a set of one.
    const images = new Uint16Array(EDGES);
    for (let a = 0; a < POINTS; a++)
      for (let b = a + 1; b < POINTS; b++) images[edge[a][b]] = 1 << edge[to[a]][to[b]];
    return [imageTable(images.slice(0, 8)), imageTable(images.slice(8))] as const;
  });
  return (key) => {
    const [red, blue] = [key >> EDGES, key & (2 ** EDGES - 1)];
    let least = key;
    for (const [low, high] of tables) {
      const image =
        ((low[red & 255] | high[red >> 8]) << EDGES) | low[blue & 255] | high[blue >> 8];
      if (image < least) least = image;
    }
    return least;
  };
}

/** The image of every set of some edges. */
const imageTable = (images: Uint16Array): Uint16Array =>
  Uint16Array.from({ length: 1 << images.length }, (_, set) =>
    images.reduce((image, bit, i) => ((set >> i) & 1 ? image | bit : image), 0),
  );

function permutations(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first) =>
    permutations(items.filter((item) => item !== first)).map((rest) => [first, ...rest]),
  );
}
