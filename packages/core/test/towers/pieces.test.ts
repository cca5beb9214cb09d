import { describe, expect, test } from 'vitest';
import {
  allowedHeights,
  formatLabel,
  hanoi,
  InputError,
  isDirectedTower,
  isGoal,
  london,
  manaus,
  oxford,
  parseLabel,
  runProgram,
  type TowerRules,
  towerCodec,
  towerPuzzle,
  withColors,
  withDiscMoves,
  withDiscsApart,
  withEqualStacking,
  withForbiddenMoves,
  withForbiddenStates,
  withGoals,
  withPermittedMoves,
  withSizes,
  withStateCapacities,
} from '../../src/index.js';

const order = (rules: TowerRules) => {
  const codec = towerCodec(rules);
  return Array.from({ length: codec.space }, (_, rank) => rank).filter(codec.has).length;
};
const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
const choose = (n: number, k: number) =>
  k > n ? 0 : factorial(n) / factorial(k) / factorial(n - k);
const product = (numbers: readonly number[]) => numbers.reduce((all, each) => all * each, 1);
/** Sizes 1, ..., 1, 2, ..., 2, ... with the given numbers of discs. */
const repeated = (counts: readonly number[]) =>
  counts.flatMap((count, index) => new Array<number>(count).fill(index + 1));
const tower = (sizes: readonly number[], pegs: number, stacking: 'sorted' | 'equals') =>
  withSizes({ ...hanoi(sizes.length, { pegs }), stacking, goals: [] }, sizes);

describe('the number of states', () => {
  const shares = [[1], [2], [3], [1, 2], [2, 2], [3, 1], [2, 1, 2], [3, 3], [1, 1, 1, 2]];
  test.each(shares)(
    'Hanoi with repeated discs that rest on equals: combinations with repetition, size by size (%j)',
    (...counts) => {
      for (const pegs of [3, 4, 5])
        expect(order(tower(repeated(counts), pegs, 'equals'))).toBe(
          product(counts.map((count) => choose(count + pegs - 1, count))),
        );
    },
  );
  test.each(shares)(
    'Hanoi with repeated discs that do not: combinations, size by size (%j)',
    (...counts) => {
      for (const pegs of [3, 4, 5])
        expect(order(tower(repeated(counts), pegs, 'sorted'))).toBe(
          product(counts.map((count) => choose(pegs, count))),
        );
    },
  );
  test.each([2, 3, 4, 5, 6])('London with %i balls, two of them equal: half of London', (n) => {
    const colors = ['red', 'red', 'blue', 'green', 'white', 'black'].slice(0, n);
    expect(order(withColors(london(n), colors))).toBe(order(london(n)) / 2);
  });
  test.each([
    [['red', 'blue', 'red', 'blue']],
    [['red', 'red', 'red', 'blue', 'blue']],
    [['red', 'blue', 'green', 'blue', 'red', 'blue']],
  ])('Oxford with balls %j: heights times orders of the colors', (colors) => {
    const n = colors.length;
    const counts = [...new Set(colors)].map(
      (color) => colors.filter((other) => other === color).length,
    );
    const orders = factorial(n) / product(counts.map(factorial));
    expect(order(withColors(oxford(n), colors))).toBe(allowedHeights(n, [n, n, n]).length * orders);
    expect(withColors(oxford(n), colors).space).toBe(order(withColors(oxford(n), colors)));
  });
  test('discs of one size in two colors, on equals: heights times orders, size by size', () => {
    const rules = withColors(tower([1, 1, 1, 2, 2], 3, 'equals'), ['a', 'b', 'a', 'b', 'a']);
    expect(order(rules)).toBe(choose(5, 2) * 3 * (choose(4, 2) * 2));
  });
  test('many alike discs are numbered exactly', () => {
    const rules = withColors(oxford(40), [
      ...new Array<string>(36).fill('red'),
      ...new Array<string>(4).fill('blue'),
    ]);
    const codec = towerCodec(rules);
    expect(codec.space).toBe(choose(42, 2) * choose(40, 4));
    for (const rank of [0, 1, codec.space - 1, Math.floor(codec.space / 3)])
      expect(codec.rank(codec.unrank(rank))).toBe(rank);
    const half = towerCodec(
      withColors(
        oxford(50),
        Array.from({ length: 50 }, (_, disc) =>
          disc % 10 === 0 ? 'a' : disc % 25 === 7 ? 'b' : 'c',
        ),
      ),
    );
    for (const rank of [half.space - 1, Math.floor(half.space / 7)])
      expect(half.rank(half.unrank(rank))).toBe(rank);
  });
});

describe('alike discs', () => {
  const rules = withColors(london(3), ['red', 'red', 'blue']);
  test('have one label a state: they are numbered in the order of reading', () => {
    expect(
      ['12/3/', '21/3/', '3/2/1', '/32/1'].map((label) => formatLabel(parseLabel(rules, label))),
    ).toEqual(['12/3/', '12/3/', '3/1/2', '/31/2']);
  });
  test('are exchanged in goals too, also when colors come last', () => {
    const goal = withGoals(london(3), ['213//']);
    expect(isGoal(withColors(goal, ['red', 'red', 'blue']), parseLabel(rules, '123//'))).toBe(true);
    expect(
      isGoal(
        { ...goal, sizes: [1, 1, 1], colors: ['red', 'red', 'blue'] },
        parseLabel(rules, '123//'),
      ),
    ).toBe(true);
  });
  test('are named by any of them in patterns, whichever piece comes first', () => {
    const twins = (first: TowerRules) => withSizes(withEqualStacking(first), [1, 1, 2]);
    for (const made of [
      withDiscsApart(twins(hanoi(3, { goal: '1/2/3' })), [1, 3]),
      twins(withDiscsApart(hanoi(3, { goal: '1/2/3' }), [1, 3])),
    ])
      expect(() => parseLabel(made, '/1/23')).toThrow('discs 1 and 3 never on one peg');
    expect(
      parseLabel(
        withDiscsApart(
          withSizes(withEqualStacking(hanoi(3, { goal: '1/2/3' })), [1, 1, 2]),
          [1, 2],
          1,
        ),
        '12//3',
      ),
    ).toHaveLength(3);
  });
});

describe('what rules permit', () => {
  test('forbidden states are no states, and a goal among them is refused', () => {
    const rules = withForbiddenStates(hanoi(2), ['12//', '/12/']);
    expect(order(rules)).toBe(7);
    expect(() => parseLabel(rules, '12//')).toThrow('it is not permitted: no state 12//, /12/');
    expect(() => withForbiddenStates(hanoi(2), ['//12'])).toThrow(
      'it is not permitted: no state //12',
    );
  });
  test('a reason is that of the piece that objects', () => {
    const rules = withDiscsApart(
      withStateCapacities(withForbiddenStates(hanoi(3), ['123//']), (peg) => (peg === 1 ? 1 : 3)),
      [1, 2],
      0,
    );
    expect(() => parseLabel(rules, '3/12/')).toThrow('capacities that depend on the state');
    expect(() => parseLabel(rules, '12/3/')).toThrow('discs 1 and 2 never on p0');
  });
  test('moves: directed unless every move has its move back', () => {
    expect(isDirectedTower(withForbiddenMoves(hanoi(2), [['12//', '2/1/']]))).toBe(true);
    const both = withForbiddenMoves(hanoi(2), [
      ['12//', '2/1/'],
      ['2/1/', '12//'],
    ]);
    expect(isDirectedTower(both)).toBe(false);
    expect(isDirectedTower(withPermittedMoves(both, () => true))).toBe(true);
    expect(isDirectedTower(withDiscMoves(both, 2, 'adjacent'))).toBe(false);
    expect(
      isDirectedTower(
        withDiscMoves(
          withPermittedMoves(both, () => true),
          2,
          'adjacent',
        ),
      ),
    ).toBe(true);
  });
  test('the disc that moves otherwise takes those with it that it is alike to', () => {
    const alike = { ...oxford(3), sizes: [1, 1, 1], colors: ['red', 'blue', 'red'] };
    const rules = withDiscMoves(alike, 1, 'adjacent');
    const ends = towerPuzzle(rules)
      .moves(parseLabel(rules, '1/2/3'))
      .map(({ disc, from, to }) => [disc, from, to]);
    expect(ends).toEqual([
      [1, 0, 1],
      [2, 1, 0],
      [2, 1, 2],
      [3, 2, 1],
    ]);
  });
  test('a play may do what the puzzle may do', () => {
    const rules = withDiscMoves(withForbiddenStates(hanoi(2), ['2/1/']), 2, 'adjacent');
    const start = parseLabel(rules, '12//');
    expect(runProgram(rules, start, (board) => board.moveTop(0, 1)).stopped).toEqual({
      code: 'breaks',
      rule: { code: 'notPermitted', rule: 'no state 2/1/' },
      at: 1,
    });
    const stopped = runProgram(rules, start, (board) => {
      board.moveTop(0, 2);
      expect(board.legalMoves()).toEqual(towerPuzzle(rules).moves(parseLabel(rules, '2//1')));
      board.moveTop(0, 2);
    });
    expect(stopped.stopped).toEqual({ code: 'rests', disc: 2, on: 1, at: 2 });
  });
});

test('a permission of several pieces, asked as a function, holds where all of them do', () => {
  const rules = withForbiddenStates(withForbiddenStates(hanoi(2), ['12//']), ['/12/']);
  const asked = ['12//', '/12/', '//12', '1/2/'].map((label) =>
    rules.permits?.(parseLabel(hanoi(2), label), rules),
  );
  expect(asked).toEqual([false, false, true, true]);
});

test('kernels serve where only sizes in order, or nothing, is added', () => {
  expect(withSizes(hanoi(3), [1, 5, 7]).kernelOrder).toBe('sorted');
  expect(withEqualStacking(hanoi(3)).kernelOrder).toBe('sorted');
  expect(withColors(hanoi(3), ['a', 'a', 'a']).kernelOrder).toBe('sorted');
  expect(withSizes(hanoi(3, { goal: '3/2/1' }), [2, 1, 3]).kernelOrder).toBeNull();
  expect(withSizes(withEqualStacking(hanoi(3)), [1, 1, 3]).kernelOrder).toBeNull();
  expect(withForbiddenStates(manaus(3), ['1/2/3']).kernelOrder).toBeNull();
  expect(withColors(oxford(3), ['a', 'b', 'c']).kernelOrder).toBe('free');
});

describe('bad pieces are refused in one line', () => {
  const cases: [() => unknown, string][] = [
    [
      () => withSizes(hanoi(3), [1, 2]),
      'core/hanoi: sizes must be 3 numbers, one per disc (got "1,2")',
    ],
    [
      () => withSizes(hanoi(3), [1, 2, Number.NaN]),
      'core/hanoi: sizes must be 3 numbers, one per disc (got "1,2,NaN")',
    ],
    [
      () => withSizes(hanoi(3), '123' as never),
      'core/hanoi: sizes must be 3 numbers, one per disc (got "123")',
    ],
    [
      () => withColors(hanoi(3), [1, 2, 3] as never),
      'core/hanoi: colors must be 3 names, one per disc (got "1,2,3")',
    ],
    [
      () => towerPuzzle({ ...hanoi(3), permits: ['12//'] as never }),
      'core/hanoi: permits must be a function (got "12//")',
    ],
    [
      () => withColors(london(3), ['red']),
      'core/london: colors must be 3 names, one per disc (got "red")',
    ],
    [
      () => withSizes(hanoi(2), [1, 1]),
      'core/state: state must be a regular state of Hanoi with 2 discs: disc 1 lies on disc 2 (got "//1,2")',
    ],
    [
      () => withSizes({ ...oxford(2), stacking: (disc) => disc === 1 }, [1, 1]),
      'core/oxford: stacking must not tell alike discs apart, as disc 2 on disc 1',
    ],
    [
      () => withForbiddenStates(hanoi(2), ['21//']),
      'core/label: label must be a regular state of Hanoi with 2 discs: disc 2 lies on disc 1 (got "21//")',
    ],
    [
      () => withDiscsApart(hanoi(3), [1]),
      'core/keeping-apart: discs must have at least 2 entries (got "1")',
    ],
    [
      () => withDiscsApart(hanoi(3), [2, 1, 2]),
      'core/keeping-apart: discs must have no entry twice (got "2,1,2")',
    ],
    [
      () => withDiscsApart(hanoi(3), [1, 2], -1),
      'core/keeping-apart: peg must be an integer from 0 to 2 (got -1)',
    ],
    [
      () => withDiscMoves(hanoi(3), 0, 'any'),
      'core/moving-disc: disc must be an integer from 1 to 3 (got 0)',
    ],
    [
      () => withDiscsApart(hanoi(3), [1, 4]),
      'core/keeping-apart: discs must be an integer from 1 to 3 (got 4)',
    ],
    [
      () => withDiscsApart(hanoi(3), [1, 2], 3),
      'core/keeping-apart: peg must be an integer from 0 to 2 (got 3)',
    ],
    [
      () => withDiscMoves(hanoi(3), 4, 'any'),
      'core/moving-disc: disc must be an integer from 1 to 3 (got 4)',
    ],
    [
      () => withDiscMoves(hanoi(3), 1, [[false]]),
      'core/moving-disc: moves must be a 3 x 3 table without loops (got "[[false]]")',
    ],
    [() => withGoals(hanoi(3), []), 'core/goals-at: goals must not be empty'],
  ];
  test.each(cases)('%#', (make, message) => {
    expect(make).toThrow(InputError);
    expect(make).toThrow(message);
  });
});
