import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gameLaws, gameSolver, heapGame, heapGames, nimSum } from '../../src/index.js';

/** All games of the registry with the parameters of their first game, and some by code and rule. */
const games = [
  ...heapGames.map(({ name }) => heapGame(name)),
  heapGame('moore', { k: 3 }),
  heapGame('subtraction', { set: [2, 3, 7] }),
  heapGame('0.3'),
  heapGame((heap) => [1, 2, 5].filter((taken) => taken <= heap).map((taken) => heap - taken)),
];

/** A first position of at most eight objects, in as many heaps as the game may have. */
function start({ name }: { name: string }, one: number, other: number) {
  const isSingle = /Fibonacci/.test(name);
  return isSingle ? `${one + other}` : `${one},${other}`;
}

describe.each(games.map((game) => [game.name, game] as const))('%s', (_, game) => {
  test('obeys the laws of games', () => {
    expect(gameLaws(game, [game.notation.parse(start(game, 3, 4))])).toEqual([]);
  });

  test.each(['normal', 'misere'] as const)('%s answers agree with a search', (convention) => {
    const asked = convention === 'normal' ? game : game.misere;
    const search = gameSolver(asked);
    fc.assert(
      fc.property(fc.nat(4), fc.nat(4), (one, other) => {
        const label = start(game, one, other);
        const position = asked.notation.parse(label);
        expect(asked.outcome(label)).toBe(search.outcome(position));
        expect(asked.outcome(position)).toBe(search.outcome(position));
        const labels = (moves: readonly (typeof position)[]) =>
          moves.map((move) => asked.notation.format(move)).sort();
        const wanted = search.winningMoves(position);
        expect(new Set(labels(asked.winningMoves(position)))).toEqual(new Set(labels(wanted)));
        expect(asked.grundyValue(label)).toBe(search.grundyValue(position));
      }),
      { numRuns: 30 },
    );
  });

  test('values of single heaps are those of one heap after another', () => {
    expect(game.grundyValues(8)).toEqual(
      Array.from({ length: 9 }, (_, heap) => game.grundyValue(heap)),
    );
  });
});

test('the other convention twice is the first', () => {
  expect(heapGame('nim').misere.misere.name).toBe(heapGame('nim').name);
  expect(heapGame('nim').misere.misere.outcome([1, 1])).toBe('P');
});

test('a heap of Fibonacci Nim alone is the start of a game', () => {
  const game = heapGame('fibonacci');
  expect(game.outcome([20])).toBe('N');
  expect(game.outcome([20])).toBe(game.outcome('20'));
  expect(game.winningMoves([20]).map(game.notation.format)).toEqual(['18:4']);
  expect(game.outcome('13')).toBe('P');
  expect(game.options(game.notation.parse('3'))).toEqual(game.options('3' as never));
});

describe('periods', () => {
  test('of a code are proved, of a rule seen', () => {
    const { preperiod, period, proved } = heapGame('kayles').period();
    expect({ preperiod, period, proved }).toEqual({ preperiod: 71, period: 12, proved: true });
    const kayles = (heap: number) =>
      [1, 2].flatMap((taken) =>
        Array.from({ length: Math.max(0, heap - taken + 1) }, (_, left) => [
          left,
          heap - taken - left,
        ]),
      );
    expect(heapGame(kayles).period(150)).toEqual({
      preperiod: 71,
      period: 12,
      proved: false,
      neverRepeats: false,
      looked: 151,
    });
    // Three periods after the preperiod are 71 + 36 heaps.
    expect(heapGame(kayles).period(105).period).toBeNull();
  });

  test('are never claimed of values that have none', () => {
    expect(heapGame('nim').period()).toMatchObject({ period: null, neverRepeats: true });
    expect(heapGame('0.6').period(100)).toMatchObject({ period: null, proved: false });
  });
});

test('a rule of primes has the values of the named game', () => {
  const isPrime = (n: number) =>
    n > 1 && !Array.from({ length: n }, (_, d) => d).some((d) => d > 1 && n % d === 0);
  const rule = (heap: number) =>
    Array.from({ length: heap }, (_, left) => left).filter((left) => isPrime(heap - left));
  expect(heapGame(rule).grundyValues(60)).toEqual(heapGame('primes').grundyValues(60));
  expect(heapGame(rule).grundyValue([9, 20])).toBe(
    nimSum([9, 20].map((heap) => heapGame(rule).grundyValue(heap))),
  );
});

test.each([
  ['nimm', {}, 'nim, moore'],
  ['0.9z', {}, 'code'],
  ['nim', { k: 2 }, 'unknown'],
  ['moore', { k: 0 }, 'k must be'],
  ['subtraction', { set: [0] }, '1'],
  [{ name: 'a' }, {}, 'options'],
  [7, {}, 'object'],
  ['nim', 3, 'object'],
])('%j with %j is refused', (game, parameters, message) => {
  expect(() => heapGame(game as never, parameters as never)).toThrow(message);
});

test('rows that are too long are refused before they are counted', () => {
  for (const name of ['wythoff', 'kayles', 'nim'])
    for (const ask of ['grundyValues', 'period'] as const)
      expect(() => heapGame(name)[ask](1e9), name).toThrow('from 0 to 10000000');
});

test('positions of another kind are refused', () => {
  const game = heapGame('nim');
  for (const position of [-1, 0.5, 'x', '1,-2', [0.5], {}, null, { heaps: [1], limt: 2 }])
    expect(() => game.grundyValue(position as never), JSON.stringify(position)).toThrow(
      /must|unknown/,
    );
});
