import { InputError, requireInteger } from '@manaus/core';
import { requireKind, requireShape } from '@manaus/core/internals';
import type { Game } from '../game.js';
import { gameFault } from '../game-fault.js';

/**
 * A place in a triangle by three whole numbers >= 0, its barycentric coordinates up to a factor:
 * entry i is 0 on the side opposite corner i.
 */
type Barycentric = readonly [number, number, number];

/** A triangle subdivided into triangles; the first three points are its corners 0, 1 and 2. */
export interface SpernerBoard {
  readonly points: readonly Barycentric[];
  readonly triangles: readonly (readonly [number, number, number])[];
}

/** The color 0, 1 or 2 of each point of a board; -1 where it is not painted yet. */
export type Painting = readonly number[];

/**
 * The board of a triangle whose sides are cut into equal parts: `side` squared small triangles.
 * Throws unless side is an integer from 1 to 1000.
 *
 * @example
 * ```ts
 * triangularBoard(2).points; // => [[2, 0, 0], [0, 2, 0], [0, 0, 2], [1, 1, 0], [1, 0, 1], [0, 1, 1]]
 * triangularBoard(3).triangles.length; // => 9
 * ```
 */
export function triangularBoard(side: number): SpernerBoard {
  requireInteger('games/sperner', 'side', side, 1, 1000);
  const all = Array.from({ length: side + 1 }, (_, i) =>
    Array.from({ length: i + 1 }, (_, j): Barycentric => [side - i, i - j, j]),
  ).flat();
  const corners: Barycentric[] = [
    [side, 0, 0],
    [0, side, 0],
    [0, 0, side],
  ];
  const points = [...corners, ...all.filter((point) => !point.includes(side))];
  const index = new Map(points.map((point, i) => [point.join(), i]));
  const at = (...point: number[]) => index.get(point.join());
  const triangles = all.flatMap(([a, b, c]) => [
    [at(a, b, c), at(a - 1, b + 1, c), at(a - 1, b, c + 1)],
    [at(a, b, c), at(a - 1, b, c + 1), at(a, b - 1, c + 1)],
  ]);
  return {
    points,
    triangles: triangles.filter(
      (triangle): triangle is [number, number, number] => !triangle.includes(undefined),
    ),
  };
}

/**
 * Sperner's game: a move paints a point with one of three colors, on a side with one of the two of
 * its ends; who completes a triangle with three colors loses.
 *
 * The corners are painted 0, 1, 2 at the start. As who moved last loses, the convention is misère,
 * and a position with a triangle of three colors is terminal; on a board whose triangles meet edge
 * to edge one must come (Sperner's lemma). A point is painted once. Labels are the colors of the
 * points in their order, `012..1`. Source: [carvalho2013, section 1.2].
 *
 * @example
 * ```ts
 * const game = sperner(triangularBoard(2));
 * game.options(game.notation.parse('012...')).length; // => 6
 * game.options(game.notation.parse('0120.1')).length; // => 2
 * game.options(game.notation.parse('012021')).length; // => 0
 * ```
 */
export function sperner(board: SpernerBoard): Game<Painting> {
  const { points, triangles } = requireBoard('games/sperner', board);
  const palettes = points.map((point) => [0, 1, 2].filter((corner) => point[corner] > 0));
  const over = (painting: Painting) =>
    triangles.some((triangle) =>
      [0, 1, 2].every((color) => triangle.some((point) => painting[point] === color)),
    );
  return {
    name: "Sperner's game",
    convention: 'misere',
    notation: {
      format: (painting) =>
        requirePainting(painting, palettes.length)
          .map((color) => (color < 0 ? '.' : color))
          .join(''),
      parse: (text) => parsePainting(text, palettes),
    },
    options(painting) {
      requirePainting(painting, palettes.length);
      if (over(painting)) return [];
      return painting.flatMap((color, point) =>
        color >= 0
          ? []
          : palettes[point].map((paint) => painting.map((kept, i) => (i === point ? paint : kept))),
      );
    },
    height: (painting) =>
      requirePainting(painting, palettes.length).filter((color) => color < 0).length,
  };
}

/** The painting itself, if it has a color or -1 for each point; an {@link InputError} otherwise. */
function requirePainting(painting: Painting, n: number): Painting {
  if (!Array.isArray(painting) || painting.length !== n)
    throw gameFault('games/sperner', 'position', 'paintedPoints', { n, got: painting });
  for (const color of painting) requireInteger('games/sperner', 'position', color, -1, 2);
  return painting;
}

/**
 * The board itself, if it has places of three whole numbers >= 0, of which the first three are
 * corners, and triangles of three points; an {@link InputError} otherwise.
 */
export function requireBoard<B extends Board>(place: string, board: B): B {
  const { points, triangles } = requireShape<Board>(place, 'board', board, ['points', 'triangles']);
  requireTriples(place, 'points', points, Number.MAX_SAFE_INTEGER);
  if (points.length < 3)
    throw new InputError(place, 'points', 'atLeastOf', { n: 3, of: 'points', got: points.length });
  requireTriples(place, 'triangles', triangles, points.length - 1);
  return board;
}

/** Barycentric places, the first three the corners, and triangles of points. */
interface Board {
  readonly points: readonly (readonly number[])[];
  readonly triangles: readonly (readonly number[])[];
}

/** Throws an {@link InputError} unless these are triples of whole numbers to a bound. */
function requireTriples(
  place: string,
  parameter: string,
  triples: readonly (readonly number[])[],
  most: number,
): void {
  if (!Array.isArray(triples))
    throw new InputError(place, parameter, 'listOf', { of: 'entries', got: triples });
  for (const triple of triples) {
    if (!Array.isArray(triple) || triple.length !== 3)
      throw new InputError(place, parameter, 'exactly', { n: 3, of: 'numbers', got: triple });
    for (const entry of triple) requireInteger(place, parameter, entry, 0, most);
  }
}

function parsePainting(text: string, palettes: readonly (readonly number[])[]): Painting {
  const painting = [...requireKind('games/sperner', 'position', 'text', text)].map(
    (letter) => '.012'.indexOf(letter) - 1,
  );
  const allowed = painting.every((color, point) =>
    color < 0 ? point > 2 && text[point] === '.' : palettes[point]?.includes(color),
  );
  if (painting.length === palettes.length && allowed) return painting;
  throw gameFault('games/sperner', 'position', 'paintedPoints', {
    n: palettes.length,
    got: text,
  });
}
