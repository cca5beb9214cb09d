import { expect, test } from 'vitest';
import { answerPosition, heapGames, nim, rulePlay, subtraction } from '../../src/index.js';
import { grundyRow } from '../../src/internals.js';

const play = rulePlay(nim().rule, 'normal');

test('an answer has the labels that win in the order of the alphabet, at most as many as asked', () => {
  const all = ['2,5,7', '3,4,7', '3,5,6'];
  expect(answerPosition(play, '3,5,7', 10)).toEqual({ outcome: 'N', winningMoves: all });
  const some = answerPosition(play, '3,5,7', 2).winningMoves;
  expect(some).toHaveLength(2);
  expect(some).toEqual(all.filter((label) => some.includes(label)));
  expect(answerPosition(play, '3,5,7', 0).winningMoves).toEqual([]);
  expect(answerPosition(play, '3,5,6', 10)).toEqual({ outcome: 'P', winningMoves: [] });
  // Not in the order of the heaps: 12 xor 12 xor 9 is 9, and 12 xor 9 is 5.
  expect(answerPosition(play, '12,12,9', 9).winningMoves).toEqual(['12,12,0', '12,5,9', '5,12,9']);
});

test('a text that is no label is refused', () => {
  expect(() => answerPosition(play, 'three', 1)).toThrow('position');
});

test('a row tells the periods of values and of outcomes where they are proved', () => {
  const family = heapGames.find(({ name }) => name === 'subtraction');
  const play = family?.play({ set: [2, 3, 6, 7, 9, 10] }, 'normal');
  expect(play && grundyRow(play, 4)).toEqual({
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
  expect(grundyRow(rulePlay(subtraction([1]).rule, 'normal'), 2)).toMatchObject({
    ...unproved,
    neverRepeats: false,
  });
  const never = rulePlay(nim().rule, 'normal', {
    valuesTo: (upto) => Array.from({ length: upto + 1 }, (_, heap) => heap),
    period: 'never',
  });
  expect(grundyRow(never, 2)).toEqual({ values: [0, 1, 2], outcomes: 'PNN', ...unproved });
});
