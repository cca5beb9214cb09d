import { seededRandom } from '@manaus/core';
import { attacked, type Chance } from '@manaus/testing/attacked';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomTriangulation, type Triangulation, triangulationFault } from '../../src/index.js';

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

describe('verdicts by hand', () => {
  const corners = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ] as const;

  test('a point that hangs in an edge, inside and on a side of the whole', () => {
    const hanging: Triangulation = {
      points: [...corners, [0, 1, 1], [2, 1, 1]],
      triangles: [
        [0, 1, 3],
        [0, 4, 2],
        [4, 3, 2],
      ],
    };
    expect(triangulationFault(hanging, 'along edges')).toBeNull();
    expect(triangulationFault(hanging, 'edge to edge')).toEqual({
      code: 'hanging',
      point: 4,
      edge: [0, 3],
    });
    const onSide = (place: [number, number, number]) =>
      triangulationFault({ points: [...corners, place], triangles: [[0, 1, 2]] }, 'edge to edge');
    expect(onSide([1, 1, 0])).toEqual({ code: 'hanging', point: 3, edge: [0, 1] });
    expect(onSide([0, 1, 4])).toEqual({ code: 'hanging', point: 3, edge: [1, 2] });
    expect(onSide([2, 0, 1])).toEqual({ code: 'hanging', point: 3, edge: [0, 2] });
    expect(onSide([1, 1, 1])).toBeNull();
  });

  test('the corners of a triangle may come in any order', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom('along edges', 'edge to edge'), (seed, meeting) => {
        const random = seededRandom(seed);
        const { points, triangles } = randomTriangulation(6, random);
        const turned = triangles.map(
          ([a, b, c]): Triangle => (random() < 0.5 ? [a, c, b] : [b, c, a]),
        );
        expect(triangulationFault({ points, triangles: turned }, meeting)).toBeNull();
      }),
    );
  });

  test('the triangle that is flat, and the two that overlap, are named', () => {
    const fault = (triangles: readonly Triangle[]) =>
      triangulationFault({ points: [...corners, [1, 1, 1], [1, 1, 0]], triangles }, 'along edges');
    expect(fault([[0, 1, 4]])).toEqual({ code: 'flat', triangle: [0, 1, 4] });
    expect(
      fault([
        [0, 1, 2],
        [1, 0, 4],
      ]),
    ).toEqual({ code: 'flat', triangle: [1, 0, 4] });
    expect(
      fault([
        [0, 1, 2],
        [0, 1, 3],
      ]),
    ).toEqual({
      code: 'overlap',
      triangles: [
        [0, 1, 2],
        [0, 1, 3],
      ],
    });
    expect(fault([[0, 1, 3]])).toEqual({ code: 'open' });
  });
});

describe('random triangulations', () => {
  test('have places in the smallest whole numbers', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        for (const place of randomTriangulation(12, seededRandom(seed)).points) {
          expect(place.every((share) => Number.isInteger(share) && share >= 0)).toBe(true);
          const divisors = Array.from({ length: Math.max(...place) }, (_, i) => i + 1).filter((d) =>
            place.every((share) => share % d === 0),
          );
          expect(divisors).toEqual([1]);
        }
      }),
    );
  });

  test('split a triangle or an edge, and turn edges, as the numbers say', () => {
    const made = (added: number, ...numbers: number[]) => {
      const all = numbers.values();
      return randomTriangulation(added, () => all.next().value ?? 0);
    };
    // The triangle; below a half the middle, else an edge, the first to the third; the turns.
    expect(made(1, 0, 0.49, 0).points[3]).toEqual([1, 1, 1]);
    expect([0, 0.4, 0.9].map((edge) => made(1, 0, 0.5, edge, 0).points[3])).toEqual([
      [1, 1, 0],
      [0, 1, 1],
      [1, 0, 1],
    ]);
    // The edge 0 1 is split, then the triangle 3 1 2; the edge 3 2 is turned into 0 4, and back.
    const turned = (turns: number) =>
      made(2, 0, 0.5, 0, 0, 0, 0, turns, 0.3, 0.4, 0.3, 0).triangles.map((one) => one.join(' '));
    expect(turned(0)).toEqual(['4 1 2', '3 4 2', '3 1 4', '0 3 2']);
    expect(turned(0.4)).toEqual(['4 1 2', '3 4 0', '3 1 4', '0 4 2']);
    expect(turned(0.7)).toEqual(['4 1 2', '3 4 2', '3 1 4', '0 3 2']);
  });
});
