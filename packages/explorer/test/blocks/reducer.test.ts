import type { Letter } from '@manaus/blocks';
import { expect, test } from 'vitest';
import { hasWon, here, lettersOf, pathOf } from '../../src/blocks/play.js';
import {
  type BlocksAction,
  type BlocksState,
  firstBlocks,
  noteIn,
  outlookIn,
  patience,
  reduceBlocks,
} from '../../src/blocks/reducer.js';
import { type Report, runTask } from '../../src/blocks/search-task.js';
import { saidText } from '../../src/blocks/texts.js';
import { hasHelp } from '../../src/play/history.js';
import { wordsOf } from '../../src/words/words.js';

const words = wordsOf('en');
const after = (state: BlocksState, ...actions: readonly BlocksAction[]): BlocksState =>
  actions.reduce(reduceBlocks, state);
const first = firstBlocks();
const { level } = first.game;
const move = (letter: Letter): BlocksAction => ({ type: 'move', letter });

/** The state after all states of its level were searched. */
function searched(state: BlocksState): BlocksState {
  const reports: Report[] = [];
  runTask({ kind: 'chart', level: state.game.level, milliseconds: 60_000 }, (report) =>
    reports.push(report),
  );
  return reports.reduce(
    (old, report) => reduceBlocks(old, { type: 'searched', level: state.game.level, report }),
    state,
  );
}
const known = searched(first);

test('moves, undo and redo; an illegal move leaves a note on its state', () => {
  const moved = after(first, move('L'));
  expect([pathOf(moved.game), moved.said]).toEqual(['L', { kind: 'shown', by: 'move' }]);
  expect(pathOf(after(moved, { type: 'undo' }).game)).toBe('');
  expect(pathOf(after(moved, { type: 'undo' }, { type: 'redo' }).game)).toBe('L');
  const illegal = after(first, move('D'));
  expect([illegal.game, noteIn(illegal)]).toEqual([first.game, { kind: 'illegal', letter: 'D' }]);
  expect(saidText(illegal, words)).toBe('Not possible: down (↓).');
  expect(noteIn(after(illegal, move('L')))).toBeNull();
});

test('a win with help is not one’s own, and a message is gone with its level', () => {
  const outlook = outlookIn(known);
  if (outlook.kind !== 'way') throw new Error('the level has a way');
  const byHand = [...outlook.way].map((letter) => move(letter as Letter));
  const own = (state: BlocksState) => [hasWon(state.game), !hasHelp(state.game.history)];
  expect(own(after(known, ...byHand))).toEqual([true, true]);
  expect(own(after(known, ...byHand.slice(0, -1), { type: 'next' }))).toEqual([true, false]);
  expect(own(after(known, { type: 'hint' }, ...byHand))).toEqual([true, false]);
  expect(own(after(known, { type: 'numbered' }, ...byHand))).toEqual([true, false]);
  expect(own(after(known, { type: 'next' }, { type: 'restart' }, ...byHand))).toEqual([true, true]);
  const told = after(known, move('D'));
  expect(told.said).not.toBeNull();
  expect(after(told, { type: 'open', fields: { level: 'seesaw' } }).said).toBeNull();
});

test('the way to the win is known once the level is searched', () => {
  expect(outlookIn(first).kind).toBe('searching');
  expect(outlookIn(known)).toMatchObject({
    kind: 'way',
    way: expect.stringMatching(/^[LRUD]{10}$/),
  });
  const hint = after(known, { type: 'hint' });
  expect(noteIn(hint)).toMatchObject({ kind: 'hint', left: 9 });
  expect(saidText(after(known, { type: 'next' }), words)).toContain(
    words('block.distance', { n: 9 }),
  );
  expect(noteIn(after(first, { type: 'hint' }))).toEqual({
    kind: 'outlook',
    outlook: { kind: 'searching' },
  });
});

test('a replay waits for the search, moves at each beat, and ends at the win or by hand', () => {
  const beat: BlocksAction = { type: 'beat' };
  const playing = after(first, { type: 'replay' }, beat);
  expect([playing.playing, pathOf(playing.game)]).toEqual([true, '']);
  const won = after(searched(playing), ...new Array<BlocksAction>(10).fill(beat));
  expect([won.playing, outlookIn(won).kind]).toEqual([false, 'won']);
  expect(after(won, beat)).toMatchObject({ playing: false, said: { kind: 'note' } });
  expect(after(playing, move('L')).playing).toBe(false);
  expect(after(playing, { type: 'numbered' })).toMatchObject({ playing: true, numbered: true });
});

test('a search is stopped and begun again; reports on other levels are out of date', () => {
  const progress: Report = { kind: 'progress', states: 7 };
  const stopped = after(
    first,
    { type: 'searched', level, report: progress },
    { type: 'stopSearch' },
  );
  expect(stopped).toMatchObject({ search: { kind: 'stopped', states: 7 }, searchTime: 0 });
  const on = after(stopped, { type: 'searchOn' });
  expect(on.search).toEqual({ kind: 'progress', states: 0 });
  expect(on.searchTime).toBeGreaterThan(patience);
  const other = after(known, { type: 'open', fields: { level: 'airlock' } });
  expect(other).toMatchObject({ search: { kind: 'progress' }, searchTime: patience });
  expect(after(other, { type: 'searched', level, report: progress })).toBe(other);
  expect(after(known, { type: 'open', fields: {} }).search).toBe(known.search);
});

test('the way from one state counts for that state only', () => {
  const from = here(first.game);
  const report: Report = { kind: 'way', path: 'L' };
  const found = after(first, { type: 'wayFound', from, report });
  expect(outlookIn(found)).toEqual({ kind: 'way', way: 'L' });
  expect(outlookIn(after(found, move('L'))).kind).toBe('searching');
  expect(outlookIn(after(found, move('L'), { type: 'restart' })).kind).toBe('way');
});

test('bad input leaves the game; the next good one clears the fault', () => {
  const bad = after(first, { type: 'open', fields: { level: 'babel' } });
  expect(bad).toMatchObject({ fault: { parameter: 'block.level' }, game: first.game });
  expect(after(bad, { type: 'hint' }).fault).toBe(bad.fault);
  // Also an undo with nothing to undo is a good input: the address is written anew.
  const undone = after(bad, { type: 'undo' });
  expect([undone.fault, undone.game === first.game]).toEqual([null, false]);
});

test('the address of a position of the play goes back to it, and the play can be redone', () => {
  const two = after(first, move('L'), move('R'));
  const back = after(two, { type: 'open', fields: { level: first.game.name ?? '', path: 'L' } });
  expect([pathOf(back.game), lettersOf(back.game.history.entries)]).toEqual(['L', 'LR']);
  expect(pathOf(after(back, { type: 'redo' }).game)).toBe('LR');
  const again = after(two, { type: 'restart' }, move('L'), { type: 'undo' }, { type: 'undo' });
  expect(pathOf(again.game)).toBe('LR');
});
