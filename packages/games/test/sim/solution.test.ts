import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  gameSolver,
  sim,
  simClassCounts,
  simCounts,
  solveSim,
  verifySimStrategy,
} from '../../src/index.js';

const solved = solveSim();
const counts = simCounts();

describe('Sim on six points', () => {
  test('the second player wins, with and without symmetry', () => {
    expect(solved.outcome(0, 0)).toBe('P');
    expect(counts.wins(0, 0)).toBe(false);
  });

  test('as many classes as Burnside counts', () => {
    expect(solved.classes).toEqual(simClassCounts());
  });

  test('both agree on all positions that a random play meets, and a reply wins', () => {
    const play = fc.array(fc.nat(14), { minLength: 1, maxLength: 14 });
    fc.assert(
      fc.property(play, (moves) => {
        const game = sim();
        let position = game.notation.parse('/');
        for (const move of moves) {
          const options = game.options(position).filter((next) => game.options(next).length > 0);
          if (options.length === 0) return;
          position = options[move % options.length];
          const { red, blue } = position;
          expect(solved.outcome(red, blue) === 'N').toBe(counts.wins(red, blue));
          const reply = solved.reply(red, blue);
          expect(reply !== null).toBe(counts.wins(red, blue));
          if (reply === null) continue;
          const redMoves = game.height(position) % 2 === 1;
          expect(
            counts.wins(redMoves ? red | (1 << reply) : red, redMoves ? blue : blue | (1 << reply)),
          ).toBe(false);
        }
      }),
      { numRuns: 100 },
    );
  });

  test('they agree with the outcomes of the game itself, late in the play', () => {
    const game = sim();
    const { outcome } = gameSolver(game);
    for (const text of [
      '12,34,56/13,25,46',
      '12,23,34,45/13,24,35,46',
      '12,34,15,26/13,24,36,56',
    ]) {
      const position = game.notation.parse(text);
      expect(outcome(position)).toBe(solved.outcome(position.red, position.blue));
    }
  });
});

describe('a strategy is verified by play', () => {
  test('against every first player', () => {
    expect(verifySimStrategy(solved.reply)).toEqual({
      holds: true,
      positions: expect.any(Number),
      fault: null,
    });
  });

  test.each([
    ['no move', () => null, { code: 'not-free', red: 1, blue: 0, answer: null }],
    ['a drawn segment', () => 0, { code: 'not-free', red: 1, blue: 0, answer: 0 }],
    [
      'the first free segment',
      (red: number, blue: number) => Math.log2(~(red | blue) & -~(red | blue)),
      { code: 'triangle' },
    ],
  ])('%s loses', (_, reply, fault) => {
    expect(verifySimStrategy(reply)).toMatchObject({ holds: false, fault });
  });
});
