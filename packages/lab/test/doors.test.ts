import { hanoi, manaus, parseLabel, type TowerRules } from '@manaus/core';
import { describe, expect, test } from 'vitest';
import { analyze, solve, storeTower, study } from '../src/index.js';

/** A value of another kind than the compiler allows, as a script without types may give it. */
const given = <T>(value: unknown): T => value as T;

describe('what is given by code is refused as it is in a document', () => {
  test.each<[string, () => unknown, string]>([
    [
      'a field that rules do not have',
      () => analyze({ ...hanoi(4), ...given<object>({ capacity: [1, 1, 1] }) }),
      'unknown field capacity, did you mean capacities?',
    ],
    [
      'another field',
      () => storeTower({ ...hanoi(3), ...given<object>({ stackings: 'free' }) }),
      'unknown field stackings, did you mean stacking?',
    ],
    ['a word', () => analyze(given<TowerRules>('manaus')), 'rules must be rules of a tower'],
    ['nothing', () => analyze(given<TowerRules>(null)), 'rules must be rules of a tower'],
    [
      'another stacking',
      () => analyze({ ...hanoi(3), stacking: given<'free'>('Free') }),
      'stacking must be one of sorted, equals, free (got "Free")',
    ],
    ['an option', () => analyze(hanoi(3), given({ effrt: 3 })), 'did you mean effort?'],
    ['options that are a number', () => hanoi(3, given(4)), 'options must be an object'],
    ['an option of a tower', () => hanoi(3, given({ peg: 4 })), 'did you mean pegs?'],
    ['a list for a range', () => study(hanoi, given({ discs: [2, 3, 4] })), '[first, last]'],
    ['rules for a family', () => study(given(hanoi(3))), 'tower must be a function'],
    ['a state of others', () => solve(hanoi(3), given([[1, 2, 3], []])), 'regular state'],
    ['a number for a state', () => solve(hanoi(3), given(7)), 'state must be a state'],
    ['a label of others', () => solve(hanoi(3), '12//'), 'label must be a regular state'],
  ])('%s', (_, call, says) => {
    expect(call).toThrow(expect.objectContaining({ name: 'InputError' }));
    expect(call).toThrow(says);
  });
});

test('a label is taken where a state is', () => {
  const rules = manaus(4);
  expect(solve(rules, '2/1/34')).toEqual(solve(rules, parseLabel(rules, '2/1/34')));
});
