import { InputError } from '@manaus/core';
import { describe, expect, test } from 'vitest';
import { leftBy } from '../src/heaps/subtraction/set.js';
import type { HeapGame } from '../src/index.js';
import * as games from '../src/index.js';

const { heapGame } = games;

/** A game of each entry, and one of a rule. */
const all: Readonly<Record<string, HeapGame>> = {
  rule: heapGame(leftBy([1, 2])),
  ...Object.fromEntries(games.heapGames.map((entry) => [entry.name, heapGame(entry)])),
};

/** What is no list of heaps. */
const NONE = [
  [-1],
  [0.5],
  [1.5, 1],
  [Number.NaN],
  [2 ** 53 + 2, 1],
  [1e18, 1],
  ['3'],
  3,
  null,
  undefined,
  {},
];

describe('heaps', () => {
  test.each(NONE)('%j are none', (heaps) => {
    const wrong = heaps as number[];
    const must = /must be (integers|1 to 2 integers) from 0 to 2\^53 - 1/;
    for (const game of Object.values(all)) {
      expect(() => game.options(wrong)).toThrow(InputError);
      expect(() => game.height(wrong)).toThrow(InputError);
      expect(() => game.outcome(wrong)).toThrow(InputError);
      expect(() => game.misere.winningMoves(wrong)).toThrow(InputError);
    }
    for (const name of ['nim', 'moore', 'wythoff', 'kayles', 'fibonacci'])
      if (Array.isArray(wrong)) expect(() => all[name].options(wrong)).toThrow(must);
    expect(() => games.mooreSum(wrong, 2)).toThrow(must);
    expect(() => games.nimSum(wrong)).toThrow(InputError);
    expect(() => games.mex(wrong)).toThrow(InputError);
  });

  test.each([-1, -4, 0.5, 2.5, Number.NaN, 2 ** 53 + 2, '3', undefined])(
    '%s is no heap',
    (heap) => {
      const wrong = heap as number;
      const must = /must be an integer from 0 to 2\^53 - 1/;
      if (typeof wrong === 'number') {
        expect(() => all.halving.grundyValue(wrong)).toThrow('from 0 to 2^53 - 1');
        expect(() => all.nim21.grundyValue(wrong)).toThrow('from 0 to 2^53 - 1');
      }
      expect(() => games.zeckendorf(wrong)).toThrow(must);
      expect(() => all.fibonacci.outcome({ heaps: [wrong], limit: 3 })).toThrow('2^53 - 1');
      if (wrong !== undefined)
        expect(() => all.fibonacci.outcome({ heaps: [3], limit: wrong })).toThrow(must);
    },
  );

  test.each([-1, 2.5, Number.NaN, 2 ** 53, '9'])('%s is no end of a row', (upto) => {
    const wrong = upto as number;
    const must = / must be an integer from 0 to 10000000 /;
    for (const game of Object.values(all)) {
      expect(() => game.grundyValues(wrong)).toThrow(must);
      expect(() => game.period(wrong)).toThrow(must);
      if (game.isSum) expect(() => game.row(wrong)).toThrow(must);
    }
  });

  test('a label says the bound', () => {
    expect(() => all.nim.notation.parse('1000000000000000000,1')).toThrow(
      'position must be integers from 0 to 2^53 - 1, separated by commas (got "1000000000000000000,1")',
    );
  });
});

describe('positions of a heap game', () => {
  test('heaps alone have no limit', () => {
    const { nim } = all;
    expect(nim.outcome([3])).toBe(nim.outcome({ heaps: [3], limit: null }));
    expect(nim.winningMoves({ heaps: [4], limit: null })).toEqual([[0]]);
    expect(nim.explain([3])).toEqual(nim.explain({ heaps: [3], limit: null }));
    expect(() => nim.outcome({ heaps: [3], limit: 2 })).toThrow('limit');
  });

  test('a field that a position does not have is refused', () => {
    const { nim } = all;
    expect(() => nim.outcome({ heaps: [3], limits: 2 } as never)).toThrow('limits');
    expect(() => nim.outcome({ heap: 3 } as never)).toThrow('an object with heaps, limit');
  });

  test('what is taken is no more than there is, in a heap that is there', () => {
    const { nim } = all;
    for (const taken of [[1], [4, 0], [-1, 0], undefined])
      expect(() => nim.after([3, 5], taken as number[])).toThrow(InputError);
    for (const place of [-1, 2, 0.5]) expect(() => nim.amounts([3, 5], place)).toThrow(InputError);
  });
});

describe('rules', () => {
  const row = (options: unknown, heap = 3) =>
    heapGame({ name: 'wrong', options } as never).grundyValues(heap);

  test.each([
    () => [3],
    (heap: number) => [heap],
    (heap: number) => (heap === 0 ? [] : [heap - 0.5]),
    () => [-1],
    (heap: number) => (heap === 3 ? [[2, 2]] : []),
    (heap: number) => (heap === 3 ? [[3, 0]] : []),
    () => ['2'],
    () => 2,
    () => undefined,
  ])('%s is refused at its first wrong answer', (options) => {
    expect(() => row(options)).toThrow(InputError);
    const game = heapGame({ name: 'wrong', options } as never as games.HeapRule);
    expect(() => game.options([3])).toThrow(InputError);
    expect(() => game.outcome([3])).toThrow(InputError);
    expect(() => game.misere.outcome([3])).toThrow(InputError);
  });

  test('a move may part a heap without taking', () => {
    expect([...row((heap: number) => (heap === 3 ? [[1, 2]] : []))]).toEqual([0, 0, 0, 1]);
  });

  test('a field that rules do not have, and what is no rule, is refused', () => {
    const options = () => [];
    expect(() => games.heapGame({ name: 'a', options, option: options } as never)).toThrow(
      'option',
    );
    expect(() => games.heapGame({ name: 'a' } as never)).toThrow('an object with name, options');
    expect(() => heapGame({ game: 3 } as never)).toThrow('an object with name, parameters, game');
  });

  test.each([[[0]], [[1, 1]], [[]], [[0.5]], ['1,2'], [undefined]])('%j is no set', (set) => {
    const wrong = set as number[];
    for (const game of ['subtraction', 'all-but'] as const) {
      const name = game === 'subtraction' ? 'set' : 'except';
      if (set !== undefined) expect(() => heapGame(game, { [name]: wrong })).toThrow(InputError);
    }
  });
});

describe('what is no game, no proof and no board', () => {
  test.each([undefined, null, 'nim', heapGame, { options: () => [] }, games.heapGames[0]])(
    '%s',
    (other) => {
      const wrong = other as never;
      expect(() => games.gameSolver(wrong)).toThrow(InputError);
      expect(() => games.disjunctiveSum(all.nim, wrong)).toThrow(InputError);
      expect(() => games.gameLaws(wrong, [])).toThrow(InputError);
      expect(() => games.outcomePeriod(wrong)).toThrow(InputError);
      expect(() => games.spernerOutcome(wrong)).toThrow(InputError);
      expect(() => games.sperner(wrong)).toThrow(InputError);
      expect(() => games.verifyPeriod(wrong)).toThrow(InputError);
      expect(() => games.simColoring(wrong)).toThrow(InputError);
    },
  );

  test('a game has no period of outcomes', () => {
    expect(() => games.outcomePeriod(all.nim as never)).toThrow(
      'games/outcome-period: proof must be an object with preperiod, period, values',
    );
    const proof = { preperiod: 0, period: 3, values: [0, 1] };
    expect(() => games.outcomePeriod(proof)).toThrow('values must have at least 3 numbers (got 2)');
  });
});

describe('positions of a game', () => {
  const each: readonly {
    readonly name: string;
    readonly notation: { format(position: unknown): string };
    options(position: unknown): unknown;
    height(position: unknown): number;
  }[] = [
    all.nim,
    all.fibonacci,
    games.sim(),
    games.sperner(games.triangularBoard(1)),
    games.disjunctiveSum(all.nim, all.fibonacci),
  ].map((game) => game as never);

  test.each(each)('$name refuses what is none', ({ notation, options, height }) => {
    for (const none of [undefined, null, 3, 'zzz', {}, [0.5], [[-1], 2]])
      for (const asked of [notation.format, options, height])
        expect(() => asked(none)).toThrow(InputError);
  });
});
