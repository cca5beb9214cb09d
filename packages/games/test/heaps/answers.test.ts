import { expect, test } from 'vitest';
import { answerPosition, nim, rulePlay } from '../../src/index.js';

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
