import { lagoon } from '@manaus/testing/lagoon';
import { describe, expect, test } from 'vitest';
import { comparedEnds, comparedRows, compareTowers } from '../../src/compare/compared.js';
import type { Pair, Side } from '../../src/compare/pair.js';
import { pairFields } from '../../src/compare/pair.js';
import { firstPair, type PairAction, pairSaid, reducePair } from '../../src/compare/reducer.js';
import { recall } from '../../src/compare/use-kept-pair.js';
import { current, startOf } from '../../src/play/history.js';
import { readAddress, writeAddress } from '../../src/shell/address.js';
import type { TowersAction } from '../../src/towers/reducer.js';
import { type languages, wordsOf } from '../../src/words/words.js';
import { compare } from '../command-line.js';

const after = (...actions: readonly PairAction[]) =>
  actions.reduce((state, action) => reducePair(state, action, 0), firstPair(0));
const fieldsAt = (hash: string) => readAddress(hash).fields;
const open = (a: string, b: string): PairAction => ({
  type: 'open',
  fields: { ...fieldsAt(`#/towers?${a}`), compare: b },
});
const play = (side: Side, action: TowersAction): PairAction => ({ type: 'play', side, action });
const labels = (pair: Pair) => pair.map(({ world, history }) => world.label(current(history)));

describe('two towers side by side', () => {
  const hanoi = open('puzzle=hanoi&discs=3&start=123//', 'puzzle=hanoi&moves=star');

  test('the second has as many discs and the same start, where it does not say other ones', () => {
    const { game, fault } = after(hanoi);
    expect([fault, labels(game)]).toEqual([null, ['123//', '123//']]);
    expect(game[1].world.rules.moves[1][2]).toBe(false);
    const { game: other } = after(open('discs=3', 'puzzle=hanoi&discs=2&start=/12/'));
    expect(labels(other)[1]).toBe('/12/');
  });

  test('a move in one is shown in the other, until both are on their own', () => {
    const moved = play(0, { type: 'move', from: 0, to: 2 });
    expect(labels(after(hanoi, moved).game)).toEqual(['23//1', '23//1']);
    const apart = after(hanoi, { type: 'together', on: false }, moved);
    expect(labels(apart.game)).toEqual(['23//1', '123//']);
  });

  test('a state that the other tower lacks leaves that one where it is', () => {
    const pair = open('puzzle=hanoi&discs=3&start=/123/', 'puzzle=manaus&start=1/2/3');
    const state = after(pair, play(0, { type: 'move', from: 1, to: 0 }));
    expect(labels(state.game)).toEqual(['1/23/', '1/23/']);
    const { world } = after(pair).game[0];
    const lacking = after(pair, play(0, { type: 'jump', vertex: world.vertex('//123') }));
    expect(labels(lacking.game)).toEqual(['//123', '1/2/3']);
  });

  test('an undo takes back what was done last in both, a restart too', () => {
    const move = (from: number, to: number) => play(0, { type: 'move', from, to });
    const twice = [hanoi, move(0, 2), move(0, 1)] as const;
    const undo: PairAction = { type: 'undo' };
    expect(labels(after(...twice, undo).game)).toEqual(['23//1', '23//1']);
    expect(labels(after(...twice, undo, undo, undo).game)).toEqual(['123//', '123//']);
    const again = after(...twice, { type: 'restart' });
    expect(labels(again.game)).toEqual(['123//', '123//']);
    expect(labels(reducePair(again, undo, 0).game)).toEqual(['3/2/1', '3/2/1']);
    // The star of the second has no way from p1 to p2: only the first is moved.
    const apart = after(hanoi, { type: 'together', on: false }, move(0, 1), undo);
    expect(labels(apart.game)).toEqual(['123//', '123//']);
  });

  test('an address that the play has come by shows it, and the moves stay', () => {
    const first = after(hanoi, play(0, { type: 'move', from: 0, to: 2 }));
    const second = reducePair(first, play(0, { type: 'move', from: 0, to: 1 }), 0);
    const back = reducePair(second, { type: 'open', fields: pairFields(first.game) }, 0);
    expect(labels(back.game)).toEqual(['23//1', '23//1']);
    expect(back.game.map(({ history }) => history.entries.length)).toEqual([3, 3]);
    // What an undo leads to is before the position shown.
    expect(labels(reducePair(back, { type: 'undo' }, 0).game)).toEqual(['123//', '123//']);
    const forth = reducePair(back, { type: 'open', fields: pairFields(second.game) }, 0);
    expect(labels(forth.game)).toEqual(['3/2/1', '3/2/1']);
  });

  test('the moves that were kept come back with their positions only', () => {
    const moved = after(hanoi, play(0, { type: 'move', from: 0, to: 2 }));
    const kept = moved.game.map(({ history: { entries: visited, at } }) => ({ visited, at }));
    const opened = after({ type: 'open', fields: pairFields(moved.game) });
    const again = recall(opened, firstPair(0), 0, JSON.parse(JSON.stringify(kept)));
    expect(labels(again.game)).toEqual(['23//1', '23//1']);
    const steps = again.game.map(({ history }) => history.entries);
    expect(steps).toEqual(moved.game.map(({ history }) => history.entries));
    const start = after(hanoi);
    for (const bad of [undefined, {}, [], [kept[0]], kept, [{ ...kept[0], at: 9 }, kept[1]]])
      expect(recall(start, firstPair(0), 0, bad)).toBe(start);
  });

  test('a move that the rules forbid is told, and nothing is moved', () => {
    const state = after(
      hanoi,
      play(1, { type: 'move', from: 0, to: 1 }),
      play(1, { type: 'move', from: 1, to: 2 }),
    );
    expect(labels(state.game)).toEqual(['23/1/', '23/1/']);
    expect(pairSaid(state, wordsOf('en'))).toBe('From peg p1 no disc may go to peg p2.');
  });

  test('its address opens the same pair at the same states, documents too', () => {
    const compare = new URLSearchParams({ rules: JSON.stringify(lagoon), discs: '3' }).toString();
    const state = after(
      open('puzzle=hanoi&discs=2&pegs=4', compare),
      play(1, { type: 'move', from: 0, to: 1 }),
    );
    const hash = writeAddress({
      view: 'towers',
      language: 'pt-BR',
      fields: pairFields(state.game),
    });
    const again = after({ type: 'open', fields: fieldsAt(hash) });
    expect([again.fault, pairFields(again.game)]).toEqual([null, pairFields(state.game)]);
    expect(again.game[1].setup.tower.name).toBe('Lagoon');
  });

  test('a document as a file becomes the second; a program is refused', () => {
    const state = after(hanoi, { type: 'file', side: 1, text: JSON.stringify(lagoon) });
    expect([state.fault, state.game[1].setup.tower.name]).toEqual([null, 'Lagoon']);
    const refused = after(hanoi, { type: 'file', side: 1, text: 'export default () => 0;' });
    expect([refused.fault === null, labels(refused.game)]).toEqual([false, ['123//', '123//']]);
  });

  test.each([
    ['puzzle=none', 'puzzle=hanoi'],
    ['puzzle=hanoi', 'puzzle=none'],
    ['puzzle=hanoi', 'rules={'],
    ['puzzle=hanoi', 'start=x'],
  ])('%s beside %s is a fault, and what was there stays', (a, b) => {
    const before = after(hanoi);
    const state = reducePair(before, open(a, b), 0);
    expect([state.fault === null, state.game]).toEqual([false, before.game]);
  });
});

test('Hanoi beside Manaus is asked for the same goal, and different goals are said', () => {
  const words = wordsOf('en');
  const start = 'puzzle=manaus&discs=3&start=1/2/3';
  const { game } = after(open(start, 'puzzle=hanoi'));
  const goals = game.map(({ world }) => world.goals.map(world.label));
  expect(goals).toEqual([['123//'], ['123//']]);
  expect(game.map(({ world, history }) => world.distances[startOf(history)])).toEqual([5, 5]);
  const found = compareTowers([game[0].world, game[1].world]);
  expect(found?.distances).toMatchObject({ equal: 10, different: 9 });
  expect(comparedEnds(game, words)).toEqual([
    words('pair.goal.same', { label: '123//' }),
    words('pair.start.same', { label: '1/2/3' }),
  ]);
  const apart = after(open(start, 'puzzle=hanoi&goal=//123&start=123//')).game;
  expect(comparedEnds(apart, words)).toEqual([
    words('pair.goal.other', { a: '123//', b: '//123' }),
    words('pair.start.other', { a: '1/2/3', b: '123//' }),
  ]);
  // Another tower from the menu of a side is asked for that goal too.
  const london = { puzzle: 'hanoi', discs: '3' };
  const chosen = after(open(start, 'puzzle=london'), { type: 'tower', side: 1, fields: london });
  expect(chosen.game[1].setup.goal).toBe('123//');
});

test.each([
  ['hanoi --moves star', 'hanoi'],
  ['manaus', 'hanoi'],
  ['hanoi', 'hanoi --goal 123//'],
  ['london --capacities 3,3,3', 'oxford --goal 123//'],
])('%s beside %s: the numbers are those of the command, which names the address', async (a, b) => {
  const { address, states, moves, distances, numbers, isomorphism } = await compare(
    a,
    b,
    '--discs',
    '3',
  );
  const { game } = after({ type: 'open', fields: fieldsAt(address) });
  const worlds = [game[0].world, game[1].world] as const;
  const found = compareTowers(worlds);
  expect(found).toEqual({ states, moves, distances, isomorphism });
  if (found === null) return;
  for (const language of ['en', 'es', 'pt-BR'] as const satisfies (keyof typeof languages)[]) {
    const rows = comparedRows(worlds, found, wordsOf(language));
    const cells = rows.map(([, one, other]) => [one, other]);
    expect(cells.slice(2, 5)).toEqual(
      (['reachable', 'eccentricity', 'components'] as const).map((field) =>
        numbers.map(({ [field]: value }) =>
          String(typeof value === 'number' ? value : value.length),
        ),
      ),
    );
    expect(rows.flat().filter((cell) => /[{}]|pair\./.test(cell))).toEqual([]);
  }
});

test('towers too large for a page have no table', () => {
  const { game } = after(open('puzzle=hanoi&discs=8', 'puzzle=hanoi&discs=2'));
  expect(compareTowers([game[0].world, game[1].world])).toBeNull();
});
