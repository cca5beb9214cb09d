import { describe } from 'vitest';
import { randomTriangulation, type Triangulation, triangulationFault } from '../../src/index.js';
import { attacked, type Chance } from './forged.js';

const honest = ({ below }: Chance): Triangulation =>
  randomTriangulation(2 + below(6), () => below(2 ** 30) / 2 ** 30);

type Triangle = Triangulation['triangles'][number];

/** With other triangles in place of one of them. */
const changed = (
  { points, triangles }: Triangulation,
  { below }: Chance,
  change: (triangle: Triangle) => readonly Triangle[],
): Triangulation => {
  const at = below(triangles.length);
  return { points, triangles: triangles.flatMap((one, i) => (i === at ? change(one) : [one])) };
};

const forgers = {
  'a triangle left out': (one: Triangulation, from: Chance) => changed(one, from, () => []),
  'a triangle twice': (one: Triangulation, from: Chance) =>
    changed(one, from, (triangle) => [triangle, triangle]),
  'a flat triangle more': (one: Triangulation, from: Chance) =>
    changed(one, from, ([a, b, c]) => [
      [a, b, c],
      [a, b, a],
    ]),
  'a corner at another point': (one: Triangulation, from: Chance) =>
    changed(one, from, ([a, b, c]) => {
      const others = [...one.points.keys()].filter((point) => ![a, b, c].includes(point));
      return [[a, b, from.of(others)]];
    }),
};

describe('along edges', () => {
  attacked<Triangulation>(
    honest,
    (one) => triangulationFault(one, 'along edges') === null,
    forgers,
  );
});

describe('edge to edge', () => {
  attacked<Triangulation>(honest, (one) => triangulationFault(one, 'edge to edge') === null, {
    ...forgers,
    'a point that hangs in an edge': ({ points, triangles }, from) => {
      const sum = (a: number, b: number): [number, number, number] => [
        points[a][0] * weight(points[b]) + points[b][0] * weight(points[a]),
        points[a][1] * weight(points[b]) + points[b][1] * weight(points[a]),
        points[a][2] * weight(points[b]) + points[b][2] * weight(points[a]),
      ];
      const at = from.below(triangles.length);
      const [a, b, c] = triangles[at];
      const shared = triangles.some(
        (other, i) => i !== at && other.includes(a) && other.includes(b),
      );
      if (!shared) return null;
      const middle = points.length;
      const halves: Triangle[] = [
        [a, middle, c],
        [middle, b, c],
      ];
      return {
        points: [...points, sum(a, b)],
        triangles: triangles.flatMap((one, i) => (i === at ? halves : [one])),
      };
    },
  });
});

const weight = (place: readonly number[]): number => place[0] + place[1] + place[2];
