import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { valuesByRule } from '../../src/heaps/grundy-values.js';
import { misereHeaps } from '../../src/heaps/misere-search.js';
import {
  type Convention,
  gameSolver,
  type HeapGame,
  type Heaps,
  type HeapsOrPosition,
  heapGame,
} from '../../src/index.js';

/** Positions compared with what is found by looking at all that can be reached. */
const TRIED = process.env.MANAUS_EFFORT === 'full' ? 10_000 : 300;

/** The same outcome, and the same winning moves whatever their order, each once, as a search. */
function expectAgreement(
  normal: HeapGame,
  convention: Convention,
  positions: fc.Arbitrary<HeapsOrPosition>,
  numRuns = TRIED,
): void {
  const game = convention === 'normal' ? normal : normal.misere;
  const plain = gameSolver(game);
  const labels = (moves: readonly (readonly number[])[]) => moves.map(game.notation.format).sort();
  fc.assert(
    fc.property(positions, (given) => {
      const position = given as Heaps;
      expect(game.outcome(given)).toBe(plain.outcome(position));
      expect(labels(game.winningMoves(given))).toEqual(labels(plain.winningMoves(position)));
    }),
    { numRuns },
  );
}

const heaps = (most: number, count: number, least = 0) =>
  fc.array(fc.nat(most), { minLength: least, maxLength: count });
const sets = [[1], [2], [1, 2], [2, 3, 5], [1, 3, 4, 5], [3, 7], [4, 6, 9], [2, 4]].map((set) => ({
  name: set.join(', '),
  set,
}));

describe.each(['normal', 'misere'] as const)('%s play', (convention) => {
  test('Nim', () => expectAgreement(heapGame('nim'), convention, heaps(9, 4)));
  test.each([1, 2, 3, 5])("Moore's Nim_%i", (k) =>
    expectAgreement(heapGame('moore', { k }), convention, heaps(6, 4)),
  );
  test('one heap of the halving game', () =>
    expectAgreement(heapGame('halving'), convention, heaps(600, 1, 1)));
  test('heaps of the halving game', () =>
    expectAgreement(heapGame('halving'), convention, heaps(24, 3)));
  test('Fibonacci Nim', () => {
    const positions = fc
      .tuple(fc.nat(120), fc.nat(130))
      .map(([heap, limit]) => ({ heaps: [heap], limit }));
    expectAgreement(heapGame('fibonacci' as string), convention, positions);
  });
  test.each(sets)('one heap of subtraction {$name}', ({ set }) =>
    expectAgreement(heapGame('subtraction', { set }), convention, heaps(500, 1, 1), TRIED / 4),
  );
  test.each(sets)('heaps of subtraction {$name}', ({ set }) =>
    expectAgreement(heapGame('subtraction', { set }), convention, heaps(14, 3), TRIED / 4),
  );
  test('Nim 21 and all but one number', () => {
    expectAgreement(heapGame('nim21'), convention, heaps(60, 2));
    expectAgreement(heapGame('subtraction', { set: [1, 2, 3, 5, 6] }), convention, heaps(60, 2));
  });
});

describe('huge heaps', () => {
  const huge = 10 ** 15;
  test('Nim to 2^53 - 1, nim-sums by BigInt', () => {
    const any = fc.array(fc.maxSafeNat(), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(any, (position) => {
        const sum = position.reduce((total, heap) => total ^ BigInt(heap), 0n);
        const { outcome, winningMoves } = heapGame('nim');
        expect(outcome(position)).toBe(sum === 0n ? 'P' : 'N');
        const wins = position.filter((heap) => (BigInt(heap) ^ sum) < BigInt(heap));
        expect(winningMoves(position)).toHaveLength(wins.length);
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
          const games = [heapGame('moore', { k: 1 }), heapGame('nim')];
          const [a, b] = convention === 'normal' ? games : games.map(({ misere }) => misere);
          expect(a.outcome(position)).toBe(b.outcome(position));
          expect(a.winningMoves(position).map(String).sort()).toEqual(
            b.winningMoves(position).map(String).sort(),
          );
        },
      ),
    );
  });
  test('many heaps of Moore: the first of very many winning moves comes at once', () => {
    const position = Array.from({ length: 60 }, (_, i) => huge - (7 ** i % 1000));
    const moore = heapGame('moore', { k: 7 });
    for (const game of [moore, moore.misere]) {
      expect(game.outcome(position)).toBe('N');
      const moves = game.winningMoves(position, 100);
      expect(moves.map((move) => game.outcome(move))).toEqual(Array(100).fill('P'));
    }
  });
  test('halving, subtraction and Fibonacci', () => {
    expect(heapGame('halving').winningMoves([huge, huge - 1]).length).toBeGreaterThan(0);
    const nim21 = heapGame('nim21');
    expect(nim21.outcome([huge, huge])).toBe('P');
    expect(nim21.misere.outcome([huge])).toBe('N');
    expect(nim21.misere.outcome([huge + 1])).toBe('P');
    // 1304969544928657 = F_74 is the largest Fibonacci number below 2 * 10^15.
    const fibonacci = heapGame('fibonacci');
    expect(fibonacci.outcome({ heaps: [1304969544928657], limit: huge })).toBe('P');
    expect(fibonacci.winningMoves({ heaps: [1304969544928658], limit: huge })).toEqual([
      { heaps: [1304969544928657], limit: 2 },
    ]);
  });
});

test('the values of the halving game are those of its options', () => {
  const game = heapGame('halving');
  const options = (heap: number) => game.options([heap]).map(([left]) => left);
  expect(game.grundyValues(3000)).toEqual([...valuesByRule({ options }, 3000)]);
});

describe('limits', () => {
  test('a table that would grow too large is refused beforehand', () => {
    const { misere } = heapGame('subtraction', { set: [1, 2] });
    expect(() => misere.outcome([10 ** 6, 10 ** 6])).toThrow(
      /games\/misere-heaps: heaps must be few enough .* \(got 1000002000001\)/,
    );
    expect(() => heapGame('halving').misere.outcome([10 ** 15, 1])).toThrow('games/misere-heaps');
  });
  test('k of Moore', () =>
    expect(() => heapGame('moore', { k: 0 })).toThrow(
      'games/moore: k must be an integer >= 1 (got 0)',
    ));
  test('a rule whose heaps stay has only N-positions', () => {
    expect(misereHeaps({ options: () => [] }).outcome([3, 4])).toBe('N');
  });
});
