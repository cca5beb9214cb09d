import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  current,
  type History,
  hasHelp,
  historyOf,
  redo,
  restart,
  showStep,
  undo,
  wayOf,
  withEntry,
  withHelp,
} from '../../src/play/history.js';

/** Histories of numbers, after any moves, ways back and restarts. */
const anyHistory = fc
  .array(fc.oneof(fc.nat(9), fc.constantFrom(undo, redo, restart, withHelp)), { maxLength: 30 })
  .map((steps) =>
    steps.reduce<History<number>>(
      (history, step) =>
        typeof step === 'number' ? withEntry(history, step) : step<number>(history),
      historyOf([0]),
    ),
  );

test('an undo takes back the last entry, a redo brings it again', () => {
  fc.assert(
    fc.property(anyHistory, fc.nat(9), (history, entry) => {
      const next = withEntry(history, entry);
      expect([current(next), wayOf(next).slice(0, -1)]).toEqual([entry, wayOf(history)]);
      expect(redo(undo(next))).toEqual(next);
      expect(redo(next)).toBe(next);
      expect(wayOf(undo(next))).toEqual(wayOf(history));
    }),
  );
});

test('a restart with moves is undone to the play before it; without moves it is nothing', () => {
  fc.assert(
    fc.property(anyHistory, (history) => {
      const again = restart(history);
      expect(undo(again)).toBe(again === history ? undo(history) : history);
      expect([again.entries.length, hasHelp(again)]).toEqual([1, false]);
    }),
  );
});

test('an undo and a redo stop where they may', () => {
  fc.assert(
    fc.property(anyHistory, (history) => {
      const even = (entry: number) => entry % 2 === 0;
      const [back, on] = [undo(history, even), redo(history, even)];
      if (back.entries === history.entries)
        expect(even(current(back)) || back === history).toBe(true);
      expect(even(current(on)) || on.at === on.entries.length - 1).toBe(true);
    }),
  );
});

test('help counts once the entry is left, and no more on another line', () => {
  const helped = withEntry(withHelp(historyOf([0, 1])), 2);
  expect([hasHelp(helped), hasHelp(undo(helped)), hasHelp(showStep(helped, 9))]).toEqual([
    true,
    false,
    true,
  ]);
  const apart = withEntry(showStep(helped, 0), 3);
  expect([hasHelp(apart), apart.left]).toEqual([false, [[0, 1, 2]]]);
});
