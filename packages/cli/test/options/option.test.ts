import { InputError, towerRegistry } from '@manaus/core';
import { expect, test } from 'vitest';
import { inOptions } from '../../src/errors/refusal.js';
import { wholeNumber } from '../../src/options/kinds.js';
import { givenValue, optionNames, required, withDefault } from '../../src/options/option.js';
import { puzzleOptions } from '../../src/options/puzzle.js';

const rounds = wholeNumber('N', 'number of rounds', 1, 9);

test('an option has the value given, or its default, or none', () => {
  expect(givenValue(rounds, '--rounds', ['3'])).toBe(3);
  expect(givenValue(withDefault(rounds, 5), '--rounds', [])).toBe(5);
  expect(givenValue(rounds, '--rounds', [])).toBe(undefined);
});

test.each([
  [rounds, ['10'], '--rounds must be a whole number from 1 to 9 (got 10)'],
  [rounds, [null], '--rounds needs a value: a whole number from 1 to 9'],
  [rounds, ['1', '1'], '--rounds must be given once (got it twice)'],
  [required(rounds), [], '--rounds is required: a whole number from 1 to 9'],
])('errors say what is wrong: %#', (option, texts, message) => {
  expect(() => givenValue(option, '--rounds', texts)).toThrow(message);
});

test('errors of the packages name the option that sets their parameter', () => {
  const names = optionNames(puzzleOptions(towerRegistry));
  expect([...names]).toEqual([
    ['discs', '--discs'],
    ['core/pegs', '--pegs'],
    ['core/capacities', '--capacities'],
    ['core/moves', '--moves'],
    ['core/goal', '--goal'],
  ]);
  const said = (place: string, parameter: string, option?: string) =>
    inOptions(new InputError(place, parameter, 'atLeast', { least: 2, got: 1 }), names, option);
  expect(said('graph/hanoi', 'discs')).toBe('--discs must be an integer >= 2 (got 1)');
  expect(said('core/hanoi', 'moves')).toBe('--moves must be an integer >= 2 (got 1)');
  expect(said('lab/solve', 'moves')).toBe('moves must be an integer >= 2 (got 1)');
  expect(said('core/label', 'label', '--from')).toBe('--from must be an integer >= 2 (got 1)');
});
