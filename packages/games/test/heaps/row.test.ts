import { expect, test } from 'vitest';
import { heapGame } from '../../src/index.js';

const nim = heapGame('nim');

test('winning moves are all, or the first ones', () => {
  const all = [
    [2, 5, 7],
    [3, 4, 7],
    [3, 5, 6],
  ];
  expect(nim.winningMoves('3,5,7')).toEqual(all);
  for (const most of [0, 1, 2, 3, 4, Number.POSITIVE_INFINITY])
    expect(nim.winningMoves('3,5,7', most)).toEqual(all.slice(0, most));
  expect(nim.winningMoves('3,5,6')).toEqual([]);
  for (const most of [-1, 0.5, Number.NaN])
    expect(() => nim.winningMoves('1', most)).toThrow('most');
});

test('a text that is no label is refused', () => {
  expect(() => nim.winningMoves('three', 1)).toThrow('position');
});

test('a row tells the periods of values and of outcomes where they are proved', () => {
  expect(heapGame('subtraction', { set: [2, 3, 6, 7, 9, 10] }).row(4)).toEqual({
    values: Uint8Array.of(0, 0, 1, 1, 2),
    outcomes: 'PPNNN',
    preperiod: 7,
    period: 58,
    outcomePreperiod: 0,
    outcomePeriod: 29,
    proved: true,
    neverRepeats: false,
    looked: 75,
  });
  const unproved = {
    preperiod: null,
    period: null,
    outcomePreperiod: null,
    outcomePeriod: null,
    proved: false,
    neverRepeats: true,
    looked: 0,
  };
  const takeOne = heapGame((heap) => (heap === 0 ? [] : [heap - 1]));
  expect(takeOne.row(2)).toMatchObject({ ...unproved, neverRepeats: false });
  expect(nim.row(2)).toEqual({
    values: Uint32Array.of(0, 1, 2),
    outcomes: 'PNN',
    ...unproved,
  });
  expect(heapGame('moore').row(2)).toBeNull();
});
