import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  disjunctiveSum,
  fibonacciNim,
  type Game,
  gameSolver,
  grundyValues,
  halving,
  heapGame,
  mex,
  misere,
  moore,
  mooreSum,
  nim,
  nim21,
  nimSum,
  subtraction,
  subtractionGrundyValues,
  subtractionWithout,
  zeckendorf,
} from '../src/index.js';

const kayles = heapGame({
  name: 'Kayles',
  options: (heap) =>
    [1, 2].flatMap((taken) =>
      Array.from({ length: Math.max(0, Math.floor((heap - taken) / 2) + 1) }, (_, left) => [
        left,
        heap - taken - left,
      ]),
    ),
});

/** All that can be reached from a position, by the rules alone. */
function reached<Position>(game: Game<Position>, label: string): Position[] {
  const found = new Map([[label, game.notation.parse(label)]]);
  for (const position of found.values())
    for (const option of game.options(position)) found.set(game.notation.format(option), option);
  return [...found.values()];
}

const games = (
  [
    [nim(), '3,5,7'],
    [nim21(), '21,13'],
    [subtraction([2, 3, 5]), '20,12'],
    [subtractionWithout(6, 3), '30'],
    [halving(), '40,12'],
    [fibonacciNim(), '30'],
    [moore(1), '3,4,5'],
    [moore(2), '3,3,4,2'],
    [moore(3), '2,3,2,2,1'],
    [kayles, '8'],
    [disjunctiveSum(nim(), halving()), '(4,2)+(12)'],
  ] as [Game<unknown>, string][]
).map(([game, label]) => ({ name: game.name, game, label }));

describe.each(games)('$name', ({ game, label }) => {
  test.each([game, misere(game)])('P and N are consistent: %#', (played) => {
    const { outcome, winningMoves } = gameSolver(played);
    for (const position of reached(played, label)) {
      const options = played.options(position);
      const toP = options.filter((option) => outcome(option) === 'P');
      const terminal = played.convention === 'normal' ? 'P' : 'N';
      expect(outcome(position)).toBe(options.length === 0 ? terminal : toP.length > 0 ? 'N' : 'P');
      expect(winningMoves(position)).toEqual(toP);
    }
  });
  test('the Grundy value is the mex of those of the options, 0 at the P-positions', () => {
    const { outcome, grundyValue: grundy } = gameSolver(game);
    for (const position of reached(game, label)) {
      expect(grundy(position)).toBe(mex(game.options(position).map(grundy)));
      expect(grundy(position) === 0).toBe(outcome(position) === 'P');
    }
  });
});

test('sums: the value of a sum is the nim-sum of the values, by looking at all positions of the sum', () => {
  const pairs: [Game<unknown>, string, Game<unknown>, string][] = [
    [nim(), '3,4', subtraction([1, 3]), '9'],
    [halving(), '14', fibonacciNim(), '9'],
    [moore(2), '2,1,1', kayles, '5'],
  ] as [Game<unknown>, string, Game<unknown>, string][];
  for (const [first, a, second, b] of pairs) {
    const both = gameSolver(disjunctiveSum(first, second)).grundyValue;
    const [one, other] = [gameSolver(first).grundyValue, gameSolver(second).grundyValue];
    for (const left of reached(first, a))
      for (const right of reached(second, b))
        expect(both([left, right])).toBe(nimSum([one(left), other(right)]));
  }
});

describe('heaps in a row', () => {
  test('Kayles: 1, 2, 3, 1, 4, ..., with period 12 from 71 on, not earlier (OEIS A002186)', () => {
    const values = grundyValues(kayles, 600);
    expect([...values.slice(0, 12)]).toEqual([0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]);
    expect([...values.slice(71, 588)].every((value, i) => value === values[71 + i + 12])).toBe(
      true,
    );
    expect(values[70]).not.toBe(values[82]);
    for (const part of [1, 2, 3, 4, 6])
      expect(
        [...values.slice(72, 84)].every((value, i) => value === values[72 + i + part]),
        String(part),
      ).toBe(false);
  });
  test('a heap of a game by itself, all that can be reached', () => {
    // Kayles has many ways to part a heap.
    for (const [game, upto] of [
      [nim(), 40],
      [halving(), 60],
      [subtraction([1, 4, 6]), 60],
      [kayles, 9],
    ] as const) {
      const alone = gameSolver(game).grundyValue;
      expect([...grundyValues(game, upto)]).toEqual(
        Array.from({ length: upto + 1 }, (_, heap) => alone([heap])),
      );
    }
  });
});

describe('subtraction: bit rows and copies agree with the options', () => {
  const plain = (set: readonly number[], upto: number) => [...grundyValues(subtraction(set), upto)];
  const expectSame = (set: readonly number[], upto: number): void => {
    expect([...subtractionGrundyValues(set, upto)]).toEqual(plain(set, upto));
  };
  const sets = (most: number, count: number) =>
    fc.uniqueArray(fc.integer({ min: 1, max: most }), { minLength: 1, maxLength: count });
  test('random sets, small numbers', () => {
    fc.assert(
      fc.property(sets(12, 8), fc.nat(2500), (set, upto) => expectSame(set, upto)),
      { numRuns: 300 },
    );
  });
  test('random sets, numbers above 32 and 64', () => {
    fc.assert(
      fc.property(sets(150, 10), fc.nat(1500), (set, upto) => expectSame(set, upto)),
      { numRuns: 200 },
    );
  });
  test('the numbers where words of 32 bits end', () => {
    for (const set of [
      [31],
      [32],
      [33],
      [31, 32, 33],
      [63, 64, 65],
      [1, 32],
      [32, 64, 96, 128],
      [5, 95, 97],
    ])
      expectSame(set, 3000);
  });
  test('254, 255 and 256 members, and 1 to 400', () => {
    for (const most of [254, 255, 256, 400]) {
      const set = Array.from({ length: most }, (_, i) => i + 1);
      expectSame(set, 3 * most);
      expect(Math.max(...subtractionGrundyValues(set, most))).toBe(most);
    }
    expectSame(
      Array.from({ length: 300 }, (_, i) => 3 * i + 1 + (i % 2)),
      2000,
    );
  });
  test('numbers that no heap reaches take no part', () => {
    expect([...subtractionGrundyValues([2, 10 ** 12], 5)]).toEqual([0, 0, 1, 1, 0, 0]);
    expect([...subtractionGrundyValues([7], 0)]).toEqual([0]);
  });
  test('numbers so far apart that their rows would not fit', () => {
    const set = [1, ...Array.from({ length: 299 }, (_, i) => 1_000_000 - 3 * i)];
    const values = subtractionGrundyValues(set, 1_001_000);
    for (let heap = 0; heap <= 1_001_000; heap += heap < 999_000 ? 1009 : 1) {
      expect(values[heap]).toBe(
        mex(set.filter((taken) => taken <= heap).map((taken) => values[heap - taken])),
      );
    }
  });
  test('ten million heaps, seen at random places', () => {
    for (const set of [
      Array.from({ length: 64 }, (_, i) => i + 1),
      [1, 8, 11, 27, 61],
      [3, 4, 8, 9, 10, 12],
    ]) {
      const values = subtractionGrundyValues(set, 10_000_000);
      for (let i = 0; i < 5000; i++) {
        const heap = 64 + Math.floor((i * 9_999_936) / 5000);
        expect(values[heap]).toBe(mex(set.map((taken) => values[heap - taken])));
      }
    }
  });
});

describe('number systems', () => {
  test('the nim-sum of large numbers is that of their digits', () => {
    fc.assert(
      fc.property(fc.array(fc.maxSafeNat()), (values) => {
        expect(BigInt(nimSum(values))).toBe(values.reduce((sum, value) => sum ^ BigInt(value), 0n));
      }),
    );
  });
  test("Moore's sum for k = 1 is the nim-sum", () => {
    fc.assert(
      fc.property(fc.array(fc.maxSafeNat(), { maxLength: 6 }), (values) => {
        expect(Number.parseInt(mooreSum(values, 1).join(''), 2)).toBe(nimSum(values));
      }),
    );
  });
  test('Zeckendorf: adds up, no neighbors', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (number) => {
        const parts = zeckendorf(number);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(number);
        for (let i = 1; i < parts.length; i++) expect(parts[i - 1]).toBeGreaterThan(1.9 * parts[i]);
      }),
    );
  });
});
