import { describe, expect, test } from 'vitest';
import {
  bucharest,
  compileTower,
  hanoi,
  InputError,
  isDirected,
  isDirectedTower,
  isGoal,
  london,
  manaus,
  namedTowers,
  oxford,
  oxford1,
  parseLabel,
  pegMoves,
  pegPairs,
  type TowerRules,
  towerCodec,
  violation,
} from '../../src/index.js';
import {
  brokenRule,
  pegDigraph,
  pegMoveNames,
  pegMovesName,
  readPegMoves,
} from '../../src/internals.js';

const regular = (rules: TowerRules) => {
  const codec = towerCodec(rules);
  return Array.from({ length: codec.space }, (_, rank) => rank).filter(codec.has).length;
};
const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

describe('the number of regular states', () => {
  test.each([1, 2, 3, 4, 5, 6])('Hanoi and Bucharest with %i discs: 3^n', (n) => {
    expect([regular(hanoi(n)), regular(bucharest(n))]).toEqual([3 ** n, 3 ** n]);
  });
  test.each([2, 3, 4, 5, 6])(
    'Manaus with %i discs: those over a capacity are one on p1 and 2n + 1 on p2',
    (n) => {
      expect(regular(manaus(n))).toBe(3 ** n - 1 - (2 * n + 1));
    },
  );
  test.each([1, 2, 3, 4, 5])('Oxford with %i discs: heights times orders', (n) => {
    expect(regular(oxford(n))).toBe((((n + 1) * (n + 2)) / 2) * factorial(n));
  });
  test('London with 3 balls: the 36 states of Shallice', () => {
    expect(regular(london(3))).toBe(36);
  });
});

describe('bad rules are refused in one line', () => {
  const cases: [() => unknown, string][] = [
    [() => hanoi(0), 'core/hanoi: discs must be an integer >= 1 (got 0)'],
    [() => hanoi(-1), 'core/hanoi: discs must be an integer >= 1 (got -1)'],
    [() => hanoi(2.5), 'core/hanoi: discs must be an integer >= 1 (got 2.5)'],
    [() => hanoi(Number.NaN), 'core/hanoi: discs must be an integer >= 1 (got NaN)'],
    [() => hanoi(3, { pegs: 1 }), 'core/hanoi: pegs must be an integer from 2 to 12 (got 1)'],
    [() => hanoi(3, { pegs: 13 }), 'core/hanoi: pegs must be an integer from 2 to 12 (got 13)'],
    [() => london(1), 'core/london: discs must be an integer >= 2 (got 1)'],
    [() => manaus(1), 'core/manaus: discs must be an integer >= 2 (got 1)'],
    [() => manaus(3, { pegs: 5 }), 'core/manaus: discs must be an integer >= 4 (got 3)'],
    [
      () => manaus(3, { capacities: [3, 2] }),
      'core/manaus: capacities must be 3 integers, one per peg (got "3,2")',
    ],
    [
      () => manaus(3, { capacities: [1, 1, 0] }),
      'core/manaus: capacities must be enough for 3 discs (got "1,1,0")',
    ],
    [
      () => manaus(3, { capacities: [2, 2, 2] }),
      'core/manaus: capacities must be at least 3 on p0, where the goal is (got "2,2,2")',
    ],
    [
      () => manaus(3, { capacities: [-1, 3, 3] }),
      'core/manaus: capacities must be an integer >= 0 (got -1)',
    ],
    [() => manaus(3, { goal: '//123' }), 'p2 holds 3 discs, its capacity is 1'],
    [
      () => hanoi(3, { moves: 'sideways' as never }),
      'core/moves: moves must be one of any, adjacent, cyclic, ring, star (got "sideways")',
    ],
    [
      () => compileTower({ ...hanoi(3), moves: [[true]] }),
      'core/hanoi: moves must be a 3 x 3 table without loops',
    ],
    [
      () => compileTower({ ...hanoi(3), capacities: [3] }),
      'core/hanoi: capacities must have at least 2 entries (got 1)',
    ],
  ];
  test.each(cases)('%#', (make, message) => {
    expect(make).toThrow(InputError);
    expect(make).toThrow(message);
  });
});

describe('goals', () => {
  const perfect: Record<keyof typeof namedTowers, string> = {
    hanoi: '//123',
    bucharest: '//123',
    oxford1: '//123',
    london: '123//',
    oxford: '123//',
    manaus: '123//',
  };
  test.each(Object.entries(perfect))('%s ends at %s', (name, label) => {
    const rules = namedTowers[name as keyof typeof namedTowers](3);
    expect(isGoal(rules, parseLabel(rules, label))).toBe(true);
    expect(isGoal(rules, parseLabel(rules, '1/2/3'))).toBe(false);
  });
  test('version 1 of Oxford ends in any order, also at a goal of one’s own', () => {
    const last = oxford1(3);
    expect(
      ['//123', '//132', '//213', '//231', '//312', '//321'].map((label) =>
        isGoal(last, parseLabel(last, label)),
      ),
    ).toEqual(new Array(6).fill(true));
    const own = oxford1(3, { goal: '12/3/' });
    expect(['12/3/', '21/3/', '13/2/'].map((label) => isGoal(own, parseLabel(own, label)))).toEqual(
      [true, true, false],
    );
  });
});

test('the ranks of goals are each there once, in order, however a goal is known', () => {
  const rules = hanoi(2);
  const goals = ['//12', '12//', '/12/', '12//'].map((label) => parseLabel(rules, label));
  expect(compileTower(rules).goalRanks).toEqual([8]);
  expect(compileTower({ ...rules, goals }).goalRanks).toEqual([0, 4, 8]);
  const onLast = (state: readonly (readonly number[])[]) => state[2].length > 0;
  expect(compileTower({ ...manaus(2), goals: onLast }).goalRanks).toEqual(
    [...Array(9).keys()].filter((rank) => {
      const { has, unrank } = towerCodec(manaus(2));
      return has(rank) && unrank(rank)[2].length > 0;
    }),
  );
});

test('a goal is one of several, the same on every peg', () => {
  const goalsOf = (rules: TowerRules, labels: readonly string[]) => ({
    ...rules,
    goals: labels.map((label) => parseLabel(rules, label)),
  });
  const reaches = (rules: TowerRules, labels: readonly string[]) =>
    labels.filter((label) => isGoal(rules, parseLabel(rules, label)));
  expect(
    reaches(goalsOf(hanoi(3), ['/123/', '//123']), ['/123/', '//123', '/1/23', '1/23/', '123//']),
  ).toEqual(['/123/', '//123']);
  expect(
    reaches(goalsOf(oxford(3), ['//213']), ['//213', '//123', '//231', '/1/23', '2/1/3']),
  ).toEqual(['//213']);
});

describe('the rule that an arrangement breaks', () => {
  const alike = { ...hanoi(3), sizes: [1, 1, 2], stacking: 'equals' as const, goals: [] };
  test.each<[string, TowerRules, number[][], string | null]>([
    [
      'the first peg full',
      manaus(3, { capacities: [2, 3, 3], goal: '/123/' }),
      [[1, 2, 3], [], []],
      'p0 holds 3 discs, its capacity is 2',
    ],
    ['a larger disc on a smaller', alike, [[3, 1], [2], []], 'disc 3 lies on disc 1'],
    ['one on its equal', alike, [[1, 2, 3], [], []], null],
    ['one on its equal, the other way', alike, [[2, 1, 3], [], []], null],
  ])('%s', (_, rules, state, broken) => {
    expect(violation(rules, state)).toBe(broken);
  });

  test('of rules that were not compiled: a state that they do not permit', () => {
    const rules: TowerRules = {
      ...hanoi(2),
      permits: (state) => state[1].length === 0,
    };
    expect(violation({ ...rules }, [[1, 2], [], []])).toBeNull();
    expect(violation({ ...rules }, [[2], [1], []])).not.toBeNull();
  });
});

describe('the code of a broken rule', () => {
  const free = { ...hanoi(3), stacking: 'free' as const, goals: [] };
  test.each<[string, number[][], ReturnType<typeof brokenRule>]>([
    ['a peg too few', [[1, 2, 3], []], { code: 'pegs', n: 2, of: 3 }],
    ['a peg too many', [[1, 2, 3], [], [], []], { code: 'pegs', n: 4, of: 3 }],
    ['a disc 0', [[0, 1, 2], [3], []], { code: 'unknownDisc', disc: 0, most: 3 }],
    ['a disc too large', [[1, 2], [3, 4], []], { code: 'unknownDisc', disc: 4, most: 3 }],
    ['half a disc', [[1, 1.5, 2], [3], []], { code: 'unknownDisc', disc: 1.5, most: 3 }],
    ['a disc twice', [[1, 2], [3], [2]], { code: 'twice', disc: 2 }],
    ['no disc 1', [[2], [3], []], { code: 'missing', disc: 1 }],
    ['no largest disc', [[1, 2], [], []], { code: 'missing', disc: 3 }],
    ['all discs', [[3, 1], [2], []], null],
  ])('%s', (_, state, broken) => expect(brokenRule(free, state)).toEqual(broken));

  test('what is not permitted is said of rules as given and of a compiled tower', () => {
    const rules = { ...free, permits: (state: readonly (readonly number[])[]) => !state[1].length };
    for (const own of [rules, compileTower(rules)])
      expect([brokenRule(own, [[1, 2, 3], [], []]), brokenRule(own, [[1, 2], [3], []])]).toEqual([
        null,
        { code: 'notPermitted', rule: 'a custom rule' },
      ]);
  });

  test('a permission is asked of the representative', () => {
    const alike = { ...free, sizes: [1, 1, 1], colors: ['r', 'r', 'b'] };
    const rules = { ...alike, permits: ([[top]]: readonly (readonly number[])[]) => top === 1 };
    expect(brokenRule(rules, [[2, 1, 3], [], []])).toBeNull();
  });
});

describe('rules that hold exactly, and those that fail by one', () => {
  test.each<[string, Partial<TowerRules>, string | null]>([
    ['room for all discs and no more', { capacities: [1, 1, 1] }, null],
    [
      'a peg too many in a row of the digraph',
      {
        moves: [
          [false, true, true, true],
          [true, false, true],
          [true, true, false],
        ],
      },
      'without loops',
    ],
    ['a row too many', { moves: [...pegMoves('any', 3), [false, false, false]] }, 'without loops'],
    [
      'a loop',
      {
        moves: [
          [true, true, true],
          [true, false, true],
          [true, true, false],
        ],
      },
      'without loops',
    ],
    ['a row too few', { moves: pegMoves('any', 3).slice(0, 2) }, 'a 3 x 3 table'],
    ['a size too few', { sizes: [1, 2] }, 'sizes must be 3 numbers'],
    ['a size too many', { sizes: [1, 2, 3, 4] }, 'sizes must be 3 numbers'],
    ['a size without end', { sizes: [1, 2, Number.POSITIVE_INFINITY] }, 'sizes must be 3 numbers'],
    ['sizes that are no list', { sizes: '123' as never }, 'sizes must be 3 numbers'],
    ['sizes as they should be', { sizes: [1.5, 2, 7] }, null],
    ['colors that are no list', { colors: 'rgb' as never }, 'colors must be 3 names'],
    ['a color too many', { colors: ['r', 'g', 'b', 'w'] }, 'colors must be 3 names'],
    ['colors as they should be', { colors: ['r', 'g', 'b'] }, null],
    ['a permission that is none', { permits: true as never }, 'permits must be a function'],
    ['a permission of moves', { permitsMove: 'any' as never }, 'permitsMove must be a function'],
    ['a disc more than room', { capacities: [1, 1, 0] }, 'capacities must be enough for 3 discs'],
    ['half a place', { capacities: [1.5, 3, 3] }, 'capacities must be an integer >= 0'],
    ['two pegs', { capacities: [3, 3], moves: pegMoves('any', 2) }, null],
    ['a color that is no name', { colors: ['red', 2 as never, 'red'] }, 'colors must be 3 names'],
    ['a color too few', { colors: ['red', 'red'] }, 'colors must be 3 names'],
    [
      'alike discs that are told apart',
      { sizes: [1, 1, 2], stacking: (disc, on) => disc === 1 && on === 3 },
      'stacking',
    ],
    [
      'alike discs that rest on each other one way',
      { sizes: [1, 1, 2], stacking: (disc, on) => disc < on },
      'stacking',
    ],
    [
      'alike discs taken alike',
      { sizes: [1, 1, 2], stacking: (disc, on) => disc < 3 && on === 3 },
      null,
    ],
    [
      'alike discs, and no disc on itself',
      { sizes: [1, 1, 2], stacking: (disc, on) => disc !== on },
      null,
    ],
  ])('%s', (_, change, refusal) => {
    const make = () => compileTower({ ...hanoi(3), goals: [], ...change });
    if (refusal === null) expect(make).not.toThrow();
    else expect(make).toThrow(refusal);
  });
});

test('a digraph has the name of its moves', () => {
  for (const name of pegMoveNames) expect(pegMovesName(pegMoves(name, 5))).toBe(name);
  const oneWay = [
    [false, true, true],
    [true, false, true],
    [true, false, false],
  ];
  expect([pegMovesName(oneWay), isDirected(oneWay)]).toEqual([null, true]);
});

test('a tower is directed by its pegs, or by moves that are permitted one by one', () => {
  const permitsMove = () => true;
  expect(
    [{}, { permitsMove }, { permitsMove, reversible: true }, { moves: pegMoves('cyclic', 3) }].map(
      (change) => isDirectedTower({ ...hanoi(3), ...change }),
    ),
  ).toEqual([false, true, false, true]);
});

test('the named digraphs of pegs', () => {
  const arcs = (name: Parameters<typeof pegMoves>[0], pegs: number) =>
    pegMoves(name, pegs).flatMap((row, from) =>
      row.flatMap((allowed, to) => (allowed ? [`${from}${to}`] : [])),
    );
  expect(arcs('any', 3)).toEqual(['01', '02', '10', '12', '20', '21']);
  expect(arcs('adjacent', 4)).toEqual(['01', '10', '12', '21', '23', '32']);
  expect(arcs('cyclic', 3)).toEqual(['01', '12', '20']);
  expect(arcs('ring', 4)).toEqual(['01', '03', '10', '12', '21', '23', '30', '32']);
  expect([2, 3].map((pegs) => pegMoves('ring', pegs))).toEqual(
    [2, 3].map((pegs) => pegMoves('any', pegs)),
  );
  expect(arcs('star', 4)).toEqual(['01', '02', '03', '10', '20', '30']);
  expect(
    (['any', 'adjacent', 'cyclic', 'ring', 'star'] as const).map((name) =>
      isDirected(pegMoves(name, 4)),
    ),
  ).toEqual([false, false, true, false, false]);
});

test('a digraph by its pairs is that of its table, and a text of them reads so', () => {
  for (const name of pegMoveNames) {
    const pairs = pegPairs(pegMoves(name, 4));
    expect(hanoi(3, { pegs: 4, moves: pairs }).moves).toEqual(pegMoves(name, 4));
    expect(readPegMoves(pairs.map((pair) => pair.join('>')).join())).toEqual(pairs);
    expect(readPegMoves(name)).toBe(name);
  }
  expect(pegDigraph(readPegMoves('none') ?? 'any', 3).flat()).not.toContain(true);
  for (const text of ['', ' ', '0>1 1>2', '0>1,', '0', '>1', 'p>1', '-1>0', '0=1', 'Any'])
    expect(readPegMoves(text)).toBeUndefined();
});

test.each([[[[0, 3]]], [[[1, 1]]], [[[0, 0.5]]], [[[-1, 0]]]] as const)(
  'pairs %j are refused on three pegs',
  (pairs) => {
    expect(() => hanoi(3, { moves: pairs })).toThrow('moves must be pairs of two pegs from 0 to 2');
  },
);
