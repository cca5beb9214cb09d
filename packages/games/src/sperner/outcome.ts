import { InputError } from '@manaus/core';

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
export function spernerOutcome({ points, triangles }: Board): SpernerOutcome {
  const palettes = points.map((place) => [0, 1, 2].filter((color) => place[color] > 0));
  const weights: number[] = [];
  const space = palettes.reduce((product, palette, point) => {
    weights[point] = product;
    return point < 3 ? product : product * (palette.length + 1);
  }, 1);
  if (space > 2 ** 28)
    throw new InputError('graph/sperner', 'board', 'atMostOf', {
      n: 2 ** 28,
      of: 'colorings',
      got: space,
    });
  const others = points.map((_, point) =>
    triangles
      .filter((triangle) => triangle.includes(point))
      .map((triangle) => triangle.filter((corner) => corner !== point)),
  );
  const painting = points.map((_, point) => (point < 3 ? point : -1));
  const known = new Uint8Array(space);
  let positions = 0;
  const completes = (point: number, color: number) =>
    others[point].some(
      ([a, b]) =>
        painting[a] >= 0 &&
        painting[b] >= 0 &&
        painting[a] !== painting[b] &&
        painting[a] !== color &&
        painting[b] !== color,
    );
  const leadsToP = (code: number, point: number, at: number): boolean => {
    const color = palettes[point][at];
    if (completes(point, color)) return false;
    painting[point] = color;
    const lost = !wins(code + (at + 1) * weights[point]);
    painting[point] = -1;
    return lost;
  };
  const wins = (code: number): boolean => {
    if (known[code] > 0) return known[code] === 2;
    positions++;
    let found = false;
    for (let point = 3; point < points.length && !found; point++) {
      if (painting[point] >= 0) continue;
      for (let at = 0; at < palettes[point].length && !found; at++)
        found = leadsToP(code, point, at);
    }
    known[code] = found ? 2 : 1;
    return found;
  };
  // Where the board is one triangle, it is over before it begins, and who moved last is taken to have completed it.
  if (
    triangles.some(
      (triangle) =>
        new Set(triangle.map((point) => painting[point])).size === 3 &&
        triangle.every((point) => point < 3),
    )
  )
    return { outcome: 'N', winningMoves: [], positions: 1 };
  const winningMoves = palettes.flatMap((palette, point) =>
    point < 3
      ? []
      : palette.flatMap((color, at): [number, number][] =>
          leadsToP(0, point, at) ? [[point, color]] : [],
        ),
  );
  return { outcome: winningMoves.length > 0 ? 'N' : 'P', winningMoves, positions: positions + 1 };
}
