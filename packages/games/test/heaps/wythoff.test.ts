import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { goldenFloor, partner } from '../../src/heaps/golden.js';
import { type Convention, gameSolver, heapGame } from '../../src/index.js';

const wythoff = heapGame('wythoff');
const under = (convention: Convention) => (convention === 'normal' ? wythoff : wythoff.misere);

const UPTO = 40;
const positions = Array.from({ length: UPTO + 1 }, (_, a) =>
  Array.from({ length: UPTO + 1 }, (__, b) => [a, b]),
).flat();

describe('the strategy', () => {
  test.each(['normal', 'misere'] as const)('is that of a search, in %s play', (convention) => {
    const solver = gameSolver(under(convention));
    const { outcome, winningMoves } = under(convention);
    for (const heaps of [...positions, ...positions.map(([heap]) => [heap])]) {
      expect([heaps, outcome(heaps)]).toEqual([heaps, solver.outcome(heaps)]);
      expect(winningMoves(heaps).map(String).sort()).toEqual(
        solver.winningMoves(heaps).map(String).sort(),
      );
    }
  });

  test('the pairs are as printed by Wythoff', () => {
    const pairs = Array.from({ length: 8 }, (_, d) => [goldenFloor(d), goldenFloor(d) + d]);
    expect(pairs.join(' ')).toBe('0,0 1,2 3,5 4,7 6,10 8,13 9,15 11,18');
    for (const pair of pairs) expect(wythoff.outcome(pair)).toBe('P');
  });

  test('heaps near 2^53: every move is found, none is wrong', () => {
    const big = fc.integer({ min: 2 ** 50, max: 2 ** 53 - 1 });
    const { outcome, winningMoves } = wythoff;
    fc.assert(
      fc.property(big, big, (a, b) => {
        const left = winningMoves([a, b]);
        expect(left.length > 0).toBe(outcome([a, b]) === 'N');
        for (const [c, d] of left) {
          expect(outcome([c, d])).toBe('P');
          expect([c === a, d === b, a - c === b - d].filter(Boolean)).toHaveLength(1);
        }
      }),
    );
  });
});

describe('multiples of the golden ratio', () => {
  test('a is the whole part of nφ if a² <= an + n² and (a + 1)² > (a + 1)n + n²', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (number) => {
        const n = number % 2 ** 52;
        const [a, m] = [BigInt(goldenFloor(n)), BigInt(n)];
        expect(a * a <= a * m + m * m && (a + 1n) ** 2n > (a + 1n) * m + m * m).toBe(true);
      }),
    );
  });

  test('partners of partners: everyone has one, and it is below the golden multiple', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 31), (heap) => {
        const other = partner(heap);
        expect(partner(other)).toBe(heap);
        expect(goldenFloor(Math.abs(heap - other))).toBe(Math.min(heap, other));
      }),
    );
  });
});

test.each(['normal', 'misere'] as const)(
  'the amounts offered in %s play are the moves',
  (convention) => {
    const play = under(convention);
    for (const position of positions.filter(([a, b]) => a + b < 20)) {
      const both = play
        .amounts(position, 0)
        .flatMap((first) => play.amounts(position, 1, [first, 0]).map((second) => [first, second]));
      const one = position.flatMap((_, place) =>
        play.amounts(position, place).map((amount) => (place === 0 ? [amount, 0] : [0, amount])),
      );
      const after = [...one, ...both].map((taken) => play.after(position, taken).join());
      expect(after.sort()).toEqual(wythoff.options(position).map(String).sort());
    }
    expect(play.amounts([1, 5], 0, [0, 4])).toEqual([]);
    expect(play.amounts([4, 5], 0, [0, 4])).toEqual([4]);
  },
);

test('a reason names the pair of the difference', () => {
  const reason = (convention: Convention, heaps: number[]) => under(convention).explain(heaps);
  expect(reason('normal', [5, 3])).toEqual({
    key: 'wythoff.P',
    values: { difference: 2, pair: '3, 5' },
    item: null,
  });
  expect(reason('normal', [9, 7])).toMatchObject({ key: 'wythoff.N', values: { pair: '3, 5' } });
  expect(reason('misere', [2, 2])).toMatchObject({
    key: 'wythoffMisere.P',
    values: { pair: '2, 2' },
  });
});

test('three heaps are refused', () => {
  expect(() => wythoff.notation.parse('1,2,3')).toThrow(
    'games/wythoff: position must be 1 to 2 integers from 0',
  );
  expect(wythoff.notation.parse('4')).toEqual([4]);
});
