import { factorial } from '@manaus/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Conjecture } from '../../src/conjectures/conjecture.js';
import {
  conjecture,
  describeConjecture,
  frameStewart,
  londonCensus,
  oxfordCensus,
} from '../../src/index.js';
import { towerSequence } from '../../src/sequences/catalog.js';
import { manausCensus, manausParts } from '../../src/sequences/closed-forms.js';
import { termsOf } from '../../src/sequences/sequence.js';

type Sequence = (n: number) => bigint | number;
const termsFrom = (from: number, to: number, sequence: Sequence) =>
  Array.from({ length: to - from + 1 }, (_, i) => BigInt(sequence(from + i)));
const found = (from: number, to: number, sequence: Sequence) =>
  conjecture(termsFrom(from, to, sequence), from)?.text ?? null;
const power = (base: number, n: number) => BigInt(base) ** BigInt(n);
const fibonacci = (n: number): bigint => (n < 2 ? BigInt(n) : fibonacci(n - 1) + fibonacci(n - 2));

/** The Grundy values of heaps of 0 to n, one takes a number of the set. */
function subtractionValues(set: readonly number[], n: number): number[] {
  const values: number[] = [];
  while (values.length <= n) {
    const options = new Set(set.map((take) => values[values.length - take]));
    let mex = 0;
    while (options.has(mex)) mex++;
    values.push(mex);
  }
  return values;
}

test('constants and polynomials', () => {
  expect(found(1, 3, () => 2)).toBe('2');
  expect(found(1, 5, () => 0)).toBe('0');
  expect(found(1, 5, (n) => 3 * n - 2)).toBe('3n - 2');
  expect(found(1, 6, (n) => (n * (n + 1)) / 2)).toBe('n(n+1)/2');
  expect(found(1, 6, (n) => n * n)).toBe('n^2');
  expect(found(0, 6, (n) => n - n ** 3)).toBe('-n(n-1)(n+1)');
  expect(found(1, 6, (n) => n * n + 3 * n - 6)).toBe('n^2 + 3n - 6');
});

test('sums of powers', () => {
  expect(found(2, 6, (n) => power(2, n) - 3n)).toBe('2^n - 3');
  expect(found(1, 8, (n) => (5n * power(3, n) - 6n * BigInt(n) - 5n) / 4n)).toBe(
    '(5·3^n - 6n - 5)/4',
  );
  expect(found(1, 8, (n) => BigInt(n) * power(2, n))).toBe('n·2^n');
  expect(found(1, 8, (n) => BigInt(n - 1) * power(2, n) + 1n)).toBe('(n - 1)·2^n + 1');
  expect(found(1, 6, (n) => 3n * power(2, n - 1))).toBe('3·2^(n-1)');
  expect(found(0, 7, (n) => (power(2, n) - power(-1, n)) / 3n)).toBe('(2^n - (-1)^n)/3');
  expect(found(0, 8, (n) => power(12, n) - 1n)).toBe('12^n - 1');
  expect(found(1, 12, (n) => (power(4, n) - 4n * power(3, n) + 6n * power(2, n) - 4n) / 24n)).toBe(
    '(4^n - 4·3^n + 6·2^n - 4)/24',
  );
});

test('recurrences', () => {
  expect(found(0, 7, fibonacci)).toBe('a(n) = a(n-1) + a(n-2)');
  expect(found(0, 8, (n) => power(2, Math.floor(n / 2)))).toBe('a(n) = 2 a(n-2)');
  const cyclic = [0, 1, 5, 15, 43, 119, 327, 895];
  expect(found(0, 7, (n) => cyclic[n])).toBe('a(n) = 2 a(n-1) + 2 a(n-2) + 3');
});

test('TeX has the same formula', () => {
  expect(
    conjecture(termsFrom(1, 8, (n) => (5n * power(3, n) - 6n * BigInt(n) - 5n) / 4n))?.tex,
  ).toBe('\\frac{5 \\cdot 3^{n} - 6n - 5}{4}');
});

test('first terms that do not follow are left out, two at most, and are said', () => {
  const leaving = (count: number) =>
    conjecture([...new Array<bigint>(count).fill(0n), ...termsFrom(1, 9, (n) => 7 * n + 1)]);
  expect(
    [1, 2]
      .map((count) => leaving(count))
      .map((c) => c && [c.from, c.to, c.leftOut, c.fitted, c.heldOut]),
  ).toEqual([
    [2, 10, 1, 2, 7],
    [3, 11, 2, 2, 7],
  ]);
  expect(describeConjecture(leaving(2) as Conjecture)).toBe(
    'conjectured from 2 terms, 7 more agree (n = 3 to 11; not the two terms before): 7n - 13',
  );
  expect(leaving(3)).toBeNull();
});

test('two terms are held out at least, and a third as many as are fitted', () => {
  expect(found(1, 3, (n) => 3 * n - 2)).toBeNull();
  expect(found(1, 4, (n) => 3 * n - 2)).toBe('3n - 2');
  expect(found(0, 4, fibonacci)).toBeNull();
  const partitions = [1, 1, 2, 3, 5, 7, 11, 15, 22, 30, 42, 56, 77, 101, 135, 176, 231];
  expect(found(0, 16, (n) => partitions[n])).toBeNull();
});

test('the closed forms of Hanoi and Manaus are found from their values', () => {
  expect(found(1, 5, (n) => power(3, n))).toBe('3^n');
  const size = conjecture(termsOf(towerSequence('hanoi-size'), 6), 1);
  expect(size?.text).toBe('(3^(n+1) - 3)/2');
  expect(found(2, 8, (n) => manausCensus(n).order)).toBe('3^n - 2n - 2');
  expect(found(3, 9, (n) => manausCensus(n).size)).toBe('(3^(n+1) - 10n - 7)/2');
  expect(found(2, 8, (n) => manausParts(n).good.order)).toBe('(3^n - 2n - 1)/2');
  expect(found(2, 8, (n) => manausParts(n).good.size)).toBe('(3^(n+1) - 10n - 3)/4');
});

test('worst cases found by search', () => {
  expect(conjecture(termsOf(towerSequence('manaus-moves'), 8), 2)?.text).toBe('2^n - 3');
  expect(conjecture(termsOf(towerSequence('oxford-moves'), 6), 1)?.text).toBe('3n - 2');
  const london = conjecture(termsOf(towerSequence('london-moves'), 8), 3);
  expect([london?.text, london?.from]).toEqual(['3n - 2', 4]);
});

test('the numbers of Frame and Stewart have no such formula', () => {
  const numbers = frameStewart(20);
  for (let most = 1; most <= 20; most++)
    expect([most, conjecture(numbers.slice(0, most + 1), 0)]).toEqual([most, null]);
});

test('factorials', () => {
  expect(found(1, 5, factorial)).toBe('n!');
  expect(found(1, 6, (n) => factorial(n - 1))).toBe('(n-1)!');
  expect(found(1, 6, (n) => oxfordCensus(n).order)).toBe('(n+2)!/2');
  expect(found(1, 7, (n) => oxfordCensus(n).size)).toBe('3·n!·n(n+1)/2');
  expect(found(2, 8, (n) => londonCensus(n).order)).toBe('n!·(n^2 + 3n - 6)/2');
  expect(found(3, 9, (n) => londonCensus(n).size)).toBe('3·n!·(n-2)(n+3)/2');
  expect(found(3, 9, (n) => -2n * factorial(n) * BigInt(2 * n - 1))).toBe('-2·n!·(2n - 1)');
});

test('the quotient of a factorial by a polynomial', () => {
  expect(found(0, 8, (n) => (720720n * factorial(n)) / BigInt(n + 1))).toBe('720720·n!/(n + 1)');
  expect(
    found(0, 8, (n) => (720720n * factorial(n) * BigInt(n + 5)) / BigInt(2 * (n + 1) * (n + 2))),
  ).toBe('360360·n!·(n+5)/((n+1)(n+2))');
});

test('quasi-polynomials and periods', () => {
  expect(found(0, 7, (n) => Math.floor((n * n) / 4))).toBe(
    'n^2/4 for even n, (n-1)(n+1)/4 for odd n',
  );
  expect(found(0, 8, (n) => Math.floor(n / 3))).toBe(
    'n/3, (n - 1)/3, (n - 2)/3 for n = 0, 1, 2 mod 3',
  );
  expect(found(1, 6, (n) => n % 2)).toBe('0 for even n, 1 for odd n');
  expect(found(0, 19, (n) => [0, 0, 1, 1, 2, 0, 3][n % 7])).toBe(
    '0, 0, 1, 1, 2, 0, 3 for n = 0, 1, 2, 3, 4, 5, 6 mod 7',
  );
  expect(found(0, 10, (n) => [0, 0, 1, 1, 2, 0, 3][n % 7])).toBeNull();
});

test('the Grundy values of subtraction games are periodic', () => {
  expect(found(0, 15, (n) => subtractionValues([1, 2, 3], 15)[n])).toBe(
    '0, 1, 2, 3 for n = 0, 1, 2, 3 mod 4',
  );
  expect(found(0, 15, (n) => subtractionValues([2, 3], 15)[n])).toBe(
    '0, 0, 1, 1, 2 for n = 0, 1, 2, 3, 4 mod 5',
  );
});

const small = fc.integer({ min: -9, max: 9 });
const nonzero = small.filter((value) => value !== 0);
const choose = (n: number, k: number) =>
  Array.from({ length: k }, (_, i) => n - i).reduce((product, factor) => product * factor, 1) /
  Number(factorial(k));
/** Polynomials with integer values: sums of binomial coefficients. */
const polynomial = (degree: number) =>
  fc.tuple(fc.array(small, { maxLength: degree }), nonzero).map(
    ([rest, leading]): Sequence =>
      (n) =>
        BigInt([...rest, leading].reduce((sum, c, k) => sum + c * choose(n, k), 0)),
  );
const base = fc.constantFrom(-2, 2, 3, 4, 5, 6, 7, 8);

/** Random members of each family, each with a number of terms that is enough to find it. */
const families: Record<
  string,
  { readonly member: fc.Arbitrary<Sequence>; readonly terms: number }
> = {
  polynomial: { member: polynomial(4), terms: 8 },
  'power and polynomial': {
    member: fc.tuple(base, nonzero, polynomial(2)).map(
      ([b, c, p]): Sequence =>
        (n) =>
          BigInt(c) * power(b, n) + BigInt(p(n)),
    ),
    terms: 8,
  },
  'two powers': {
    member: fc.tuple(base, base, nonzero, nonzero, small).map(
      ([a, b, c, d, e]): Sequence =>
        (n) =>
          BigInt(c) * power(a, n) + BigInt(d) * power(b, n) + BigInt(e),
    ),
    terms: 8,
  },
  'power times polynomial': {
    member: fc.tuple(base, polynomial(1), small).map(
      ([b, p, c]): Sequence =>
        (n) =>
          BigInt(p(n)) * power(b, n) + BigInt(c),
    ),
    terms: 8,
  },
  'three large powers': {
    member: fc
      .tuple(
        fc.constantFrom(9, 11),
        fc.constantFrom(12, 20),
        fc.constantFrom(31, -40),
        nonzero,
        nonzero,
        nonzero,
      )
      .map(
        ([a, b, c, ...d]): Sequence =>
          (n) =>
            [a, b, c].reduce((sum, each, i) => sum + BigInt(d[i]) * power(each, n), 0n),
      ),
    terms: 9,
  },
  factorial: {
    member: fc.tuple(fc.integer({ min: 0, max: 3 }), polynomial(3)).map(
      ([k, p]): Sequence =>
        (n) =>
          factorial(n + k) * BigInt(p(n)),
    ),
    terms: 9,
  },
  recurrence: {
    member: fc
      .tuple(
        fc.array(small, { minLength: 1, maxLength: 4 }),
        nonzero,
        small,
        fc.array(small, { minLength: 5, maxLength: 5 }),
      )
      .map(([rest, last, constant, first]): Sequence => {
        const terms = first.slice(0, rest.length + 1).map(BigInt);
        return (n) => {
          while (terms.length <= n)
            terms.push(
              [...rest, last].reduce(
                (sum, c, i) => sum + BigInt(c) * terms[terms.length - 1 - i],
                BigInt(constant),
              ),
            );
          return terms[n];
        };
      }),
    terms: 16,
  },
  'quasi-polynomial': {
    member: fc.integer({ min: 2, max: 3 }).chain((period) =>
      fc.array(polynomial(2), { minLength: period, maxLength: period }).map(
        (pieces): Sequence =>
          (n) =>
            pieces[n % period](n),
      ),
    ),
    terms: 14,
  },
};

test.each(Object.entries(families))(
  'a random member is found, and gives the terms beyond: %s',
  (_, { member, terms }) => {
    fc.assert(
      fc.property(member, fc.integer({ min: 0, max: 3 }), (sequence, from) => {
        const found = conjecture(termsFrom(from, from + terms - 1, sequence), from);
        const beyond = termsFrom(from + terms, from + terms + 5, sequence);
        expect(beyond.map((_, i) => found?.term(from + terms + i))).toEqual(beyond);
        expect(found && found.fitted + found.heldOut + found.leftOut).toBe(terms);
      }),
      { numRuns: 12 },
    );
  },
);

test.each(Object.entries(families))(
  'with one wrong term nothing is found: %s',
  (_, { member, terms }) => {
    fc.assert(
      fc.property(
        member,
        fc.integer({ min: 3, max: terms - 1 }),
        fc.integer({ min: 1, max: 99 }),
        (sequence, at, error) => {
          const values = termsFrom(1, terms, sequence);
          values[at] += BigInt(error);
          expect(conjecture(values)).toBeNull();
        },
      ),
      { numRuns: 12 },
    );
  },
);

test('nothing is found in random terms from 0 to 999', () => {
  const random = fc.noShrink(
    fc.array(fc.noBias(fc.bigInt({ min: 0n, max: 999n })), {
      minLength: 6,
      maxLength: 16,
      size: 'max',
    }),
  );
  fc.assert(
    fc.property(random, (values) => {
      expect(conjecture(values, 0)).toBeNull();
    }),
    { numRuns: 40 },
  );
});

test('few small random terms do get a formula by chance: of six terms from 0 to 2, about one sequence in seventeen', () => {
  const seeds = Array.from({ length: 200 }, (_, i) => i);
  const hits = seeds.filter(
    (seed) =>
      conjecture(
        fc.sample(
          fc.array(fc.noBias(fc.bigInt({ min: 0n, max: 2n })), { minLength: 6, maxLength: 6 }),
          { seed, numRuns: 1 },
        )[0],
        0,
      ) !== null,
  ).length;
  expect(hits).toBeGreaterThan(200 / 50);
  expect(hits).toBeLessThan(200 / 7);
});
