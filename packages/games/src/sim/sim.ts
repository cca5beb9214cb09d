import { InputError, range, requireInteger } from '@manaus/core';
import { requireKind, requireShape } from '@manaus/core/internals';
import type { Game } from '../game.js';
import { gameFault } from '../game-fault.js';

const place = 'games/sim';

/**
 * The segments drawn so far, as sets of edges: bit e stands for the edge e of `simEdges`. Red moves
 * first.
 */
export interface SimPosition {
  readonly red: number;
  readonly blue: number;
}

/**
 * The edges of the complete graph on the points 1 to `points`, in lexicographic order: bit e of a
 * set stands for entry e.
 *
 * @example
 * ```ts
 * simEdges(6).length; // => 15
 * simEdges(6)[5]; // => [2, 3]
 * ```
 */
export function simEdges(points: number): [number, number][] {
  return range(1, points).flatMap((a) => range(a + 1, points).map((b): [number, number] => [a, b]));
}

/**
 * A position as a table of points: 0 where a red segment is, 1 a blue one, -1 none.
 *
 * @example
 * ```ts
 * simColoring(sim().notation.parse('12/13'))[0]; // => [-1, 0, 1, -1, -1, -1]
 * ```
 */
export function simColoring(position: SimPosition, points = 6): number[][] {
  requireInteger(place, 'points', points, 1, 8);
  const { red, blue } = requirePosition(position, points);
  const rows = Array.from({ length: points }, () => new Array<number>(points).fill(-1));
  simEdges(points).forEach(([a, b], edge) => {
    const color = (red >> edge) & 1 ? 0 : (blue >> edge) & 1 ? 1 : -1;
    rows[a - 1][b - 1] = color;
    rows[b - 1][a - 1] = color;
  });
  return rows;
}

/**
 * Ramsey's game, or Sim: red and blue draw, in turn, a segment between two of the points; who
 * completes a triangle of the own color loses.
 *
 * Triangles have their corners among the points. As who moved last loses, the convention is misère,
 * and a position with a triangle is terminal; on six points or more a triangle must come (R(3,3) =
 * 6), so nobody draws. Labels are the red and the blue segments, `12,34/13`. Throws unless points
 * is an integer from 6 to 8. Source: [carvalho2013, section 1.1].
 *
 * @example
 * ```ts
 * const game = sim();
 * game.options(game.notation.parse('/')).length; // => 15
 * game.options(game.notation.parse('12,13,23/45,46')).length; // => 0
 * ```
 */
export function sim(points = 6): Game<SimPosition> {
  requireInteger(place, 'points', points, 6, 8);
  const names = simEdges(points).map(([a, b]) => `${a}${b}`);
  const edges = names.map((_, edge) => 1 << edge);
  const triangles = triangleSets(points);
  const over = ({ red, blue }: SimPosition) =>
    triangles.some((set) => (red & set) === set || (blue & set) === set);
  const segments = (set: number) => names.filter((_, edge) => (set >> edge) & 1);
  return {
    name: points === 6 ? 'Sim' : `Sim on ${points} points`,
    convention: 'misere',
    notation: {
      format(position) {
        const { red, blue } = requirePosition(position, points);
        return `${segments(red)}/${segments(blue)}`;
      },
      parse: (text) => parsePosition(text, names),
    },
    options(position) {
      requirePosition(position, points);
      if (over(position)) return [];
      const { red, blue } = position;
      const redMoves = segments(red).length <= segments(blue).length;
      return edges
        .filter((edge) => ((red | blue) & edge) === 0)
        .map((edge) => (redMoves ? { red: red | edge, blue } : { red, blue: blue | edge }));
    },
    height(position) {
      const { red, blue } = requirePosition(position, points);
      return names.length - segments(red | blue).length;
    },
  };
}

/** The position itself, if it is two sets of edges without a common one. */
function requirePosition(position: SimPosition, points: number): SimPosition {
  const { red, blue } = requireShape(place, 'position', position, ['red', 'blue']);
  const most = 2 ** ((points * (points - 1)) / 2) - 1;
  requireInteger(place, 'red', red, 0, most);
  requireInteger(place, 'blue', blue, 0, most);
  if ((red & blue) !== 0)
    throw new InputError(place, 'blue', 'unlike', { other: 'red', got: blue });
  return position;
}

function triangleSets(points: number): number[] {
  const edges = simEdges(points);
  const bit = (a: number, b: number) => 1 << edges.findIndex(([p, q]) => p === a && q === b);
  return edges.flatMap(([a, b]) =>
    range(b + 1, points).map((c) => bit(a, b) | bit(b, c) | bit(a, c)),
  );
}

function parsePosition(text: string, names: readonly string[]): SimPosition {
  const parts = requireKind(place, 'position', 'text', text)
    .split('/')
    .map((part) => part.split(',').filter((name) => name.trim() !== ''));
  const [red, blue = []] = parts;
  const edges = [...red, ...blue].map((name) => names.indexOf(name.trim()));
  const areNew = !edges.includes(-1) && new Set(edges).size === edges.length;
  const inTurn = red.length === blue.length || red.length === blue.length + 1;
  if (parts.length !== 2 || !areNew || !inTurn)
    throw gameFault(place, 'position', 'segments', { got: text });
  return { red: setOf(edges.slice(0, red.length)), blue: setOf(edges.slice(red.length)) };
}

const setOf = (edges: readonly number[]): number => edges.reduce((set, e) => set | (1 << e), 0);
