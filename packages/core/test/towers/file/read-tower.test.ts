import { describe, expect, test } from 'vitest';
import {
  formatLabel,
  hanoi,
  InputError,
  isDirectedTower,
  isGoal,
  london,
  manaus,
  parseLabel,
  pegMoves,
  readTower,
  towerPuzzle,
  withColors,
} from '../../../src/index.js';

import { EVERYTHING, LONDON, MANAUS, PAIRS } from './documents.js';

describe('a document is the rules that it says', () => {
  test.each([2, 3, 4, 11])('Manaus with %i discs', (n) => {
    expect(readTower(JSON.stringify(MANAUS))(n)).toEqual(manaus(n));
  });
  test('London with repeated colors', () => {
    const rules = readTower(LONDON)(3);
    const made = withColors(london(3), ['red', 'blue', 'red']);
    expect({ ...rules, goals: [] }).toEqual({ ...made, goals: [] });
    expect(
      ['123//', '213//', '132//'].map((label) => isGoal(rules, parseLabel(rules, label))),
    ).toEqual([true, true, true]);
    expect(isGoal(rules, parseLabel(rules, '12/3/'))).toBe(false);
  });
  test('the other spelling of colors is read too, but not beside it', () => {
    const { colors, ...rest } = LONDON;
    expect(readTower({ ...rest, colours: colors })(3).colors).toEqual(readTower(LONDON)(3).colors);
    expect(() => readTower({ ...LONDON, colours: colors })).toThrow(
      'core/tower: unknown field colours, did you mean colors? The fields are colors',
    );
    expect(() => readTower({ ...rest, colours: [] })).toThrow('must be a list of 1 to 1000 colors');
  });
  test('every field', () => {
    const rules = readTower(EVERYTHING)(2);
    expect(rules).toMatchObject({
      name: 'Everything',
      symbol: 'E',
      capacities: [4, 2, 1, 5],
      sizes: [1, 1],
      colors: ['red', 'blue'],
      stacking: 'equals',
    });
    expect(rules.moves).toEqual(
      [0, 1, 2, 3].map((from) =>
        [0, 1, 2, 3].map((to) => ['0-1', '1-0', '1-2', '2-3', '3-0'].includes(`${from}-${to}`)),
      ),
    );
    expect((rules.goals as []).map(formatLabel)).toEqual(['1/2//', '12///', '12///']);
    expect(towerPuzzle(rules).moves(parseLabel(rules, '12///'))).toEqual([]);
    expect(towerPuzzle(rules).moves(parseLabel(rules, '2//1/'))).toEqual([
      { disc: 2, from: 0, to: 1 },
    ]);
    expect(isDirectedTower(rules)).toBe(true);
    expect(() => parseLabel(rules, '/12//')).toThrow('no state /12//');
    expect(() => parseLabel(readTower(EVERYTHING)(3), '3///12')).toThrow(
      'discs 1 and 2 never on p3',
    );
  });
  test('pairs of what may rest on what', () => {
    expect(
      ['123//', '213//'].map((label) => formatLabel(parseLabel(readTower(PAIRS)(3), label))),
    ).toEqual(['123//', '213//']);
    expect(() => parseLabel(readTower(PAIRS)(3), '31/2/')).toThrow('disc 3 lies on disc 1');
  });
  test('a goal in any order alone, also where the order by size is no state', () => {
    const free = { name: 'Free', pegs: 3, stacking: 'free', goals: [{ allOn: 0, anyOrder: true }] };
    const labels = ['123//', '213//', '/123/', '12/3/'];
    const open = readTower(free)(3);
    expect(labels.map((label) => isGoal(open, parseLabel(open, label)))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const without = readTower({ ...free, forbidden: ['123//'] })(3);
    expect(isGoal(without, parseLabel(without, '213//'))).toBe(true);
    expect(() => parseLabel(without, '123//')).toThrow('no state 123//');
  });
  test('without more than a name, pegs and a goal it is Hanoi', () => {
    expect(readTower({ name: 'Hanoi', pegs: 4, goals: [{ allOn: 3 }] })(5)).toEqual(
      hanoi(5, { pegs: 4 }),
    );
    expect(readTower({ name: 'H', pegs: 3, moves: 'adjacent', goals: ['//12'] })(2).moves).toEqual(
      pegMoves('adjacent', 3),
    );
  });
});

test.each([
  ['2n', [2, 4, 6, 8]],
  ['n', [1, 2, 3, 4]],
  ['n-1', [0, 1, 2, 3]],
  ['n/2', [0, 1, 1, 2]],
  ['(n+1)/2', [1, 1, 2, 2]],
  ['3n/2+1', [2, 4, 5, 7]],
  ['(2n-1)/3+10', [10, 11, 11, 12]],
])('the form %s of n = 1, 2, 3, 4', (form, values) => {
  const tower = readTower({ name: 'F', pegs: 2, capacities: [form, 1000], goals: [{ allOn: 1 }] });
  expect([1, 2, 3, 4].map((n) => tower(n).capacities[0])).toEqual(values);
});

describe('bad documents are refused in one line that names the place', () => {
  const cases: [unknown, number, string][] = [
    ['{"name": 3', 3, 'core/tower: file is not JSON'],
    [[], 3, 'core/tower: file must be an object with name, pegs, goals (got "[]")'],
    [{ ...MANAUS, pegs: 4 }, 3, 'core/tower: capacities must have 4 entries (got 3)'],
    [{ ...MANAUS, pegs: 1 }, 3, 'core/tower: pegs must be an integer from 2 to 31 (got 1)'],
    [
      { ...MANAUS, capacities: ['n', 'k', 1] },
      3,
      'core/tower: capacities[1] must have the form "n-1" (got "k")',
    ],
    [
      { ...MANAUS, capacities: ['n', 'n/0', 1] },
      3,
      'core/tower: capacities[1] must have the form "n-1" (got "n/0")',
    ],
    [
      { ...MANAUS, discs: {} },
      1,
      'core/tower: capacities[2] for n = 1 must be an integer >= 0 (got -1)',
    ],
    [MANAUS, 1, 'core/manaus: discs must be an integer >= 2 (got 1)'],
    [MANAUS, 2.5, 'core/manaus: discs must be an integer >= 2 (got 2.5)'],
    [
      { ...MANAUS, discs: { min: 3, max: 2 } },
      3,
      'core/tower: discs.max must be an integer >= 3 (got 2)',
    ],
    [{ ...MANAUS, goals: ['12//'] }, 3, 'core/tower: goals for n = 3 must have at least 1 goal'],
    [
      { ...MANAUS, goals: [{ allOn: 2 }] },
      3,
      'core/tower: goals[0] must be a regular state of Manaus with 3 discs: p2 holds 3 discs, its capacity is 1',
    ],
    [
      { ...MANAUS, goals: [{ allOn: 3 }] },
      3,
      'core/tower: goals[0].allOn must be an integer from 0 to 2 (got 3)',
    ],
    [{ ...MANAUS, goals: ['1/2/3/'] }, 3, 'core/tower: goals[0] must have 3 pegs (got "1/2/3/")'],
    [
      { ...MANAUS, goals: ['113//'] },
      3,
      'core/tower: goals[0] must be a regular state of Manaus with 3 discs: disc 1 appears twice (got "113//")',
    ],
    [
      { ...MANAUS, sizes: [1, 2] },
      3,
      'core/tower: sizes for n = 3 must have at least 3 entries (got "[1,2]")',
    ],
    [
      { ...MANAUS, color: ['red'] },
      3,
      'core/tower: unknown field color, did you mean colors? The fields are ',
    ],
    [
      { ...MANAUS, moves: [[0, 0]] },
      3,
      'core/tower: moves[0] must have no entry twice (got "[0,0]")',
    ],
    [
      { ...MANAUS, moves: 'round' },
      3,
      'core/tower: moves must be one of any, adjacent, cyclic, ring, star, a list of pairs of pegs (got "round")',
    ],
    [
      { ...MANAUS, forbidden: ['21//'] },
      2,
      'core/tower: forbidden[0] must be a regular state of Manaus with 2 discs: disc 2 lies on disc 1 (got "21//")',
    ],
    [
      { ...MANAUS, forbidden: [{ together: [1, 1] }] },
      2,
      'core/tower: forbidden[0].together must have no entry twice (got "[1,1]")',
    ],
    [
      { ...MANAUS, forbiddenMoves: [['12//', '3/12/']] },
      2,
      'core/tower: forbiddenMoves[0][1] must have',
    ],
    [
      { ...MANAUS, forbidden: [{ together: [1, 2] }], goals: [{ allOn: 0 }] },
      2,
      'core/tower: goals[0] must be a regular state of Manaus with 2 discs: it is not permitted: discs 1 and 2 never on one peg',
    ],
    [{ pegs: 3, goals: [] }, 2, 'core/tower: name is required'],
  ];
  test.each(cases)('%#', (document, discs, message) => {
    expect(() => readTower(document)(discs)).toThrow(InputError);
    expect(() => readTower(document)(discs)).toThrow(message);
  });
});
