import { expect, test } from 'vitest';
import { sceneOf, wholePlan } from '../../src/towers/graph-scene.js';
import {
  firstTowers,
  reduceTowers,
  saidText,
  type TowersAction,
  type TowersState,
} from '../../src/towers/reducer.js';
import { current } from '../../src/towers/session.js';
import { wordsOf } from '../../src/words/words.js';

const words = wordsOf('en');
/** The state after some actions, a second apart. */
const after = (state: TowersState, ...actions: readonly TowersAction[]): TowersState =>
  actions.reduce((old, action, i) => reduceTowers(old, action, 1000 * (i + 1)), state);
const first = firstTowers(0);
const label = ({ game: { world, session } }: TowersState) => world.label(current(session));
const pick = (peg: number): TowersAction => ({ type: 'pick', peg });

test('a disc is lifted, put back, and moved; the move is announced and recorded', () => {
  const lifted = after(first, pick(0));
  expect([lifted.lifted, saidText(lifted, words)]).toEqual([
    0,
    words('peg.lifted', { peg: 0, disc: 1 }),
  ]);
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
  expect(saidText(refused, words)).toBe(words('notAllowed', { disc: 3, from: 2, to: 0 }));
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
  const scene = sceneOf(wholePlan(world), new Map());
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
  expect(after(bad, { type: 'undo' }).fault).toBeNull();
  expect(after(first, { type: 'start', label: '1/2' }).fault).not.toBeNull();
  expect(after(first, { type: 'file', text: '[]' }).fault).not.toBeNull();
});

test('another tower begins a run and forgets the path; the same one keeps its graph', () => {
  const asked = after(first, { type: 'path', from: '1/2/3', to: '123//' });
  expect(asked.path?.vertices).toHaveLength(6);
  expect(saidText(asked, words)).toContain('5');
  const same = after(asked, { type: 'next' }, { type: 'open', fields: {} });
  expect(same.game.world).toBe(first.game.world);
  expect([same.path, same.run.events]).toEqual([asked.path, []]);
  const other = after(asked, pick(0), { type: 'open', fields: { puzzle: 'hanoi' } });
  expect([other.path, other.lifted, other.said]).toEqual([null, null, expect.anything()]);
  expect(after(asked, { type: 'clearPath' }).path).toBeNull();
  const lost = first.game.world.vertex('/23/1');
  expect(after(first, { type: 'pathTo', vertex: lost }).path).toMatchObject({
    vertices: [],
    phrase: { key: 'path.none' },
  });
  expect(after(first, { type: 'next' }, { type: 'newRun' }).run.events).toEqual([]);
});
