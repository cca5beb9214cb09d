import { expect, test } from 'vitest';
import { openHeaps } from '../../src/heaps/heaps-game.js';
import { playMove } from '../../src/heaps/play.js';
import { readKept, writeKept } from '../../src/heaps/play-file.js';
import { undo } from '../../src/play/history.js';

const fields = { heaps: '3,5,7', opponent: 'none' };
const game = openHeaps(fields);
const { table } = game;
const take = (taken: readonly number[]) => ({ taken, split: null });

test('the moves made are kept, also those that can be redone', () => {
  const one = playMove(table, game.history, take([1, 0, 0]));
  const two = one && playMove(table, one, take([0, 2, 0]));
  if (two === null) throw new Error('both moves are legal');
  const play = undo(two);
  const kept = JSON.parse(JSON.stringify(writeKept({ ...game, history: play })));
  const opened = openHeaps({ ...fields, at: '2,5,7', turn: 'second' });
  expect(readKept(kept, opened)).toEqual({ entries: two.entries, at: 1 });
  expect(readKept(kept, game)).toBeNull();
  for (const broken of [
    null,
    {},
    { ...kept, positions: [] },
    { ...kept, positions: ['9,9,9'] },
    { ...kept, positions: ['3,5,7', '2,5,7', '2,5,7'] },
    { ...kept, positions: ['x'] },
    { ...kept, at: 7 },
    { ...kept, at: 'x' },
  ])
    expect(readKept(broken, opened)).toBeNull();
});
