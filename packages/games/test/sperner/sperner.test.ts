import { describe, expect, test } from 'vitest';
import { gameLaws, sperner, triangularBoard } from '../../src/index.js';

describe("Sperner's game", () => {
  test.each([1, 2, 3])('obeys the laws on the board of side %i', (side) => {
    const { notation, ...rest } = sperner(triangularBoard(side));
    const start = notation.parse(`012${'.'.repeat(((side + 1) * (side + 2)) / 2 - 3)}`);
    expect(gameLaws({ notation, ...rest }, [start], 3000)).toEqual([]);
  });

  test('boards have their triangles and points, each small triangle upright or not', () => {
    for (let side = 1; side <= 6; side++) {
      const { points, triangles } = triangularBoard(side);
      expect([points.length, triangles.length]).toEqual([
        ((side + 1) * (side + 2)) / 2,
        side * side,
      ]);
      expect(new Set(triangles.map((triangle) => [...triangle].sort().join())).size).toBe(
        side * side,
      );
    }
    expect(() => triangularBoard(0)).toThrow(
      'games/sperner: side must be an integer from 1 to 1000 (got 0)',
    );
  });

  test('a side has two colors, the inside three', () => {
    const board = sperner(triangularBoard(3));
    const options = board.options(board.notation.parse('012.......'));
    expect(options).toHaveLength(6 * 2 + 3);
  });

  test('it is over with a triangle of three colors, and not before', () => {
    // The small triangles of side 2 are {0, 3, 4}, {1, 3, 5}, {2, 4, 5} and {3, 4, 5}.
    const { notation, options } = sperner(triangularBoard(2));
    const left = (text: string) => options(notation.parse(text)).length;
    expect(left('012...')).toBe(6);
    expect(left('01200.')).toBe(2);
    expect(left('01212.')).toBe(0);
    expect(left('0120.1')).toBe(2);
    expect(left('0120.2')).toBe(0);
  });

  test.each(['', '012', '01.0..', '210...', '0123..', '0122..', '012...0'])(
    '"%s" is no position',
    (text) => {
      expect(() => sperner(triangularBoard(2)).notation.parse(text)).toThrow(
        'games/sperner: position must be 6 colors',
      );
    },
  );
});
