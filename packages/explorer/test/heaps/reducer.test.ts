import { expect, test } from 'vitest';
import { isOwnWin, isWon } from '../../src/heaps/ended.js';
import { fieldsOf } from '../../src/heaps/heaps-game.js';
import type { HeapsState } from '../../src/heaps/heaps-state.js';
import { stopAt } from '../../src/heaps/play.js';
import { firstHeaps, type HeapsAction, reduceHeaps } from '../../src/heaps/reducer.js';
import { mayText, saidText } from '../../src/heaps/texts.js';
import { current } from '../../src/play/history.js';
import { wordsOf } from '../../src/words/words.js';

const words = wordsOf('en');
const after = (state: HeapsState, ...actions: readonly HeapsAction[]): HeapsState =>
  actions.reduce((old, action) => reduceHeaps(old, action), state);
const opened = (fields: Readonly<Record<string, string>>) =>
  after(firstHeaps(), { type: 'open', fields: { opponent: 'none', ...fields } });
const heaps = ({ game }: HeapsState) => current(game.history).position.heaps;
const digits = (...numbers: readonly number[]): HeapsAction[] =>
  numbers.map((n) => ({ type: 'digit', n }));
const nim = opened({ heaps: '3,5,7' });

test('digits choose a heap and an amount, and Enter takes it', () => {
  const chosen = after(nim, ...digits(2, 4));
  expect([chosen.draft.place, chosen.draft.taken]).toEqual([1, [0, 4, 0]]);
  expect(saidText(chosen, words)).toBe(
    words('heaps.chosen', { what: words('heaps.of', { n: 4, heap: 2 }) }),
  );
  const taken = after(chosen, { type: 'take' });
  expect([heaps(taken), taken.draft.taken]).toEqual([
    [3, 1, 7],
    [0, 0, 0],
  ]);
  expect(taken.said).toEqual({ kind: 'gained', since: 0 });
  expect(saidText(taken, words)).toContain('3,1,7');
});

test('what cannot be chosen is announced, and changes nothing', () => {
  expect(after(nim, ...digits(9))).toMatchObject({ said: { kind: 'noHeap', n: 9 } });
  expect(after(nim, ...digits(1, 9))).toMatchObject({ said: { kind: 'may', place: 0 } });
  const refused = after(nim, { type: 'take' });
  expect([saidText(refused, words), refused.game]).toEqual([words('heaps.choose'), nim.game]);
  const moore = opened({ game: 'moore', heaps: '3,5,7', k: '2' });
  const two = after(moore, ...digits(1, 2), { type: 'anotherHeap' }, ...digits(2, 4));
  expect(two.draft.taken).toEqual([2, 4, 0]);
  const third = after(two, { type: 'anotherHeap' }, ...digits(3, 1));
  expect([third.draft.taken, third.said]).toEqual([[2, 4, 0], { kind: 'tooMany' }]);
});

test('a win with help is not one’s own', () => {
  const own = (state: HeapsState) => [isWon(state.game), isOwnWin(state.game)];
  const start = after(firstHeaps(), { type: 'open', fields: { heaps: '3,3,1' } });
  const take: HeapsAction[] = [...digits(3, 1), { type: 'take' }];
  const won = (state: HeapsState): HeapsState =>
    isWon(state.game) ? state : won(after(state, { type: 'next' }));
  expect(own(won(start))).toEqual([true, false]);
  expect(own(won(after(start, ...take)))).toEqual([true, false]);
  const one = after(firstHeaps(), { type: 'open', fields: { heaps: '5' } });
  const all: HeapsAction[] = [...digits(5), { type: 'take' }];
  expect(own(after(one, ...all))).toEqual([true, true]);
  expect(own(after(one, { type: 'hint' }, ...all))).toEqual([true, false]);
  expect(own(after(one, { type: 'next' }, { type: 'restart' }, ...all))).toEqual([true, true]);
});

test('a message is gone with its game', () => {
  const told = after(nim, { type: 'take' });
  expect(told.said).not.toBeNull();
  expect(after(told, { type: 'open', fields: { heaps: '1,2' } }).said).toBeNull();
});

test('arrows go round the heaps and through the amounts', () => {
  const left = after(nim, { type: 'around', way: -1 });
  expect(left.draft.place).toBe(2);
  expect(after(left, { type: 'around', way: 1 }).draft.place).toBe(0);
  const up: HeapsAction = { type: 'stepAmount', up: true };
  expect(after(left, up, up).draft.taken).toEqual([0, 0, 2]);
  expect(after(left, up, { type: 'stepAmount', up: false }).draft.taken).toEqual([0, 0, 0]);
  expect(after(left, up, { type: 'clear' }).draft).toMatchObject({ place: null });
});

test('a second click on an object makes the move', () => {
  const click: HeapsAction = { type: 'click', place: 2, amount: 6 };
  expect(after(nim, click).draft.taken).toEqual([0, 0, 6]);
  expect(heaps(after(nim, click, click))).toEqual([3, 5, 1]);
});

test('Wythoff’s game: beside a chosen amount as much may be taken, or that one alone', () => {
  const wythoff = opened({ game: 'wythoff', heaps: '8,11' });
  const four: HeapsAction = { type: 'click', place: 0, amount: 4 };
  const chosen = after(wythoff, four, { type: 'around', way: 1 });
  const may = (heap: number, amounts: string) => words('heaps.may', { heap, amounts });
  expect(mayText(chosen.game, chosen.draft, 1, words)).toBe(may(2, '4'));
  const both = after(chosen, { type: 'stepAmount', up: true });
  expect([both.draft.taken, heaps(after(both, { type: 'take' }))]).toEqual([
    [4, 4],
    [4, 7],
  ]);
  expect(after(both, { type: 'click', place: 1, amount: 6 }).draft.taken).toEqual([0, 6]);
  const typed = after(chosen, ...digits(6), { type: 'take' });
  expect([heaps(typed), saidText(typed, words)]).toEqual([[8, 11], may(1, '6')]);
});

test('undo and redo, the winning move, and its hint', () => {
  const won = after(nim, { type: 'next' });
  expect(won.game.table.outcome(current(won.game.history).position)).toBe('P');
  expect(after(won, { type: 'next' }).said).toEqual({ kind: 'hint' });
  expect(heaps(after(won, { type: 'undo' }))).toEqual([3, 5, 7]);
  expect(heaps(after(won, { type: 'undo' }, { type: 'redo' }))).toEqual(heaps(won));
  expect(heaps(after(won, { type: 'restart' }))).toEqual([3, 5, 7]);
  expect(saidText(after(nim, { type: 'hint' }), words)).not.toBe('');
  expect(after(nim, { type: 'winning' }).winning).toBe(true);
});

test('bad input leaves the game; the next good one clears the fault', () => {
  const bad = after(nim, { type: 'open', fields: { game: 'chess' } });
  expect(bad).toMatchObject({ fault: { parameter: 'game' }, game: nim.game });
  expect(after(bad, { type: 'hint' }).fault).toBe(bad.fault);
  expect(after(bad, { type: 'restart' }).fault).toBeNull();
  expect(after(nim, { type: 'file', text: '?' }).fault).not.toBeNull();
});

test('a heap is parted as chosen; where it must be, the first way is', () => {
  const kayles = opened({ game: 'kayles', heaps: '5,7' });
  const two = after(kayles, ...digits(1, 2), { type: 'parts', parts: [1, 2] });
  expect(saidText(two, words)).toContain(words('heaps.parted', { heap: 1, parts: '1 + 2' }));
  expect(heaps(after(two, { type: 'take' }))).toEqual([1, 2, 7]);
  expect(heaps(after(two, { type: 'parts', parts: [3] }, { type: 'take' }))).toEqual([3, 7]);
  expect(
    heaps(
      after(kayles, { type: 'move', move: { taken: [2, 0], split: { place: 0, parts: [2, 2] } } }),
    ),
  ).toEqual([5, 7]);
  const grundy = opened({ game: 'grundy', heaps: '6' });
  expect(grundy.draft).toMatchObject({ place: 0, parts: [1, 5] });
  expect(heaps(after(grundy, { type: 'take' }))).toEqual([1, 5]);
  expect(heaps(after(grundy, { type: 'next' }))).toHaveLength(2);
  expect(heaps(after(grundy, { type: 'take' }, { type: 'undo' }))).toEqual([6]);
});

test('the address of a position of the play goes back to it; a restart can be undone later', () => {
  const take = (place: number, amount: number): HeapsAction[] => [
    { type: 'clear' },
    { type: 'amount', place, amount },
    { type: 'take' },
  ];
  const two = after(nim, ...take(0, 1), ...take(1, 2));
  const back = after(two, {
    type: 'open',
    fields: { ...fieldsOf(nim.game), at: '2,5,7', turn: 'second' },
  });
  expect([heaps(back), back.game.history.entries]).toEqual([[2, 5, 7], two.game.history.entries]);
  expect(heaps(after(back, { type: 'redo' }))).toEqual([2, 3, 7]);
  const anew = after(two, { type: 'restart' }, ...take(2, 7), { type: 'undo' }, { type: 'undo' });
  expect([heaps(anew), anew.game.history]).toEqual([[2, 3, 7], two.game.history]);
  const other = after(two, { type: 'open', fields: { ...fieldsOf(nim.game), at: '1,1,1' } });
  expect(other.game.history.entries).toHaveLength(2);
});

test('winning moves are shown at each beat to the end, and a move by hand ends the showing', () => {
  const against = opened({ heaps: '1,2,4', opponent: 'perfect' });
  const shown = after(against, { type: 'replay' });
  expect(shown.playing).toBe(true);
  let end = shown;
  for (let beats = 0; end.playing && beats < 9; beats++) end = after(end, { type: 'beat' });
  expect([end.playing, heaps(end)]).toEqual([false, [0, 0, 0]]);
  expect(isWon(end.game)).toBe(true);
  const again = after(end, { type: 'replay' });
  expect([again.playing, heaps(again)]).toEqual([true, [1, 2, 4]]);
  expect(after(again, { type: 'replay' }).playing).toBe(false);
  expect(after(again, { type: 'hint' }).playing).toBe(false);
  const lost = after(opened({ heaps: '2,2', opponent: 'perfect' }), { type: 'replay' });
  expect(after(lost, { type: 'beat' })).toMatchObject({ playing: false, said: { kind: 'hint' } });
});

test('the way stops where a person is to move, or at the end', () => {
  const end = after(opened({ heaps: '1,2,4', opponent: 'perfect' }), { type: 'next' });
  const { table, history } = end.game;
  expect([0, 1, 2].map((at) => stopAt(table, history, at))).toEqual([0, 0, 2]);
});
