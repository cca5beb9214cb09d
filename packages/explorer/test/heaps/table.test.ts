import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_WINNING } from '../../src/heaps/table.js';
import { outcome } from '../command-line.js';
import { anyFields, table } from './some-games.js';

/** The options of the command line for the parameters of a game. */
const options: Readonly<Record<string, string>> = {
  k: '--k',
  set: '--subtract',
  code: '--code',
  except: '--except',
};

test('the outcome and all winning moves are those of the command line, on random positions of every game', () =>
  fc.assert(
    fc.asyncProperty(anyFields, async (fields) => {
      const { setup, start, label, ...game } = table(fields);
      const own = setup.family.parameters.flatMap(({ name }) => [
        options[name],
        String(setup.parameters[name]),
      ]);
      const said = await outcome(
        setup.family.name,
        label(start),
        ...own,
        ...(setup.convention === 'misere' ? ['--misere'] : []),
      );
      const winningMoves = game.winning(start).map(label);
      expect(game.outcome(start)).toBe(said.outcome);
      if (winningMoves.length < MOST_WINNING)
        expect(winningMoves.sort()).toEqual(said.winningMoves);
    }),
    { numRuns: 150 },
  ));

test('the columns of the work’s examples', () => {
  const nim = table({ heaps: '3,5,7' });
  expect(nim.rules.arithmetic(nim.start)).toMatchObject({
    rows: [{ digits: '011' }, { digits: '101' }, { digits: '111' }],
    sum: '001',
    modulus: 2,
  });
  const moore = table({ game: 'moore' });
  expect(moore.rules.arithmetic(moore.start)).toMatchObject({ sum: '2212', modulus: 3 });
});
