import { InputError, requireInteger } from '@manaus/core';
import { requireKind, requireOneOf, requireShape } from '@manaus/core/internals';
import { requireListOf } from '../requirements.js';
import { inOrder } from '../rows.js';

const place = 'graph/triangulation';

/**
 * A place in a triangle by three whole numbers >= 0, its barycentric coordinates up to a factor:
 * entry i is 0 on the side opposite corner i.
 */
type Place = readonly [number, number, number];

/** A triangle subdivided into triangles; the first three points are its corners 0, 1 and 2. */
export interface Triangulation {
  readonly points: readonly Place[];
  readonly triangles: readonly (readonly [number, number, number])[];
}

/**
 * The ways in which triangles may meet: anywhere along their edges, or only in a corner or a whole
 * edge of both.
 */
export type Meeting = (typeof MEETINGS)[number];

const MEETINGS = ['along edges', 'edge to edge'] as const;

type Corners = readonly [number, number, number];

/**
 * The triangulation itself, if it is one by its shape: places of three whole numbers >= 0 that are
 * not all 0, the first three different from each other, and triangles of three points; an
 * {@link InputError} otherwise.
 */
export function requireTriangulation(
  place: string,
  parameter: string,
  board: Triangulation,
): Triangulation {
  const { points, triangles } = requireShape(place, parameter, board, ['points', 'triangles']);
  requireListOf(place, 'points', 'points', points);
  for (const each of points) {
    requireListOf(place, 'points', 'numbers', each);
    for (const entry of each) requireInteger(place, 'points', entry, 0, Number.MAX_SAFE_INTEGER);
    if (each.length !== 3 || weight(each) === 0)
      throw new InputError(place, 'points', 'exactly', { n: 3, of: 'numbers', got: each });
  }
  if (points.length < 3)
    throw new InputError(place, 'points', 'atLeastOf', { n: 3, of: 'points', got: points.length });
  requireTriangles(place, points.length, triangles);
  return board;
}

/** Throws an {@link InputError} unless these are triangles of some points. */
export function requireTriangles(
  place: string,
  points: number,
  triangles: Triangulation['triangles'],
): void {
  requireListOf(place, 'triangles', 'entries', triangles);
  for (const triangle of triangles) {
    requireListOf(place, 'triangles', 'points', triangle);
    if (triangle.length !== 3)
      throw new InputError(place, 'triangles', 'exactly', { n: 3, of: 'points', got: triangle });
    for (const corner of triangle) requireInteger(place, 'triangles', corner, 0, points - 1);
  }
}

/**
 * A reason why something is not a triangulation: a triangle is flat, two overlap, the whole is not
 * covered, or a point hangs, inside an edge of a triangle. Points are given by their numbers.
 */
export type TriangulationFault =
  | { readonly code: 'flat'; readonly triangle: Corners }
  | { readonly code: 'overlap'; readonly triangles: readonly [Corners, Corners] }
  | { readonly code: 'open' }
  | {
      readonly code: 'hanging';
      readonly point: number;
      readonly edge: readonly [number, number];
    };

/**
 * The determinant of three places: positive where they turn as the corners do, 0 on a line. Exact
 * below 2^53.
 */
const turn = (a: Place, b: Place, c: Place): number =>
  a[0] * (b[1] * c[2] - b[2] * c[1]) -
  a[1] * (b[0] * c[2] - b[2] * c[0]) +
  a[2] * (b[0] * c[1] - b[1] * c[0]);

const weight = (place: Place): number => place[0] + place[1] + place[2];

/**
 * The first reason why something is not a triangulation of the whole triangle, or `null`; points
 * may hang along edges, but not edge to edge.
 *
 * Two triangles do not overlap where the line of an edge of one has the other beyond it. Time
 * O(triangles^2 + triangles * points). Source: [carvalho2013, section 1.2].
 *
 * @example
 * ```ts
 * const points = [[1, 0, 0], [0, 1, 0], [0, 0, 1], [0, 1, 1], [2, 1, 1]] as const;
 * const hanging = { points: points, triangles: [[0, 1, 3], [0, 4, 2], [4, 3, 2]] as const };
 * triangulationFault(hanging, 'along edges'); // => null
 * triangulationFault(hanging, 'edge to edge'); // => { code: 'hanging', point: 4, edge: [0, 3] }
 * ```
 */
export function triangulationFault(
  board: Triangulation,
  meeting: Meeting,
): TriangulationFault | null {
  const { points, triangles } = requireTriangulation(place, 'board', board);
  requireOneOf(place, 'meeting', MEETINGS, meeting);
  const turned = triangles.map(
    ([a, b, c]): Corners => (turn(points[a], points[b], points[c]) < 0 ? [a, c, b] : [a, b, c]),
  );
  const flat = turned.find((triangle) => area(points, triangle) === 0);
  if (flat !== undefined) return { code: 'flat', triangle: flat };
  for (const [s, one] of turned.entries())
    for (const other of turned.slice(0, s))
      if (!isBeyond(points, one, other) && !isBeyond(points, other, one))
        return { code: 'overlap', triangles: [other, one] };
  const covered = turned.reduce((sum, triangle) => sum + area(points, triangle), 0);
  if (Math.abs(area(points, [0, 1, 2]) - covered) > 1e-9) return { code: 'open' };
  if (meeting === 'along edges') return null;
  for (const [a, b] of turned.flatMap(sidesOf)) {
    const point = [...points.keys()].find(
      (each) => each !== a && each !== b && isOnEdge(points[a], points[b], points[each]),
    );
    if (point !== undefined) return { code: 'hanging', point, edge: inOrder(a, b) };
  }
  return null;
}

const sidesOf = ([a, b, c]: Corners): [number, number][] => [
  [a, b],
  [b, c],
  [c, a],
];

const area = (points: readonly Place[], [a, b, c]: Corners): number =>
  turn(points[a], points[b], points[c]) /
  (weight(points[a]) * weight(points[b]) * weight(points[c]));

/** True if a triangle lies beyond a side of another. */
const isBeyond = (points: readonly Place[], other: Corners, triangle: Corners): boolean =>
  sidesOf(other).some(([a, b]) =>
    triangle.every((point) => turn(points[a], points[b], points[point]) <= 0),
  );

/** True if a place is on the line of two others, and beyond neither. */
function isOnEdge(one: Place, other: Place, place: Place): boolean {
  if (turn(one, other, place) !== 0) return false;
  // Beyond neither: no coordinate, with the sum of all made 1, is outside of theirs.
  const [from, to, at] = [one, other, place].map((each) => each.map((c) => c / weight(each)));
  return at.every((share, i) => (share - from[i]) * (share - to[i]) <= 0);
}

/**
 * A random triangulation, edge to edge, with some points besides the corners: each splits a
 * triangle into three or an edge, with the triangles on it, into two; and after each, some edges
 * are turned into the other diagonal of their two triangles where that is convex.
 *
 * `random` gives numbers from 0 to below 1. Coordinates stay exact for up to 40 points. Time
 * O(points * triangles).
 *
 * @example
 * ```ts
 * randomTriangulation(5, () => 0.5).points.length; // => 8
 * triangulationFault(randomTriangulation(5, () => 0.3), 'edge to edge'); // => null
 * ```
 */
export function randomTriangulation(added: number, random: () => number): Triangulation {
  requireInteger(place, 'added', added, 0);
  requireKind(place, 'random', 'function', random);
  const points: Place[] = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ];
  let triangles: [number, number, number][] = [[0, 1, 2]];
  const draw = () => {
    const drawn = random();
    if (typeof drawn === 'number' && drawn >= 0 && drawn < 1) return drawn;
    throw new InputError(place, 'random', 'number', { least: 0, below: 1, got: drawn });
  };
  const pick = (count: number) => Math.floor(draw() * count);
  for (let i = 0; i < added; i++) {
    const triangle = triangles[pick(triangles.length)];
    let target: readonly number[] = triangle;
    if (draw() >= 0.5) {
      const corner = pick(3);
      target = [triangle[corner], triangle[(corner + 1) % 3]];
    }
    const point = points.length;
    const sums = [0, 1, 2].map((j) => target.reduce((sum, end) => sum + points[end][j], 0));
    points.push(inLowestTerms(sums));
    triangles = triangles.flatMap((each) =>
      target.every((corner) => each.includes(corner))
        ? target.map((gone) => replaceCorner(each, gone, point))
        : [each],
    );
    for (let turns = pick(3); turns > 0; turns--) triangles = flipEdge(points, triangles, pick);
  }
  return { points, triangles };
}

const replaceCorner = (
  [a, b, c]: readonly [number, number, number],
  gone: number,
  by: number,
): [number, number, number] => [a === gone ? by : a, b === gone ? by : b, c === gone ? by : c];

/** The same place in the smallest whole numbers. */
function inLowestTerms([x, y, z]: readonly number[]): Place {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  const common = divisor(divisor(x, y), z);
  return [x / common, y / common, z / common];
}

/**
 * An edge of a random triangle turned, where its two triangles form a convex quadrilateral; else
 * nothing.
 */
function flipEdge(
  points: readonly Place[],
  triangles: [number, number, number][],
  pick: (count: number) => number,
): [number, number, number][] {
  const first = triangles[pick(triangles.length)];
  const apex = first[pick(3)];
  const [a, b] = first.filter((corner) => corner !== apex);
  const second = triangles.find(
    (triangle) => triangle !== first && triangle.includes(a) && triangle.includes(b),
  );
  if (second === undefined) return triangles;
  const other = second.find((corner) => corner !== a && corner !== b) as number;
  const sides = [a, b].map((end) => Math.sign(turn(points[apex], points[other], points[end])));
  if (sides[0] * sides[1] >= 0) return triangles;
  return triangles.map((triangle) =>
    triangle === first
      ? replaceCorner(first, b, other)
      : triangle === second
        ? replaceCorner(second, a, apex)
        : triangle,
  );
}
