import { describe, expect, test } from 'vitest';
import { nextProblem } from '../../src/heaps/ended.js';
import { openHeaps } from '../../src/heaps/heaps-game.js';
import { begin, isPerson, playMove } from '../../src/heaps/play.js';
import { triedHere } from '../../src/heaps/tried-moves.js';
import { restart, undo } from '../../src/play/history.js';

const { table } = openHeaps({ game: 'nim', heaps: '1,2', opponent: 'perfect' });
const take = (...taken: number[]) => ({ taken, split: null });
const first = begin(table);
const after = (play: typeof first, ...taken: number[]) =>
  playMove(table, play, take(...taken)) ?? play;

describe('moves tried at a position', () => {
  test('a move taken back is kept beside the next one, with who won', () => {
    expect(triedHere(table, first)).toEqual([]);
    const wrong = after(first, 0, 2);
    const back = undo(wrong, ({ turn }) => isPerson(table, turn));
    expect(triedHere(table, back).map(({ left, won }) => [left, won])).toEqual([['1,0', 1]]);
    const right = after(back, 0, 1);
    const both = triedHere(table, { ...right, at: 0 });
    expect(both.map(({ left, won }) => [left, won])).toEqual([
      ['1,0', 1],
      ['1,1', null],
    ]);
    expect(triedHere(table, right)).toEqual([]);
  });

  test('a restart keeps them', () => {
    const again = restart(after(first, 1, 0), begin(table).entries);
    expect(triedHere(table, again).map(({ left }) => left)).toEqual(['0,2']);
  });
});

test('the next problem is a little larger, and can be won', () => {
  expect(nextProblem(openHeaps({ game: 'nim', heaps: '3,5' }))?.heaps).toEqual([3, 6]);
  expect(nextProblem(openHeaps({ game: 'nim', heaps: '1,2' }))?.heaps).toEqual([1, 3]);
  expect(nextProblem(openHeaps({ game: 'subtraction', set: '1,2,3', heaps: '7' }))?.heaps).toEqual([
    9,
  ]);
  expect(nextProblem(openHeaps({ game: 'nim', heaps: '3,20' }))).toBeNull();
});
