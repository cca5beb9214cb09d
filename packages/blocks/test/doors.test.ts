import { InputError } from '@manaus/core';
import { describe, expect, test } from 'vitest';
import * as blocks from '../src/index.js';

const TEXT = 'game bloxorz\ngrid\nS##G\nend';
const level = blocks.parseLevel(TEXT);

/** A value of another kind than the compiler allows, as a script without types may give it. */
const given = <T>(value: unknown): T => value as T;

describe.each([TEXT, null, undefined, 3, {}, [], { game: 'chess' }, Symbol('level')])(
  '%s is no level',
  (value) => {
    test.each<[string, (level: blocks.Level) => unknown]>([
      ['blockGame', blocks.blockGame],
      ['formatLevel', blocks.formatLevel],
      ['shortestSolution', (other) => blocks.shortestSolution(other)],
      ['withRules', (other) => blocks.withRules(other, undefined)],
      ['exportLevels', (other) => blocks.exportLevels([other], 'manaus')],
    ])('for %s', (_, call) => {
      expect(() => call(given(value))).toThrow(InputError);
    });
  },
);

test.each<[string, () => unknown, string]>([
  ['a level as text', () => blocks.parseLevel(given(level)), 'text must be a text'],
  ['levels as text', () => blocks.importLevels(given(null)), 'text must be a text'],
  ['one level for a list', () => blocks.exportLevels(given(level), 'map'), 'a list of levels'],
  ['a format', () => blocks.exportLevels([level], given('maps')), 'must be one of manaus, map'],
  ['a path', () => blocks.checkPath(blocks.blockGame(level), given(7)), 'path must be a text'],
  ['an option', () => blocks.shortestSolution(level, given({ lest: 'rolls' })), 'mean least?'],
  ['a word', () => blocks.shortestSolution(level, { least: given('roll') }), 'moves, rolls'],
])('%s is refused', (_, call, says) => {
  expect(call).toThrow(expect.objectContaining({ name: 'InputError' }));
  expect(call).toThrow(says);
});

test('a level is solved without options', () => {
  expect(blocks.shortestSolution(level).path).toBe('RR');
});
