import { seededRandom } from '@manaus/core';
import {
  multicolored,
  randomTriangulation,
  spernerLabels,
  type Triangulation,
  triangulationFault,
} from '@manaus/graph';
import { range } from '../../check/index.js';

type Triangle = readonly [number, number, number];

/** The triangle itself. */
const whole: Triangulation = {
  points: [1, 0, 0].map(
    (_, corner) => [0, 1, 2].map((i) => (i === corner ? 1 : 0)) as unknown as Triangle,
  ),
  triangles: [[0, 1, 2]],
};

/**
 * The triangulations that cuts make of the triangle, fewest first: a cut parts one small triangle
 * in two, from a corner to a point of the opposite edge, or in three, around a point inside. A
 * point may hang in an edge of the neighbor: triangles meet along their edges, as the work defines
 * it.
 */
export function dissections(cuts: number): Triangulation[] {
  const levels = [[whole]];
  for (let i = 0; i < cuts; i++) levels.push(levels[i].flatMap(cutOnce));
  return levels.flat().sort((a, b) => a.triangles.length - b.triangles.length);
}

const cutOnce = (triangulation: Triangulation): Triangulation[] =>
  triangulation.triangles.flatMap((triangle, t) => {
    const edges = [0, 1, 2].map((i) => triangle.filter((_, corner) => corner !== i));
    return [...edges, [...triangle]].map((target) => cutAt(triangulation, t, target));
  });

/** A small triangle cut at the middle of some of its corners; a point that stands there is used. */
function cutAt(
  { points, triangles }: Triangulation,
  t: number,
  target: readonly number[],
): Triangulation {
  const middle = [0, 1, 2].map((i) => target.reduce((sum, point) => sum + points[point][i], 0));
  const same = points.findIndex((place) => isSamePlace(place, middle));
  const point = same < 0 ? points.length : same;
  const parts = target.map((gone) => replaced(triangles[t], gone, point));
  return {
    points: same < 0 ? [...points, middle as unknown as Triangle] : points,
    triangles: [...triangles.slice(0, t), ...parts, ...triangles.slice(t + 1)],
  };
}

/** True if barycentric coordinates are proportional. */
const isSamePlace = (a: readonly number[], b: readonly number[]): boolean =>
  [0, 1].every((i) => a[i] * b[i + 1] === a[i + 1] * b[i]) && a[0] * b[2] === a[2] * b[0];

const replaced = (triangle: Triangle, gone: number, point: number): Triangle =>
  triangle.map((corner) => (corner === gone ? point : corner)) as unknown as Triangle;

type Meeting = Parameters<typeof triangulationFault>[1];

/** Sound in the work's own definition; anything else is a bug. */
export function requireSound(triangulation: Triangulation, meeting: Meeting): void {
  const fault = triangulationFault(triangulation, meeting);
  if (fault !== null) throw new Error(`no triangulation: ${JSON.stringify(fault)}`);
}

export const isEdgeToEdge = (triangulation: Triangulation): boolean =>
  triangulationFault(triangulation, 'edge to edge') === null;

/** All labelings that Sperner's condition allows. */
export function* labelings({ points }: Triangulation): Generator<number[]> {
  const choices = points.map(spernerLabels);
  const total = choices.reduce((product, labels) => product * labels.length, 1);
  for (let code = 0; code < total; code++) yield chosen(choices, code);
}

/** The choice that a number stands for: its digits, the first one the lowest, say which. */
function chosen(choices: readonly (readonly number[])[], code: number): number[] {
  let rest = code;
  return choices.map((labels) => {
    const label = labels[rest % labels.length];
    rest = Math.floor(rest / labels.length);
    return label;
  });
}

/** Random triangulations, edge to edge, each with a random labeling. */
export function* randomLabeled(count: number, most: number): Generator<[Triangulation, number[]]> {
  const random = seededRandom(2013);
  for (let i = 0; i < count; i++) {
    const triangulation = randomTriangulation(Math.floor(random() * (most + 1)), random);
    requireSound(triangulation, 'edge to edge');
    yield [
      triangulation,
      triangulation.points.map((place) => {
        const items = spernerLabels(place);
        return items[Math.floor(random() * items.length)];
      }),
    ];
  }
}

/** 1 where three places turn as the corners do, -1 where they turn the other way. */
const turnOf = ([a, b, c]: readonly (readonly number[])[]): number =>
  Math.sign(
    a[0] * (b[1] * c[2] - b[2] * c[1]) -
      a[1] * (b[0] * c[2] - b[2] * c[0]) +
      a[2] * (b[0] * c[1] - b[1] * c[0]),
  );

/**
 * Multicolored triangles that turn as the corners do, less those that turn the other way: 1 edge to
 * edge, by another proof of the lemma.
 */
export function signedCount(
  { points, triangles }: Triangulation,
  labels: readonly number[],
): number {
  const byLabel = (triangle: Triangle) =>
    [0, 1, 2].map((label) => points[triangle.find((point) => labels[point] === label) ?? 0]);
  return multicolored(triangles, labels).reduce((sum, t) => sum + turnOf(byLabel(triangles[t])), 0);
}

/** The name of a point: v0, v1, v2 at the corners, then p, q, ... */
export const nameOf = (point: number): string => (point < 3 ? `v${point}` : 'pqrs'[point - 3]);

/**
 * A labeled triangulation to be drawn by hand; a place is given by its barycentric coordinates.
 */
export type DrawnByHand = {
  readonly triangles: readonly string[];
  readonly inner: readonly {
    readonly name: string;
    readonly place: readonly number[];
    readonly label: number;
  }[];
  /** A point inside an edge of a neighbor, if there is one. */
  readonly hanging: { readonly point: string; readonly edge: string } | null;
};

/** The data for the drawing of a labeled triangulation. */
export function drawnByHand(triangulation: Triangulation, labels: readonly number[]): DrawnByHand {
  const { points, triangles } = triangulation;
  return {
    triangles: triangles.map((triangle) => triangle.map(nameOf).join(' ')),
    inner: range(3, points.length - 1).map((each) => ({
      name: nameOf(each),
      place: points[each],
      label: labels[each],
    })),
    hanging: hangingIn(triangulation),
  };
}

function hangingIn(triangulation: Triangulation): DrawnByHand['hanging'] {
  const fault = triangulationFault(triangulation, 'edge to edge');
  if (fault?.code !== 'hanging') return null;
  return { point: nameOf(fault.point), edge: fault.edge.map(nameOf).join(' ') };
}

/** A triangulation in words, its points labeled or painted. */
export function inWords(
  { triangles, inner, hanging }: DrawnByHand,
  labeled: 'labeled' | 'painted' = 'labeled',
): string {
  const named = placesOf(inner, labeled).join(' and ');
  const drawn = `triangles ${triangles.join(', ')} with ${named}`;
  return hanging === null
    ? drawn
    : `${drawn}; point ${hanging.point} lies inside the edge ${hanging.edge}`;
}

/** The same in Portuguese. */
export function emPalavras(
  { triangles, inner, hanging }: DrawnByHand,
  rotulado: 'rotulado' | 'pintado' = 'rotulado',
): string {
  const named = placesOf(inner, rotulado).join(' e ');
  const drawn = `Tomem-se os triângulos ${triangles.join(', ')}, com ${named}`;
  return hanging === null
    ? drawn
    : `${drawn}; o ponto ${hanging.point} está no interior da aresta ${hanging.edge}`;
}

/** The inner points with their places and labels. */
const placesOf = (inner: DrawnByHand['inner'], labeled: string): string[] =>
  inner.map(({ name, place, label }) => `${name} = (${place.join(':')}) ${labeled} ${label}`);
