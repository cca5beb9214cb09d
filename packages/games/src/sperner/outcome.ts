import { InputError } from '@manaus/core';
import { requireBoard } from './sperner.js';

/** The outcome of Sperner's game on a board, from the start. */
export interface SpernerOutcome {
  readonly outcome: 'P' | 'N';
  /** First moves that win, as the point and its color. */
  readonly winningMoves: readonly (readonly [number, number])[];
  /** Positions looked at, of which one lost option is enough. */
  readonly positions: number;
}

/** A board: barycentric places, the first three the corners, and triangles of points. */
interface Board {
  readonly points: readonly (readonly number[])[];
  readonly triangles: readonly (readonly number[])[];
}

/**
 * The outcome of Sperner's game: a search with one byte for each painting of the points, 3 for a
 * point on a side and 4 for one inside.
 *
 * A move that completes a triangle with three colors loses at once; who has no other move loses.
 * The fast twin of `outcomes(sperner(board))`. Time O(paintings times moves) at most; throws for
 * more than 2^28 paintings. Source: [carvalho2013, section 1.2].
 *
 * @example
 * ```ts
 * const points = [[1, 0, 0], [0, 1, 0], [0, 0, 1], [0, 1, 1]];
 * spernerOutcome({ points: points, triangles: [[0, 1, 3], [0, 3, 2]] }).outcome; // => 'P'
 * ```
 */
export function spernerOutcome(board: Board): SpernerOutcome {
  requireBoard('games/sperner', board);
  const search = new PaintingSearch(board);
  // Where the board is one triangle, it is over before it begins, and who moved last is taken to
  // have completed it.
  const isOfCorners = (triangle: readonly number[]) =>
    triangle.every((point) => point < 3) && new Set(triangle).size === 3;
  if (board.triangles.some(isOfCorners)) return { outcome: 'N', winningMoves: [], positions: 1 };
  const winningMoves = search.palettes.flatMap((palette, point) =>
    point < 3
      ? []
      : palette.flatMap((color, at): [number, number][] =>
          search.leadsToP(0, point, at) ? [[point, color]] : [],
        ),
  );
  const positions = search.positions + 1;
  return { outcome: winningMoves.length > 0 ? 'N' : 'P', winningMoves, positions };
}

/** The search of all paintings of a board, one of which is painted at a time. */
class PaintingSearch {
  /** The colors that each point may get. */
  readonly palettes: readonly (readonly number[])[];
  /** The other two corners of the triangles at each point. */
  readonly #others: readonly (readonly (readonly number[])[])[];
  /** The weight of the digit of each point in the code of a painting. */
  readonly #weights: readonly number[];
  readonly #painting: number[];
  /** 1 for a painting that loses, 2 for one that wins, 0 where that is not known. */
  readonly #known: Uint8Array;
  positions = 0;

  constructor({ points, triangles }: Board) {
    this.palettes = points.map((place) => [0, 1, 2].filter((color) => place[color] > 0));
    // The numbering of the paintings: blank or one of its colors for each point but the corners.
    let space = 1;
    this.#weights = this.palettes.map(({ length }, point) => {
      const weight = space;
      if (point >= 3) space *= length + 1;
      return weight;
    });
    const bounds = { n: 2 ** 28, of: 'colorings', got: space } as const;
    if (space > bounds.n) throw new InputError('games/sperner', 'board', 'atMostOf', bounds);
    this.#others = points.map((_, point) =>
      triangles
        .filter((triangle) => triangle.includes(point))
        .map((triangle) => triangle.filter((corner) => corner !== point)),
    );
    this.#painting = points.map((_, point) => (point < 3 ? point : -1));
    this.#known = new Uint8Array(space);
  }

  /** True if a point may be painted from a painting so that who did it wins. */
  leadsToP(code: number, point: number, at: number): boolean {
    const color = this.palettes[point][at];
    if (this.#completes(point, color)) return false;
    this.#painting[point] = color;
    const lost = !this.#wins(code + (at + 1) * this.#weights[point]);
    this.#painting[point] = -1;
    return lost;
  }

  #completes(point: number, color: number): boolean {
    const painting = this.#painting;
    return this.#others[point].some(
      ([a, b]) =>
        painting[a] >= 0 &&
        painting[b] >= 0 &&
        painting[a] !== painting[b] &&
        painting[a] !== color &&
        painting[b] !== color,
    );
  }

  #wins(code: number): boolean {
    if (this.#known[code] > 0) return this.#known[code] === 2;
    this.positions++;
    let found = false;
    for (let point = 3; point < this.palettes.length && !found; point++) {
      if (this.#painting[point] >= 0) continue;
      for (let at = 0; at < this.palettes[point].length && !found; at++)
        found = this.leadsToP(code, point, at);
    }
    this.#known[code] = found ? 2 : 1;
    return found;
  }
}
