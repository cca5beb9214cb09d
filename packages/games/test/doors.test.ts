import { InputError } from '@manaus/core';
import { describe, expect, test } from 'vitest';
import type { Convention, HeapPlay } from '../src/index.js';
import * as games from '../src/index.js';

const strategies = {
  nim: games.nimStrategy,
  halving: games.halvingStrategy,
  subtraction: (convention?: Convention) => games.subtractionStrategy([1, 2, 3], convention),
  octal: (convention?: Convention) => games.octalStrategy('0.77', convention),
  moore: (convention?: Convention) => games.mooreStrategy(2, convention),
  wythoff: games.wythoffStrategy,
};

const plays: Readonly<Record<string, () => HeapPlay>> = {
  rulePlay: () => games.rulePlay(games.subtraction([1, 2]).rule),
  ...Object.fromEntries(
    games.heapGames.map((game) => [
      game.name,
      () => game.play({ set: [1, 2], k: 2, except: [2], code: '0.77' }, 'normal'),
    ]),
  ),
};

describe('conventions', () => {
  test.each(Object.entries(strategies))('%s: normal play without a word', (_, strategy) => {
    for (const heaps of [[4], [2, 2], [1, 2]])
      expect(strategy().outcome(heaps)).toBe(strategy('normal').outcome(heaps));
  });

  test.each(['Normal', 'misère', 'last', null, 1])('%s is no convention', (word) => {
    const convention = word as Convention;
    const must = / convention must be one of normal, misere /;
    for (const strategy of Object.values(strategies))
      expect(() => strategy(convention)).toThrow(must);
    expect(() => games.fibonacciStrategy(convention)).toThrow(must);
    expect(() => games.rulePlay(games.nim().rule, convention)).toThrow(must);
    for (const game of games.heapGames) expect(() => game.play({}, convention)).toThrow(InputError);
  });
});

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
  '3,5',
  null,
  undefined,
  {},
];

describe('heaps', () => {
  test.each(NONE)('%j are none', (heaps) => {
    const wrong = heaps as number[];
    const must = /must be (integers|1 to 2 integers) from 0 to 2\^53 - 1/;
    for (const strategy of Object.values(strategies)) {
      expect(() => strategy('normal').outcome(wrong)).toThrow(must);
      expect(() => strategy('misere').winningMoves(wrong)).toThrow(must);
    }
    for (const game of [games.nim(), games.moore(2), games.wythoff(), games.octal('0.77')]) {
      expect(() => game.options(wrong)).toThrow(must);
      expect(() => game.height(wrong)).toThrow(must);
    }
    for (const play of Object.values(plays))
      expect(() => play().outcome(wrong)).toThrow(InputError);
    expect(() => games.mooreSum(wrong, 2)).toThrow(must);
    expect(() => games.nimSum(wrong)).toThrow(InputError);
    expect(() => games.mex(wrong)).toThrow(InputError);
  });

  test.each([-1, -4, 0.5, 2.5, Number.NaN, 2 ** 53 + 2, '3', undefined])(
    '%s is no heap',
    (heap) => {
      const wrong = heap as number;
      const must = /must be an integer from 0 to 2\^53 - 1/;
      expect(() => games.halvingGrundyValue(wrong)).toThrow(must);
      expect(() => games.subtractionGrundyValue([1, 2, 3], wrong)).toThrow(must);
      expect(() => games.zeckendorf(wrong)).toThrow(must);
      expect(() => games.fibonacciNim().options({ heap: wrong, limit: 3 })).toThrow(must);
      expect(() => games.fibonacciStrategy().outcome({ heap: 3, limit: wrong })).toThrow(must);
    },
  );

  test.each([-1, 2.5, Number.NaN, 2 ** 53, '9'])('%s is no end of a row', (upto) => {
    const wrong = upto as number;
    const must = / must be an integer from 0 to 10000000 /;
    expect(() => games.grundyValues(games.nim(), wrong)).toThrow(must);
    expect(() => games.subtractionGrundyValues([1], wrong)).toThrow(must);
    expect(() => games.allButGrundyValues([1], wrong)).toThrow(must);
    expect(() => games.octalGrundyValues('0.77', wrong)).toThrow(must);
    expect(() => games.octalPeriod('0.77', wrong)).toThrow(must);
    expect(() => games.subtractionPeriod([1, 2], wrong)).toThrow(must);
  });

  test('a label says the bound', () => {
    expect(() => games.nim().notation.parse('1000000000000000000,1')).toThrow(
      'position must be integers from 0 to 2^53 - 1, separated by commas (got "1000000000000000000,1")',
    );
  });
});

describe('positions of a play', () => {
  test('heaps alone have no limit', () => {
    const play = games.rulePlay(games.subtraction([1, 2]).rule);
    expect(play.outcome([3])).toBe(play.outcome({ heaps: [3], limit: null }));
    expect([...play.winningMoves([4])]).toEqual([{ heaps: [3], limit: null }]);
    expect(play.explain([3])).toEqual(play.explain({ heaps: [3], limit: null }));
  });

  test('a field that a position does not have is refused', () => {
    const play = plays.nim();
    expect(() => play.outcome({ heaps: [3], limits: 2 } as never)).toThrow('limits');
    expect(() => play.outcome({ heap: 3 } as never)).toThrow('an object with heaps, limit');
  });

  test('what is taken is no more than there is, in a heap that is there', () => {
    const play = plays.nim();
    for (const taken of [[1], [4, 0], [-1, 0], undefined])
      expect(() => play.after([3, 5], taken as number[])).toThrow(InputError);
    for (const place of [-1, 2, 0.5]) expect(() => play.amounts([3, 5], place)).toThrow(InputError);
  });
});

describe('rules', () => {
  const row = (options: unknown, heap = 3) =>
    games.grundyValues({ rule: { name: 'wrong', options } } as never, heap);

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
    const game = games.heapGame({ name: 'wrong', options } as never);
    expect(() => game.options([3])).toThrow(InputError);
    expect(() => games.rulePlay({ options } as never).outcome([3])).toThrow(InputError);
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
    expect(() => games.rulePlay('0.77' as never)).toThrow(InputError);
    expect(() => games.grundyValues(games.moore(2) as never, 9)).toThrow('an object with rule');
  });

  test.each([[[0]], [[1, 1]], [[]], [[0.5]], ['1,2'], [undefined]])('%j is no set', (set) => {
    const wrong = set as number[];
    expect(() => games.subtraction(wrong)).toThrow(InputError);
    expect(() => games.subtractionStrategy(wrong)).toThrow(InputError);
    expect(() => games.subtractionGrundyValues(wrong, 9)).toThrow(InputError);
    expect(() => games.subtractionGrundyValue(wrong, 9)).toThrow(InputError);
    expect(() => games.subtractionPeriod(wrong)).toThrow(InputError);
  });
});

describe('what is no game, no proof and no board', () => {
  test.each([undefined, null, 'nim', games.nim, { options: () => [] }, games.nim().rule])(
    '%s',
    (other) => {
      const wrong = other as never;
      expect(() => games.gameSolver(wrong)).toThrow(InputError);
      expect(() => games.misere(wrong)).toThrow(InputError);
      expect(() => games.disjunctiveSum(games.nim(), wrong)).toThrow(InputError);
      expect(() => games.gameLaws(wrong, [])).toThrow(InputError);
      expect(() => games.outcomePeriod(wrong)).toThrow(InputError);
      expect(() => games.spernerOutcome(wrong)).toThrow(InputError);
      expect(() => games.sperner(wrong)).toThrow(InputError);
      expect(() => games.answerPosition(wrong, '3', 1)).toThrow(InputError);
      expect(() => games.simColoring(wrong)).toThrow(InputError);
    },
  );

  test('a game has no period of outcomes', () => {
    expect(() => games.outcomePeriod(games.nim() as never)).toThrow(
      'games/outcome-period: proof must be an object with preperiod, period, values',
    );
    const proof = { preperiod: 0, period: 3, values: [0, 1] };
    expect(() => games.outcomePeriod(proof)).toThrow('values must have at least 3 numbers (got 2)');
  });
});

describe('positions of a game', () => {
  const all: readonly {
    readonly name: string;
    readonly notation: { format(position: unknown): string };
    options(position: unknown): unknown;
    height(position: unknown): number;
  }[] = [
    games.nim(),
    games.fibonacciNim(),
    games.sim(),
    games.sperner(games.triangularBoard(1)),
    games.disjunctiveSum(games.nim(), games.fibonacciNim()),
  ].map((game) => game as never);

  test.each(all)('$name refuses what is none', ({ notation, options, height }) => {
    for (const none of [undefined, null, 3, 'zzz', {}, [0.5], [[-1], 2]])
      for (const asked of [notation.format, options, height])
        expect(() => asked(none)).toThrow(InputError);
  });
});
