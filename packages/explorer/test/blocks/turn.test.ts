import { expect, test } from 'vitest';
import { lookAt } from '../../src/blocks/board.js';
import { makeMove, openPlay, playOf } from '../../src/blocks/play.js';
import { turnBetween } from '../../src/blocks/use-turn.js';
import { restart, showStep, undo } from './some-plays.js';

const start = openPlay({ level: 'seesaw' });
const after = makeMove(start, 'L') ?? start;

test('a move turns the piece, an undo turns it back, anything else does not', () => {
  const roll = { letter: 'L', share: 0, cells: 1 };
  const turn = { from: start.game.start, roll };
  expect(turnBetween(start, after)).toEqual({ turn, isBack: false });
  expect(turnBetween(after, undo(after))).toEqual({ turn, isBack: true });
  expect(turnBetween(undo(after), showStep(after, 1))).toEqual({ turn, isBack: false });
  expect(turnBetween(after, after)).toBeNull();
  const far = openPlay({ level: 'seesaw', path: 'LL' });
  expect(turnBetween(far, restart(far))).toBeNull();
  expect(turnBetween(openPlay({ level: 'twins' }), after)).toBeNull();
});

test('a cylinder rolls over its side as far as it goes', () => {
  const level = playOf('game bobbin\ngrid\n.^....\n.#....\n.#....\nS####G\n......\nend');
  const lying = makeMove(level, 'R');
  if (lying === null) throw new Error('it tips over');
  const up = makeMove(lying, 'U');
  expect(turnBetween(lying, up ?? lying)?.turn.roll).toEqual({ letter: 'U', share: 0, cells: 2 });
});

test('great boards and numbered paths are seen from above', () => {
  const { level } = start;
  expect([lookAt(level, 'side', false), lookAt(level, 'side', true)]).toEqual(['side', 'above']);
  expect(lookAt({ ...level, width: 41 }, 'side', false)).toBe('above');
  expect(lookAt(level, 'heat', true)).toBe('heat');
});
