import { describe, expect, test } from 'vitest';
import { gameLaws, sim } from '../../src/index.js';
import { simEdges } from '../../src/sim/sim.js';

const game = sim();

describe('Sim', () => {
  test('obeys the laws, on more points too', () => {
    expect(gameLaws(game, [game.notation.parse('/')], 20_000)).toEqual([]);
    expect(gameLaws(sim(8), [sim(8).notation.parse('12,34/13')], 3000)).toEqual([]);
    expect(gameLaws({ ...game, height: () => 3 }, [game.notation.parse('/')], 10)).not.toEqual([]);
  });

  test('who completes a triangle ends the game, in the own color only', () => {
    expect(game.convention).toBe('misere');
    expect(simEdges(6)).toHaveLength(15);
    expect(game.options(game.notation.parse('12,13/23'))).toHaveLength(12);
    expect(game.options(game.notation.parse('12,13,23/14,15'))).toEqual([]);
    expect(game.options(game.notation.parse('12,56,34/14,15,45'))).toEqual([]);
  });

  test.each(['', '12', '12/13/14', '12/12', '12/77', '/12', '12,13,14/', '12,13/1 4,9'])(
    '"%s" is no position',
    (text) => {
      expect(() => game.notation.parse(text)).toThrow(
        'games/sim: position must be red and blue segments as 12,34/13',
      );
    },
  );

  test('fewer points might end without a triangle, more do not fit', () => {
    expect(() => sim(5)).toThrow('games/sim: points must be an integer from 6 to 8 (got 5)');
    expect(() => sim(9)).toThrow('got 9');
  });
});
