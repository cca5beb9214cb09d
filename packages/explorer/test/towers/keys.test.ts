import { describe, expect, test } from 'vitest';
import { current } from '../../src/play/history.js';
import { keysOf } from '../../src/shell/commands.js';
import { commandsOf, pegKeys, pegKeysLabel } from '../../src/towers/keys.js';
import { firstTowers, reduceTowers, type TowersAction } from '../../src/towers/reducer.js';
import { languages, wordsOf } from '../../src/words/words.js';

const words = wordsOf('en');
const after = (...actions: readonly TowersAction[]) =>
  actions.reduce((state, action) => reduceTowers(state, action, 0), firstTowers(0));
const opened = (pegs: number) =>
  after({ type: 'open', fields: { puzzle: 'hanoi', discs: '1', pegs: String(pegs) } });

describe.each([2, 3, 9, 10, 11, 12])('with %i pegs', (pegs) => {
  const state = opened(pegs);
  const keys = pegKeys(state.game.world);

  test('every peg has a key, which no command has', () => {
    expect(Object.keys(keys)).toHaveLength(pegs);
    const commands = keysOf(commandsOf(state, words));
    expect(Object.keys(keys).filter((key) => Object.hasOwn(commands, key))).toEqual([]);
  });

  test('the digit of a peg is its key: those of the first and the last move a disc there', () => {
    const last = [...'0123456789-='][pegs - 1];
    const moved = reduceTowers(reduceTowers(state, keys['0'], 0), keys[last], 0);
    expect(moved.game.world.label(current(moved.game.history))).toBe(`${'/'.repeat(pegs - 1)}1`);
  });
});

test.each([
  [2, '0–1'],
  [9, '0–8'],
  [10, '0–9'],
  [12, '0–9 - ='],
])('of %i pegs the list of keys has %s, in every language', (pegs, shown) => {
  for (const language of Object.keys(languages) as (keyof typeof languages)[]) {
    const local = wordsOf(language);
    expect(pegKeysLabel(opened(pegs).game.world, local)).toEqual([shown, local('help.pegs')]);
  }
});

test('a document of more pegs has keys for the first twelve', () => {
  const rules = JSON.stringify({ name: 'Wide', pegs: 14, goals: [{ allOn: 13 }] });
  const { game } = after({ type: 'open', fields: { rules, discs: '1' } });
  expect(Object.keys(pegKeys(game.world))).toHaveLength(12);
  expect(pegKeysLabel(game.world, words)[0]).toBe('0–9 - =');
});
