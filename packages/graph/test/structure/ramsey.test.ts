import { seededRandom } from '@manaus/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gameSolver, sperner, spernerOutcome, triangularBoard } from '../../../games/src/index.js';
import {
  doorGraph,
  type EdgeColoring,
  edgesOf,
  multicolored,
  neighborsOf,
  ramseyColoring,
  randomTriangulation,
  residueColoring,
  spernerLabels,
  type Triangulation,
  triangulationFault,
  verifyColoring,
} from '../../src/index.js';

describe('Ramsey colorings', () => {
  test.each([
    [[], 2],
    [[3], 3],
    [[2, 4], 4],
    [[3, 3], 6],
    [[3, 4], 9],
    [[2, 3, 3], 6],
  ])('R(%j) = %i', (sizes, ramsey) => {
    for (let points = 1; points < ramsey; points++) {
      const found = ramseyColoring(points, sizes);
      expect(found !== null && verifyColoring(found, sizes)).toBe(true);
    }
    expect(ramseyColoring(ramsey, sizes)).toBeNull();
  });

  test('R(3,3,3) = 17', () => {
    expect(verifyColoring(residueColoring(16), [3, 3, 3])).toBe(true);
    expect(ramseyColoring(17, [3, 3, 3])).toBeNull();
  });

  test('the coloring of the first search on 8 and on 10 points', () => {
    const rows = (coloring: EdgeColoring | null) =>
      coloring?.map((row) => row.map((color) => (color < 0 ? '-' : color)).join(''));
    const eight = '-0001111 0-110101 01-11010 011-0110 1010-011 11010-01 101110-0 1100110-';
    const ten = `-000001111 0-11221001 01-2120120 012-210110 0212-10210
      02211-1001 110001-002 1011200-20 10211002-0 110001200-`;
    expect(rows(ramseyColoring(8, [3, 4]))).toEqual(eight.split(' '));
    expect(rows(ramseyColoring(10, [3, 3, 3]))).toEqual(ten.split(/\s+/));
  });

  test('the colorings by residues: squares modulo 5, cubes in the field of 16', () => {
    const five = [0, 1, 2, 3, 4].map((x) =>
      [0, 1, 2, 3, 4].map((y) => (x === y ? -1 : [1, 4].includes((x - y + 5) % 5) ? 0 : 1)),
    );
    expect(residueColoring(5)).toEqual(five);
    const times = (a: number, b: number) => {
      let product = 0;
      for (let i = 0; i < 4; i++) if ((b >> i) & 1) product ^= a << i;
      for (let i = 6; i >= 4; i--) if ((product >> i) & 1) product ^= 0b10011 << (i - 4);
      return product;
    };
    const all = Array.from({ length: 16 }, (_, x) => x);
    const cubes = new Set(all.slice(1).map((x) => times(x, times(x, x))));
    const classes = [0, 1, 2].map((k) => new Set([...cubes].map((cube) => times(cube, 1 << k))));
    expect(residueColoring(16)).toEqual(
      all.map((x) => all.map((y) => classes.findIndex((one) => one.has(x ^ y)))),
    );
  });

  test('every coloring of K_4 is judged as by looking at its triangles', () => {
    for (let code = 0; code < 64; code++) {
      const edge = (a: number, b: number) =>
        (code >>
          [
            [-1, 0, 1, 2],
            [0, -1, 3, 4],
            [1, 3, -1, 5],
            [2, 4, 5, -1],
          ][a][b]) &
        1;
      const coloring = [0, 1, 2, 3].map((a) =>
        [0, 1, 2, 3].map((b) => (a === b ? -1 : edge(a, b))),
      );
      const free = [
        [0, 1, 2],
        [0, 1, 3],
        [0, 2, 3],
        [1, 2, 3],
      ].every(([a, b, c]) => new Set([edge(a, b), edge(b, c), edge(a, c)]).size === 2);
      expect(verifyColoring(coloring, [3, 3])).toBe(free);
    }
  });

  test('what is no coloring does not stand', () => {
    const pentagon = residueColoring(5).map((row) => [...row]);
    expect(verifyColoring(pentagon, [3, 3])).toBe(true);
    pentagon[0][1] = 1;
    expect(verifyColoring(pentagon, [3, 3])).toBe(false);
    expect(
      verifyColoring(
        [
          [-1, 2],
          [2, -1],
        ],
        [3, 3],
      ),
    ).toBe(false);
    expect(() => residueColoring(7)).toThrow('graph/ramsey: order must be one of 5, 16 (got 7)');
    for (const points of [0, 32])
      expect(() => ramseyColoring(points, [3])).toThrow(
        `graph/ramsey: points must be an integer from 1 to 31 (got ${points})`,
      );
    expect(ramseyColoring(1, [1])).toBeNull();
    expect(() => ramseyColoring(3, [0])).toThrow(
      'graph/ramsey: sizes must be an integer >= 1 (got 0)',
    );
  });
});

describe('triangulations', () => {
  test('random ones are sound, edge to edge, with Euler’s number of triangles', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 0, max: 16 }), (seed, added) => {
        const triangulation = randomTriangulation(added, seededRandom(seed));
        expect(triangulationFault(triangulation, 'edge to edge')).toBeNull();
        const onSides = triangulation.points.filter((place) => place.includes(0)).length;
        expect(triangulation.triangles.length).toBe(
          2 * (triangulation.points.length - onSides) + onSides - 2,
        );
      }),
    );
  });

  test('boards are sound, and faults are named', () => {
    const board = triangularBoard(4);
    expect(triangulationFault(board, 'edge to edge')).toBeNull();
    expect(
      triangulationFault({ ...board, triangles: board.triangles.slice(1) }, 'along edges'),
    ).toEqual({ code: 'open' });
    expect(
      triangulationFault(
        { ...board, triangles: [...board.triangles, board.triangles[0]] },
        'along edges',
      ),
    ).toMatchObject({ code: 'overlap' });
    expect(
      triangulationFault({ ...board, triangles: [...board.triangles, [0, 1, 0]] }, 'along edges'),
    ).toMatchObject({ code: 'flat' });
  });
});

describe('Sperner’s lemma', () => {
  test('an edge of both labels on another side is no door', () => {
    const points = [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ] as const;
    const { graph, up, down } = doorGraph({ points, triangles: [[0, 1, 2]] }, [0, 1, 0]);
    expect([edgesOf(graph), up, down]).toEqual([[[0, 1]], 1, 0]);
  });

  test('odd edge to edge, as the doors say; not so where a point hangs in an edge', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 0, max: 16 }), (seed, added) => {
        const random = seededRandom(seed);
        const triangulation = randomTriangulation(added, random);
        const labels = triangulation.points.map(
          (place) => spernerLabels(place)[Math.floor(random() * spernerLabels(place).length)],
        );
        const found = multicolored(triangulation.triangles, labels);
        expect(found.length % 2).toBe(1);
        const { graph, up, down } = doorGraph(triangulation, labels);
        expect([up - down, neighborsOf(graph, 0).length]).toEqual([1, up + down]);
        expect(
          triangulation.triangles.flatMap((_, t) =>
            neighborsOf(graph, t + 1).length === 1 ? [t] : [],
          ),
        ).toEqual(found);
      }),
    );
    const hanging: Triangulation = {
      points: [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
        [0, 1, 1],
        [2, 1, 1],
      ],
      triangles: [
        [0, 1, 3],
        [0, 4, 2],
        [4, 3, 2],
      ],
    };
    expect(multicolored(hanging.triangles, [0, 1, 2, 1, 2])).toEqual([]);
  });

  test('who wins on small boards: the fast search is the plain one', () => {
    const same = (board: Triangulation) => {
      const start = board.points.map((_, point) => (point < 3 ? point : -1));
      const { outcome, winningMoves } = gameSolver(sperner(board));
      const fast = spernerOutcome(board);
      expect(fast.outcome).toBe(outcome(start));
      const moves = winningMoves(start).map(
        (next) =>
          next.flatMap((color, point) => (color === start[point] ? [] : [[point, color]]))[0],
      );
      expect(fast.winningMoves).toEqual(moves);
      if (board.triangles.length > 1)
        expect(fast.outcome).toBe(board.points.length % 2 === 1 ? 'N' : 'P');
    };
    for (const side of [1, 2, 3]) same(triangularBoard(side));
    for (let seed = 1; seed < 40; seed++)
      same(randomTriangulation(1 + (seed % 5), seededRandom(seed)));
    expect([2, 3, 4].map((side) => spernerOutcome(triangularBoard(side)).outcome)).toEqual([
      'P',
      'P',
      'N',
    ]);
    expect(() => spernerOutcome(triangularBoard(6))).toThrow(
      'games/sperner: board must have at most 268435456 colorings',
    );
  });
});
