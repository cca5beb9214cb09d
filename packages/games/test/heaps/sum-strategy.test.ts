import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Strategy } from '../../src/game.js';
import { misereHeaps } from '../../src/heaps/misere-heaps.js';
import { subtractionWithout } from '../../src/heaps/subtraction/subtraction.js';
import {
  type Convention,
  fibonacciNim,
  fibonacciStrategy,
  type Game,
  gameSolver,
  grundyValues,
  halving,
  halvingGrundyValue,
  halvingStrategy,
  misere,
  moore,
  mooreStrategy,
  nim,
  nim21,
  nimStrategy,
  subtraction,
  subtractionStrategy,
} from '../../src/index.js';

/** Positions compared with what is found by looking at all that can be reached. */
const TRIED = process.env.MANAUS_EFFORT === 'full' ? 10_000 : 300;

/** The same outcome, and the same winning moves whatever their order, each once. */
function expectAgreement<Position>(
  game: Game<Position>,
  strategy: Strategy<Position>,
  positions: fc.Arbitrary<Position>,
  numRuns = TRIED,
): void {
  const plain = gameSolver(game);
  const labels = (moves: Iterable<Position>) =>
    [...moves].map((move) => game.notation.format(move)).sort();
  fc.assert(
    fc.property(positions, (position) => {
      expect(strategy.outcome(position)).toBe(plain.outcome(position));
      expect(labels(strategy.winningMoves(position))).toEqual(labels(plain.winningMoves(position)));
    }),
    { numRuns },
  );
}

const heaps = (most: number, count: number, least = 0) =>
  fc.array(fc.nat(most), { minLength: least, maxLength: count });
const played = <Position>(game: Game<Position>, convention: Convention) =>
  convention === 'normal' ? game : misere(game);
const sets = [[1], [2], [1, 2], [2, 3, 5], [1, 3, 4, 5], [3, 7], [4, 6, 9], [2, 4]].map((set) => ({
  name: set.join(', '),
  set,
}));

describe.each(['normal', 'misere'] as const)('%s play', (convention) => {
  test('Nim', () =>
    expectAgreement(played(nim(), convention), nimStrategy(convention), heaps(9, 4)));
  test.each([1, 2, 3, 5])("Moore's Nim_%i", (k) =>
    expectAgreement(played(moore(k), convention), mooreStrategy(k, convention), heaps(6, 4)),
  );
  test('one heap of the halving game', () =>
    expectAgreement(played(halving(), convention), halvingStrategy(convention), heaps(600, 1, 1)));
  test('heaps of the halving game', () =>
    expectAgreement(played(halving(), convention), halvingStrategy(convention), heaps(24, 3)));
  test('Fibonacci Nim', () => {
    const positions = fc.record({ heap: fc.nat(120), limit: fc.nat(130) });
    expectAgreement(played(fibonacciNim(), convention), fibonacciStrategy(convention), positions);
  });
  test.each(sets)('one heap of subtraction {$name}', ({ set }) => {
    expectAgreement(
      played(subtraction(set), convention),
      subtractionStrategy(set, convention),
      heaps(500, 1, 1),
      TRIED / 4,
    );
  });
  test.each(sets)('heaps of subtraction {$name}', ({ set }) => {
    expectAgreement(
      played(subtraction(set), convention),
      subtractionStrategy(set, convention),
      heaps(14, 3),
      TRIED / 4,
    );
  });
  test('Nim 21 and S_i', () => {
    expectAgreement(
      played(nim21(), convention),
      subtractionStrategy([1, 2, 3], convention),
      heaps(60, 2),
    );
    expectAgreement(
      played(subtractionWithout(6, 4), convention),
      subtractionStrategy([1, 2, 3, 5, 6], convention),
      heaps(60, 2),
    );
  });
});

describe('huge heaps', () => {
  const huge = 10 ** 15;
  test('Nim to 2^53 - 1, nim-sums by BigInt', () => {
    const any = fc.array(fc.maxSafeNat(), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(any, (position) => {
        const sum = position.reduce((total, heap) => total ^ BigInt(heap), 0n);
        const { outcome, winningMoves } = nimStrategy('normal');
        expect(outcome(position)).toBe(sum === 0n ? 'P' : 'N');
        const wins = position.filter((heap) => (BigInt(heap) ^ sum) < BigInt(heap));
        expect([...winningMoves(position)]).toHaveLength(wins.length);
        for (const left of winningMoves(position))
          expect(left.reduce((total, heap) => total ^ BigInt(heap), 0n)).toBe(0n);
      }),
      { numRuns: TRIED },
    );
  });
  test("Moore's Nim_1 is Nim", () => {
    fc.assert(
      fc.property(
        fc.array(fc.maxSafeNat(), { maxLength: 8 }),
        fc.constantFrom<Convention>('normal', 'misere'),
        (position, convention) => {
          const [a, b] = [mooreStrategy(1, convention), nimStrategy(convention)];
          expect(a.outcome(position)).toBe(b.outcome(position));
          expect([...a.winningMoves(position)].map(String).sort()).toEqual(
            [...b.winningMoves(position)].map(String).sort(),
          );
        },
      ),
    );
  });
  test('many heaps of Moore: the first of very many winning moves comes at once', () => {
    const position = Array.from({ length: 60 }, (_, i) => huge - (7 ** i % 1000));
    for (const convention of ['normal', 'misere'] as const) {
      const strategy = mooreStrategy(7, convention);
      expect(strategy.outcome(position)).toBe('N');
      let found = 0;
      for (const move of strategy.winningMoves(position)) {
        expect(strategy.outcome(move)).toBe('P');
        if (++found === 100) break;
      }
      expect(found).toBe(100);
    }
  });
  test('halving, subtraction and Fibonacci', () => {
    expect([...halvingStrategy('normal').winningMoves([huge, huge - 1])].length).toBeGreaterThan(0);
    expect(subtractionStrategy([1, 2, 3], 'normal').outcome([huge, huge])).toBe('P');
    expect(subtractionStrategy([1, 2, 3], 'misere').outcome([huge])).toBe('N');
    expect(subtractionStrategy([1, 2, 3], 'misere').outcome([huge + 1])).toBe('P');
    // 1304969544928657 = F_74 is the largest Fibonacci number below 2 * 10^15.
    expect(fibonacciStrategy('normal').outcome({ heap: 1304969544928657, limit: huge })).toBe('P');
    expect([
      ...fibonacciStrategy('normal').winningMoves({ heap: 1304969544928658, limit: huge }),
    ]).toEqual([{ heap: 1304969544928657, limit: 2 }]);
  });
});

test('the values of the halving game are those of its options', () => {
  expect([...grundyValues(halving(), 3000)]).toEqual(
    Array.from({ length: 3001 }, (_, heap) => halvingGrundyValue(heap)),
  );
});

describe('limits', () => {
  test('a table that would grow too large is refused beforehand', () => {
    const strategy = subtractionStrategy([1, 2], 'misere');
    expect(() => strategy.outcome([10 ** 6, 10 ** 6])).toThrow(
      /games\/misere-heaps: heaps must be few enough .* \(got 1000002000001\)/,
    );
    expect(() => halvingStrategy('misere').outcome([10 ** 15, 1])).toThrow('games/misere-heaps');
  });
  test('k of Moore', () =>
    expect(() => mooreStrategy(0, 'normal')).toThrow(
      'games/moore-strategy: k must be an integer >= 1 (got 0)',
    ));
  test('a rule whose heaps stay has only N-positions', () => {
    expect(misereHeaps({ options: () => [] }).outcome([3, 4])).toBe('N');
  });
});
