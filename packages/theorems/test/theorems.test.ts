import { bucharest, hanoi, london, manaus } from '@manaus/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Family, provedBy, type Statement, theorems } from '../src/index.js';
import { byRules } from './by-rules.js';

/** The value of a statement for n, further than it is written, by its recurrence. */
function valueAt({ from, recurrence }: Statement, n: number): bigint {
  if (recurrence === null) throw new Error('infinite');
  const values = recurrence.first.map(BigInt);
  for (let k = values.length; k <= n - from; k++)
    values.push(
      recurrence.coefficients.reduce((sum, c, i) => sum + BigInt(c) * values[k - 1 - i], 0n),
    );
  return values[n - from];
}

/** Every statement is what a search of all states finds, for each n up to `most`. */
function expectTrue(family: Family, statements: readonly Statement[], most: number): void {
  const named = new Set(statements.map(({ quantity }) => quantity));
  for (let n = 1; n <= most; n++) {
    const found = byRules(family, n);
    for (const statement of statements) {
      if (n < statement.from) continue;
      const wanted = found[statement.quantity];
      if (statement.recurrence === null) expect(wanted).toBeUndefined();
      else
        expect(
          [statement.quantity, n, String(valueAt(statement, n))],
          JSON.stringify(family),
        ).toEqual([statement.quantity, n, wanted]);
    }
    // Degrees that are not stated are of no state, once there are many discs.
    if (n === most && family.goal !== null)
      for (const [quantity, value] of Object.entries(found))
        if (!named.has(quantity)) expect([quantity, value]).toEqual([quantity, '0']);
  }
}

describe('theorems of the towers of the works', () => {
  const forms = (given: Parameters<typeof theorems>[0]) =>
    Object.fromEntries(theorems(given).statements.map(({ quantity, form }) => [quantity, form]));

  test('Hanoi: proposition 1 and table 3.1 of martins2024', () => {
    expect(forms(hanoi)).toMatchObject({
      order: '3^n',
      size: '(3^(n+1) - 3)/2',
      'degree 2': '3',
      'degree 3': '3^n - 3',
      components: '1',
      eccentricity: '2^n - 1',
      farthest: '2^n',
      sumOfDistances: '(2·6^n - 2·3^n)/3',
      'distance p0 p2': '2^n - 1',
    });
  });

  test('Manaus: theorems 5, 7, 8 and 9 of martins2024, and the sum of all distances', () => {
    expect(forms(manaus)).toMatchObject({
      order: '3^n - 2n - 2',
      components: '2',
      reachable: '(3^n - 2n - 1)/2',
      eccentricity: '2^n - 3',
      farthest: '1',
      sumOfDistances: '(7·6^n - 10·3^n - 30n·2^n + 15·2^n + 30n - 12)/30',
    });
  });

  test('Bucharest: a path of 3^n states', () => {
    expect(forms(bucharest)).toMatchObject({
      order: '3^n',
      size: '3^n - 1',
      'degree 1': '2',
      eccentricity: '3^n - 1',
      farthest: '1',
      'distance p0 p1': '(3^n - 1)/2',
    });
  });

  // Atkinson, The cyclic towers of Hanoi, 1981: one step 1, 5, 15, 43, two steps 2, 7, 21, 59.
  test('cyclic Hanoi has the recurrence of its three irrational powers', () => {
    const { statements } = theorems({ moves: 'cyclic' });
    const one = statements.find(({ quantity }) => quantity === 'distance p0 p1');
    expect(one?.form).toBeNull();
    expect(one?.recurrence).toEqual({
      text: 'a(n) = 3a(n-1) - 2a(n-3)',
      coefficients: [3, 0, -2],
      first: ['1', '5', '15'],
    });
    expect(Object.values(one?.values ?? {}).slice(0, 5)).toEqual(['1', '5', '15', '43', '119']);
  });

  test('a stack that cannot be reached is said to be', () => {
    const { statements } = theorems({
      capacities: ['n', 'n-2', 'n'],
      moves: [
        [0, 1],
        [1, 0],
      ],
    });
    const none = statements.find(({ quantity }) => quantity === 'distance p0 p2');
    expect([none?.recurrence, none?.values, none?.text]).toEqual([
      null,
      {},
      'moves of a stack from p0 to p2: impossible, for every n >= 2',
    ]);
  });

  test('a formula has no denominator that powers of its bases take away', () => {
    const narrow = (capacity: string | number) =>
      forms({ capacities: ['n', capacity, capacity], goal: 0 });
    expect(narrow('n-2')).toMatchObject({
      reachable: '3^(n-1) - 2',
      eccentricity: '2^(n-1) - 1',
      order: '3^n - 4n - 2',
    });
    expect(narrow('n-3')).toMatchObject({ reachable: '3^(n-2) - 2', farthest: '2^(n-2) - 2' });
    expect(forms({ capacities: ['n', 'n', 1] }).order).toBe('n·2^(n-1) + 2^n');
  });

  test('a certificate says by itself what it proves', () => {
    const { certificate, statements } = theorems({ capacities: ['n', 'n', 'n-1'], goal: 1 });
    const read = provedBy(JSON.parse(JSON.stringify(certificate)));
    expect(read?.map(({ quantity }) => quantity)).toEqual(
      statements.map(({ quantity }) => quantity),
    );
    expect(provedBy({ ...certificate, claims: [] })).toEqual([]);
    expect(provedBy('nothing')).toBeNull();
  });
});

describe('the theorems are what a search of all states finds', () => {
  test.each([
    [{}, 7],
    [{ moves: 'cyclic' }, 7],
    [{ capacities: ['n', 'n-1', 'n-2'], goal: 0 }, 8],
    // An argmax that alternates with n: certified on even and on odd n.
    [
      {
        capacities: ['n', 'n-2', 'n'],
        moves: [
          [0, 1],
          [1, 0],
          [1, 2],
          [2, 0],
          [2, 1],
        ],
      },
      7,
    ],
    [{ capacities: ['n', 1, 1] }, 7],
    [{ capacities: ['n-1', 'n-1', 'n-2'] }, 7],
    [{ capacities: [0, 'n', 2], moves: 'star' }, 7],
    [{ moves: [] }, 5],
  ] as const)('%j to n = %i', (input, most) => {
    const { family, statements, open } = theorems(input);
    expect(open).toBeNull();
    expectTrue(family, statements, most);
  });

  const capacity = fc.oneof(
    fc.integer({ min: 0, max: 3 }).map((d) => (d === 0 ? 'n' : `n-${d}`)),
    fc.integer({ min: 0, max: 3 }),
  );
  const arcs = [
    [0, 1],
    [0, 2],
    [1, 0],
    [1, 2],
    [2, 0],
    [2, 1],
  ] as const;

  test('for any moves and capacities', () => {
    fc.assert(
      fc.property(
        fc.tuple(capacity, capacity, capacity),
        fc.subarray([...arcs]),
        (capacities, moves) => {
          const { family, statements, open } = theorems({ capacities, moves });
          expect(open).toBeNull();
          expectTrue(family, statements, 6);
        },
      ),
      { numRuns: 12 },
    );
  });
});

test('four pegs, free order and other goals are refused by name', () => {
  expect(() => theorems((n) => hanoi(n, { pegs: 4 }))).toThrow('capacities must have 3 entries');
  expect(() => theorems(london)).toThrow('stacking must be size-ordered (got "free")');
  expect(() => theorems((n) => hanoi(n, { goal: `1/${label(n)}/` }))).toThrow(
    'all discs on one peg',
  );
  expect(() => theorems({ capacities: ['n', 'n/2', 'n'] })).toThrow('n, n-D or a number');
  expect(() => theorems({ capacities: ['n', 'n-1', 'n'], goal: 1 })).toThrow(
    'goal must be one of 0, 2 (got 1)',
  );
  expect(() => theorems({ moves: [[0, 0]] })).toThrow('pairs of two pegs');
  expect(() => theorems({ move: 'any' } as object)).toThrow('unknown field move');
});

const label = (n: number) => Array.from({ length: n - 1 }, (_, i) => i + 2).join(',');
