import { describe, expect, test } from 'vitest';
import { gameLaws, misere, sim, simEdges, sperner, triangularBoard } from '../src/index.js';

const game = sim();

describe('Sim', () => {
  test('obeys the laws, on more points too', () => {
    expect(gameLaws(game, [game.notation.parse('/')], 20_000)).toEqual([]);
    expect(gameLaws(sim(8), [sim(8).notation.parse('12,34/13')], 3000)).toEqual([]);
    expect(gameLaws({ ...game, height: () => 3 }, [game.notation.parse('/')], 10)).not.toEqual([]);
  });

  test('who completes a triangle ends the game, in the own colour only', () => {
    expect(game.convention).toBe('misere');
    expect(simEdges(6)).toHaveLength(15);
    expect(game.options(game.notation.parse('12,13/23'))).toHaveLength(12);
    expect(game.options(game.notation.parse('12,13,23/14,15'))).toEqual([]);
    expect(game.options(game.notation.parse('12,56,34/14,15,45'))).toEqual([]);
    expect(misere(game).convention).toBe('normal');
  });

  test.each(['', '12', '12/13/14', '12/12', '12/77', '/12', '12,13,14/', '12,13/1 4,9'])(
    '"%s" is no position',
    (text) => {
      expect(() => game.notation.parse(text)).toThrow(
        'core/sim: position must be red and blue segments as 12,34/13',
      );
    },
  );

  test('fewer points might end without a triangle, more do not fit', () => {
    expect(() => sim(5)).toThrow('core/sim: points must be an integer from 6 to 8 (got 5)');
    expect(() => sim(9)).toThrow('got 9');
  });
});

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
    expect(() => triangularBoard(0)).toThrow('core/sperner: side must be an integer >= 1 (got 0)');
  });

  test('a side has two colours, the inside three', () => {
    const board = sperner(triangularBoard(3));
    const options = board.options(board.notation.parse('012.......'));
    expect(options).toHaveLength(6 * 2 + 3);
  });

  test.each(['', '012', '01.0..', '210...', '0123..', '0122..', '012...0'])(
    '"%s" is no position',
    (text) => {
      expect(() => sperner(triangularBoard(2)).notation.parse(text)).toThrow(
        'core/sperner: position must be 6 colors',
      );
    },
  );
});
