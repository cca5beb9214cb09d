import { heapGames } from '@manaus/games';
import { stripFigure } from '@manaus/plot';
import { expect, test } from 'vitest';
import { openHeaps } from '../../src/heaps/heaps-game.js';
import { heapsInRow, rowOf } from '../../src/heaps/row.js';
import { grundy } from '../command-line.js';
import { table } from './some-games.js';

test.each(['1,2,3', '2,3,5', '2,3,6,7,9,10', '1,2,4,5,6', '7'])(
  'the row and the proved period of {%s} are those of the command line',
  async (set) => {
    const { row } = openHeaps({ game: 'subtraction', set });
    const said = await grundy('--subtract', set, '--upto', String((row?.outcomes.length ?? 0) - 1));
    expect(row).toMatchObject({
      values: said.values,
      valuesRepeat: { preperiod: said.preperiod, period: said.period },
    });
    expect(row).toMatchObject({
      outcomesRepeat: { preperiod: said.outcomePreperiod, period: said.outcomePeriod },
    });
    expect([row?.outcomes.join(''), said.proved]).toEqual([said.outcomes, true]);
  },
);

test.each(['nim', 'halving'] as const)(
  'the row of %s is that of the command line',
  async (game) => {
    const said = await grundy('--game', game, '--upto', '30');
    expect(openHeaps({ game, heaps: '30' }).row).toMatchObject({
      values: said.values,
      valuesRepeat: said.period,
    });
  },
);

test.each(heapGames.map(({ name }) => name))('the row of %s can be drawn', (game) => {
  const { row } = openHeaps({ game });
  if (row === null) return;
  const { values, outcomes, valuesRepeat, outcomesRepeat } = row;
  const rows = [
    ...(values === null ? [] : [{ values, repeats: valuesRepeat ?? undefined }]),
    { values: outcomes, repeats: outcomesRepeat ?? undefined },
  ];
  expect(stripFigure({ title: '', rows }).marks.length).toBeGreaterThan(outcomes.length);
});

test("Moore's Nim has no row, Fibonacci Nim no values", () => {
  expect(rowOf(table({ game: 'moore' }))).toBeNull();
  expect(openHeaps({ game: 'fibonacci', heaps: '21' }).row).toMatchObject({
    values: null,
    valuesRepeat: null,
  });
  const fibonacci = table({ game: 'fibonacci' });
  expect([
    heapsInRow(fibonacci, { heaps: [21], limit: 20 }),
    heapsInRow(fibonacci, { heaps: [18], limit: 6 }),
    heapsInRow(table({}), { heaps: [3, 5], limit: null }),
  ]).toEqual([[21], [], [3, 5]]);
});
