import { expect, test } from 'vitest';
import { current, startOf } from '../../src/play/history.js';
import { isFinished, isOwn } from '../../src/towers/board-part.js';
import { sceneOf, wholePlan } from '../../src/towers/graph-scene.js';
import {
  firstTowers,
  isMove,
  reduceTowers,
  saidText,
  type TowersAction,
  type TowersState,
} from '../../src/towers/reducer.js';
import { readStoredPlay } from '../../src/towers/stored-play.js';
import { entryOf } from '../../src/towers/visits.js';
import { wordsOf } from '../../src/words/words.js';

const words = wordsOf('en');
/** The state after some actions, a second apart. */
const after = (state: TowersState, ...actions: readonly TowersAction[]): TowersState =>
  actions.reduce((old, action, i) => reduceTowers(old, action, 1000 * (i + 1)), state);
const first = firstTowers(0);
const label = ({ game: { world, history } }: TowersState) => world.label(current(history));
const pick = (peg: number): TowersAction => ({ type: 'pick', peg });

test('a disc is lifted, put back, and moved; the move is announced and recorded', () => {
  const lifted = after(first, pick(0));
  expect([lifted.lifted, saidText(lifted, words)]).toEqual([0, words('peg.lifted', { disc: 1 })]);
  expect(after(lifted, pick(0)).lifted).toBeNull();
  const moved = after(lifted, pick(1));
  expect([label(moved), moved.lifted]).toEqual(['/12/3', null]);
  expect(saidText(moved, words)).toContain(words('moveSaid', { disc: 1, from: 0, to: 1 }));
  expect(saidText(moved, words)).toContain(words('distance', { n: 4 }));
  expect(moved.run.events).toMatchObject([{ kind: 'move', disc: 1, from: 0, to: 1, time: 1000 }]);
});

test('a refused move stays where it is, and the run has it', () => {
  const refused = after(first, pick(2), pick(0));
  expect([label(refused), refused.lifted]).toEqual(['1/2/3', null]);
  expect(saidText(refused, words)).toBe(words('refused.larger', { disc: 3, on: 1 }));
  expect(refused.run.events).toMatchObject([{ kind: 'illegal', from: 2, to: 0, time: 2000 }]);
  expect(refused.game).toBe(first.game);
});

test('an empty peg has nothing to lift', () => {
  const empty = after(first, { type: 'next' });
  const peg = label(empty).split('/').indexOf('');
  expect(after(empty, pick(peg))).toMatchObject({
    lifted: null,
    said: { phrase: { key: 'nothingToLift', values: { peg } }, shown: false },
  });
});

test('undo and redo, hints and optimal moves up to the goal', () => {
  const next: TowersAction = { type: 'next' };
  const goal = after(first, next, next, next, next, next);
  expect(saidText(goal, words)).toContain(words('atGoal'));
  expect(saidText(after(goal, { type: 'hint' }), words)).toBe(words('atGoal'));
  expect(after(goal, next).game).toBe(goal.game);
  const back = after(goal, { type: 'undo' }, { type: 'undo' });
  expect(saidText(after(back, { type: 'hint' }), words)).toContain(words('hintWhy', { n: 1 }));
  expect(label(after(back, { type: 'redo' }, { type: 'redo' }))).toBe(label(goal));
  expect(label(after(goal, { type: 'restart' }))).toBe('1/2/3');
  expect(label(after(goal, { type: 'step', at: 1 }))).toBe('/12/3');
});

test('a jump and a step along the drawing', () => {
  const { world } = first.game;
  const vertex = world.vertex('123//');
  expect(label(after(first, { type: 'jump', vertex }))).toBe('123//');
  const scene = sceneOf(wholePlan(world));
  const walked = [-1, 1].map((x) =>
    label(after(first, { type: 'walk', scene, direction: { x, y: 0 } })),
  );
  const near = world.moves(world.worst).map(({ next }) => world.label(next));
  expect(walked.some((each) => near.includes(each))).toBe(true);
});

test('bad input leaves the game; the next good one clears the fault', () => {
  const bad = after(first, { type: 'open', fields: { discs: 'x' } });
  expect(bad.fault).toMatchObject({ name: 'InputError', parameter: 'discs' });
  expect(bad.game).toBe(first.game);
  expect(after(bad, { type: 'hint' }).fault).toBe(bad.fault);
  expect(after(bad, { type: 'next' }).fault).toBeNull();
  expect(after(first, { type: 'start', label: '1/2' }).fault).not.toBeNull();
  expect(after(first, { type: 'file', text: '[]' }).fault).not.toBeNull();
});

test('what the page said is about a position: another game has no message, Back has its own', () => {
  const told = after(first, pick(2), pick(0));
  expect(told.said).not.toBeNull();
  const other = { type: 'open', fields: { puzzle: 'hanoi' } } as const;
  expect(after(told, other).said).toBeNull();
  const same = { type: 'open', fields: { puzzle: 'manaus', discs: '3' } } as const;
  expect(after(told, same).said).toBeNull();
  const back = after(first, pick(0), pick(1), same);
  expect(saidText(back, words)).toBe(`${words('revisited')}: ${words('distance', { n: 5 })}`);
});

test('help is remembered with the move, and only a play without it is one’s own', () => {
  const own = (state: TowersState) => [isFinished(state.game), isOwn(state.game)];
  const next: TowersAction = { type: 'next' };
  const solution = [
    [0, 1],
    [2, 0],
    [1, 2],
    [1, 0],
    [2, 0],
  ] as const;
  const byHand = solution.flatMap(([from, to]): TowersAction[] => [{ type: 'move', from, to }]);
  expect(own(after(first, ...byHand))).toEqual([true, true]);
  expect(own(after(first, next, next, next, next, next))).toEqual([true, false]);
  // One move of the page among others, or one that a hint has named, is help.
  expect(own(after(first, ...byHand.slice(0, 4), next))).toEqual([true, false]);
  expect(own(after(first, { type: 'hint' }, ...byHand))).toEqual([true, false]);
  // Help on a way that was left is none, and a restart begins anew.
  const undone = after(first, ...byHand.slice(0, 2), next, { type: 'undo' }, { type: 'undo' });
  expect(own(after(undone, ...byHand.slice(1)))).toEqual([true, true]);
  expect(own(after(first, next, { type: 'restart' }, ...byHand))).toEqual([true, true]);
  // It survives a reload.
  const helped = after(first, next, ...byHand.slice(1));
  const { entries: visited, at, helped: indices } = helped.game.history;
  const stored = JSON.parse(
    JSON.stringify({ session: { visited, at, helped: indices }, events: [] }),
  );
  const kept = readStoredPlay(stored, helped.game.world, startOf(first.game.history));
  if (kept === null) throw new Error('the play was not kept');
  const again = after(first, { type: 'resume', ...kept });
  expect(own(again)).toEqual([true, false]);
  // At the goal of another play by way of the graph alone: jumps.
  const [goal] = first.game.world.goals;
  expect(own(after(first, { type: 'jump', vertex: goal }))).toEqual([true, false]);
});

test('the address of a position of the play goes back to it, and the play can be redone', () => {
  const three = after(first, { type: 'next' }, { type: 'next' }, { type: 'next' });
  const fields = { start: '1/2/3', at: '/12/3' };
  const back = after(three, { type: 'open', fields });
  expect([label(back), back.game.history.entries]).toEqual(['/12/3', three.game.history.entries]);
  expect(back.run.events.map(({ kind }) => kind)).toEqual(['move', 'move', 'move', 'jump']);
  expect(label(after(back, { type: 'redo' }, { type: 'redo' }))).toBe(label(three));
  const elsewhere = after(three, { type: 'open', fields: { ...fields, at: '/23/1' } });
  expect([elsewhere.game.history.entries.length, elsewhere.run.events]).toEqual([2, []]);
});

test('of a position shown twice the entry nearest to the one shown is meant, the earlier first', () => {
  const history = { entries: [4, 5, 4, 5, 4], at: 2 };
  expect([entryOf(history, 4), entryOf(history, 5), entryOf(history, 6)]).toEqual([2, 1, null]);
  expect(entryOf({ ...history, at: 0 }, 5)).toBe(1);
  expect(entryOf({ ...history, at: 4 }, 5)).toBe(3);
});

test('moves by hand add entries to the way back; what is shown does not', () => {
  const types = ['pick', 'next', 'redo', 'undo', 'beat', 'open'] as const;
  expect(types.filter((type) => isMove({ type } as TowersAction))).toEqual([
    'pick',
    'next',
    'redo',
  ]);
});

test('another tower begins a run and forgets the path; the same one keeps its graph', () => {
  const asked = after(first, { type: 'path', from: '1/2/3', to: '123//' });
  expect(asked.path?.vertices).toHaveLength(6);
  expect(saidText(asked, words)).toContain('5');
  const same = after(asked, { type: 'next' }, { type: 'open', fields: { start: '12//3' } });
  expect(same.game.world).toBe(first.game.world);
  expect([same.path, same.run.events]).toEqual([asked.path, []]);
  const other = after(asked, pick(0), { type: 'open', fields: { puzzle: 'hanoi' } });
  expect([other.path, other.lifted, other.said]).toEqual([null, null, null]);
  expect(after(asked, { type: 'clearPath' }).path).toBeNull();
  const lost = first.game.world.vertex('/23/1');
  expect(after(first, { type: 'pathTo', vertex: lost }).path).toMatchObject({
    vertices: [],
    phrase: { key: 'path.none' },
  });
  expect(after(first, { type: 'next' }, { type: 'newRun' }).run.events).toEqual([]);
});

test('a refused move says why: the peg is full, the disc is larger, the rules know no such move', () => {
  const tried = (fields: Readonly<Record<string, string>>, from: number, to: number) =>
    after(first, { type: 'open', fields }, { type: 'move', from, to }).said?.phrase;
  const manaus = { puzzle: 'manaus', discs: '3' };
  expect(tried({ ...manaus, at: '1/23/' }, 0, 1)).toEqual({
    key: 'refused.full',
    values: { peg: 1, n: 2 },
  });
  expect(tried(manaus, 2, 1)).toEqual({ key: 'refused.larger', values: { disc: 3, on: 2 } });
  expect(tried({ puzzle: 'hanoi', moves: 'adjacent', start: '123//' }, 0, 2)).toEqual({
    key: 'refused.arc',
    values: { from: 0, peg: 2 },
  });
});

test('a hint is a move to draw, gone after the next move', () => {
  const hinted = after(first, { type: 'hint' });
  expect(hinted.hint).toMatchObject({ disc: 1, from: 0, to: 1 });
  expect(after(hinted, pick(0), pick(1)).hint).toBeNull();
});

test('the best solution is shown move by move, from the start again if need be, and ends at the goal', () => {
  const beats = (state: TowersState): TowersState =>
    state.playing ? beats(after(state, { type: 'beat' })) : state;
  const shown = beats(after(first, { type: 'replay' }));
  expect([label(shown), shown.game.history.at]).toEqual(['123//', 5]);
  const again = after(shown, { type: 'replay' });
  expect([label(again), again.playing]).toEqual(['1/2/3', true]);
  expect(after(again, { type: 'undo' }).playing).toBe(false);
});

test('a restart can be undone; what does nothing says nothing', () => {
  const played = after(first, { type: 'next' }, { type: 'next' }, { type: 'restart' });
  const back = after(played, { type: 'undo' });
  expect([label(back), back.game.history.at]).toEqual(['3/12/', 2]);
  expect(back.run.events.map(({ kind }) => kind)).toEqual(['move', 'move', 'restart', 'undo']);
  expect(after(first, { type: 'undo' }).said).toBeNull();
});

test('a play that was kept is read only if it is one of this tower', () => {
  const { game, run } = after(first, { type: 'next' }, { type: 'next' });
  const { entries: visited, at } = game.history;
  const start = visited[0];
  const kept = JSON.parse(JSON.stringify({ session: { visited, at }, events: run.events }));
  const read = (value: unknown) => readStoredPlay(value, game.world, start);
  expect(read(kept)).toEqual({ history: { entries: visited, at }, events: run.events });
  for (const broken of [
    null,
    { ...kept, session: { visited: [999], at: 0 } },
    { ...kept, session: { visited: visited.slice(1), at: 0 } },
    { ...kept, session: { visited, at: 9 } },
    { ...kept, events: [{ kind: 'x' }] },
    { ...kept, events: [{ ...kept.events[0], time: null }] },
  ])
    expect(read(broken)).toBeNull();
});
