import { describe, expect, test } from 'vitest';
import {
  allowedHeights,
  forbidding,
  forbiddingMoves,
  formatLabel,
  goalsAt,
  hanoi,
  holding,
  InputError,
  isDirectedTower,
  isGoal,
  keepingApart,
  london,
  manaus,
  movingDisc,
  oxford,
  parseLabel,
  permittingMoves,
  play,
  restingOnEquals,
  type TowerRules,
  towerCodec,
  towerPuzzle,
  withColours,
  withSizes,
} from '../src/index.js';

const order = (rules: TowerRules) => {
  const codec = towerCodec(rules);
  return Array.from({ length: codec.space }, (_, rank) => rank).filter(codec.has).length;
};
const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
const choose = (n: number, k: number) =>
  k > n ? 0 : factorial(n) / factorial(k) / factorial(n - k);
const product = (numbers: readonly number[]) => numbers.reduce((all, each) => all * each, 1);
/** Sizes 1, ..., 1, 2, ..., 2, ... with so many discs each. */
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
    const colours = ['red', 'red', 'blue', 'green', 'white', 'black'].slice(0, n);
    expect(order(withColours(london(n), colours))).toBe(order(london(n)) / 2);
  });
  test.each([
    [['red', 'blue', 'red', 'blue']],
    [['red', 'red', 'red', 'blue', 'blue']],
    [['red', 'blue', 'green', 'blue', 'red', 'blue']],
  ])('Oxford with balls %j: heights times orders of the colours', (colours) => {
    const n = colours.length;
    const counts = [...new Set(colours)].map(
      (colour) => colours.filter((other) => other === colour).length,
    );
    const orders = factorial(n) / product(counts.map(factorial));
    expect(order(withColours(oxford(n), colours))).toBe(
      allowedHeights(n, [n, n, n]).length * orders,
    );
    expect(withColours(oxford(n), colours).space).toBe(order(withColours(oxford(n), colours)));
  });
  test('discs of one size in two colours, on equals: heights times orders, size by size', () => {
    const rules = withColours(tower([1, 1, 1, 2, 2], 3, 'equals'), ['a', 'b', 'a', 'b', 'a']);
    expect(order(rules)).toBe(choose(5, 2) * 3 * (choose(4, 2) * 2));
  });
  test('many alike discs are numbered exactly', () => {
    const rules = withColours(oxford(40), [
      ...new Array<string>(36).fill('red'),
      ...new Array<string>(4).fill('blue'),
    ]);
    const codec = towerCodec(rules);
    expect(codec.space).toBe(choose(42, 2) * choose(40, 4));
    for (const rank of [0, 1, codec.space - 1, Math.floor(codec.space / 3)])
      expect(codec.rank(codec.unrank(rank))).toBe(rank);
    const half = towerCodec(
      withColours(
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
  const rules = withColours(london(3), ['red', 'red', 'blue']);
  test('have one label a state: they are numbered in the order of reading', () => {
    expect(
      ['12/3/', '21/3/', '3/2/1', '/32/1'].map((label) => formatLabel(parseLabel(rules, label))),
    ).toEqual(['12/3/', '12/3/', '3/1/2', '/31/2']);
  });
  test('are exchanged in goals too, also when colours come last', () => {
    const goal = goalsAt(london(3), ['213//']);
    expect(isGoal(withColours(goal, ['red', 'red', 'blue']), parseLabel(rules, '123//'))).toBe(
      true,
    );
    expect(
      isGoal(
        { ...goal, sizes: [1, 1, 1], colours: ['red', 'red', 'blue'] },
        parseLabel(rules, '123//'),
      ),
    ).toBe(true);
  });
  test('are named by any of them in patterns, whichever piece comes first', () => {
    const twins = (first: TowerRules) => withSizes(restingOnEquals(first), [1, 1, 2]);
    for (const made of [
      keepingApart(twins(hanoi(3, { goal: '1/2/3' })), [1, 3]),
      twins(keepingApart(hanoi(3, { goal: '1/2/3' }), [1, 3])),
    ])
      expect(() => parseLabel(made, '/1/23')).toThrow('discs 1 and 3 never on one peg');
    expect(
      parseLabel(
        keepingApart(withSizes(restingOnEquals(hanoi(3, { goal: '1/2/3' })), [1, 1, 2]), [1, 2], 1),
        '12//3',
      ),
    ).toHaveLength(3);
  });
});

describe('what rules permit', () => {
  test('forbidden states are no states, and a goal among them is refused', () => {
    const rules = forbidding(hanoi(2), ['12//', '/12/']);
    expect(order(rules)).toBe(7);
    expect(() => parseLabel(rules, '12//')).toThrow('it is not permitted: no state 12//, /12/');
    expect(() => forbidding(hanoi(2), ['//12'])).toThrow('it is not permitted: no state //12');
  });
  test('a reason is that of the piece that objects', () => {
    const rules = keepingApart(
      holding(forbidding(hanoi(3), ['123//']), (peg) => (peg === 1 ? 1 : 3)),
      [1, 2],
      0,
    );
    expect(() => parseLabel(rules, '3/12/')).toThrow('capacities that depend on the state');
    expect(() => parseLabel(rules, '12/3/')).toThrow('discs 1 and 2 never on p0');
  });
  test('moves: directed unless every move has its move back', () => {
    expect(isDirectedTower(forbiddingMoves(hanoi(2), [['12//', '2/1/']]))).toBe(true);
    const both = forbiddingMoves(hanoi(2), [
      ['12//', '2/1/'],
      ['2/1/', '12//'],
    ]);
    expect(isDirectedTower(both)).toBe(false);
    expect(isDirectedTower(permittingMoves(both, () => true))).toBe(true);
    expect(isDirectedTower(movingDisc(both, 2, 'adjacent'))).toBe(false);
    expect(
      isDirectedTower(
        movingDisc(
          permittingMoves(both, () => true),
          2,
          'adjacent',
        ),
      ),
    ).toBe(true);
  });
  test('a play may do what the puzzle may do', () => {
    const rules = movingDisc(forbidding(hanoi(2), ['2/1/']), 2, 'adjacent');
    const start = parseLabel(rules, '12//');
    expect(play(rules, start, (board) => board.moveTop(0, 1)).stopped).toEqual({
      code: 'breaks',
      rule: { code: 'notPermitted', rule: 'no state 2/1/' },
      at: 1,
    });
    const stopped = play(rules, start, (board) => {
      board.moveTop(0, 2);
      expect(board.legalMoves()).toEqual(towerPuzzle(rules).moves(parseLabel(rules, '2//1')));
      board.moveTop(0, 2);
    });
    expect(stopped.stopped).toEqual({ code: 'rests', disc: 2, on: 1, at: 2 });
  });
});

test('kernels serve where only sizes in order, or nothing, is added', () => {
  expect(withSizes(hanoi(3), [1, 5, 7]).kernelOrder).toBe('sorted');
  expect(restingOnEquals(hanoi(3)).kernelOrder).toBe('sorted');
  expect(withColours(hanoi(3), ['a', 'a', 'a']).kernelOrder).toBe('sorted');
  expect(withSizes(hanoi(3, { goal: '3/2/1' }), [2, 1, 3]).kernelOrder).toBeNull();
  expect(withSizes(restingOnEquals(hanoi(3)), [1, 1, 3]).kernelOrder).toBeNull();
  expect(forbidding(manaus(3), ['1/2/3']).kernelOrder).toBeNull();
  expect(withColours(oxford(3), ['a', 'b', 'c']).kernelOrder).toBe('free');
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
      () => withColours(hanoi(3), [1, 2, 3] as never),
      'core/hanoi: colours must be 3 names, one per disc (got "1,2,3")',
    ],
    [
      () => towerPuzzle({ ...hanoi(3), permits: ['12//'] as never }),
      'core/hanoi: permits must be a function (got "12//")',
    ],
    [
      () => withColours(london(3), ['red']),
      'core/london: colours must be 3 names, one per disc (got "red")',
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
      () => forbidding(hanoi(2), ['21//']),
      'core/label: label must be a regular state of Hanoi with 2 discs: disc 2 lies on disc 1 (got "21//")',
    ],
    [
      () => keepingApart(hanoi(3), [1]),
      'core/keeping-apart: discs must have at least 2 entries (got "1")',
    ],
    [
      () => keepingApart(hanoi(3), [1, 4]),
      'core/keeping-apart: discs must be an integer from 1 to 3 (got 4)',
    ],
    [
      () => keepingApart(hanoi(3), [1, 2], 3),
      'core/keeping-apart: peg must be an integer from 0 to 2 (got 3)',
    ],
    [
      () => movingDisc(hanoi(3), 4, 'any'),
      'core/moving-disc: disc must be an integer from 1 to 3 (got 4)',
    ],
    [
      () => movingDisc(hanoi(3), 1, [[false]]),
      'core/moving-disc: moves must be a 3 x 3 table without loops (got "[[false]]")',
    ],
    [() => goalsAt(hanoi(3), []), 'core/goals-at: goals must not be empty'],
  ];
  test.each(cases)('%#', (make, message) => {
    expect(make).toThrow(InputError);
    expect(make).toThrow(message);
  });
});
