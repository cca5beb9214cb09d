import { factorial, hanoi, parseLabel, towerCodec } from '@manaus/core';
import { breadthFirstSearch, toCsr, vertexOf } from '@manaus/graph';
import { towerGraph } from '@manaus/kernels';
import { expect, test } from 'vitest';
import { recognize } from '../../src/conjectures/recognize.js';
import { frameStewart, published } from '../../src/index.js';

type Formula = (n: number) => bigint;
const to = (n: number) => Array.from({ length: Math.max(n, 0) }, (_, i) => i + 1);
const sum = (n: number, term: Formula) => to(n).reduce((total, i) => total + term(i), 0n);
const power = (base: number, n: number) => BigInt(base) ** BigInt(n);
const choose = (n: number, k: number): bigint =>
  k < 0 || k > n ? 0n : factorial(n) / (factorial(k) * factorial(n - k));
/** The n-th term of a recurrence from its first terms. */
const steps = (first: bigint[], next: (a: bigint[], n: number) => bigint) => (n: number) => {
  const terms = [...first];
  while (terms.length <= n) terms.push(next(terms, terms.length));
  return terms[n];
};
const stirling = (n: number, k: number): bigint =>
  n === 0 && k === 0
    ? 1n
    : n === 0 || k === 0
      ? 0n
      : BigInt(k) * stirling(n - 1, k) + stirling(n - 1, k - 1);
const partitions = (n: number, most: number): bigint =>
  n === 0
    ? 1n
    : to(Math.min(n, most)).reduce((total, part) => total + partitions(n - part, part), 0n);
const lah = (n: number, k: number) => (choose(n - 1, k - 1) * factorial(n)) / factorial(k);
/** Frame and Stewart for five pegs: set k discs aside on five pegs, move the others on four. */
const fivePegs = (n: number): bigint =>
  n === 0
    ? 0n
    : to(n)
        .map((k) => 2n * fivePegs(k - 1) + frameStewart(n - k + 1)[n - k + 1])
        .reduce((a, b) => (b < a ? b : a));
const star = steps([0n], (a, n) =>
  a.map((moved, k) => 3n * moved + power(2, n - k + 1) - 2n).reduce((x, y) => (y < x ? y : x)),
);

/** The distance from a stack on one peg to a stack on another, by a search of the stored graph. */
function searched(
  pegs: number,
  moves: 'any' | 'adjacent' | 'cyclic' | 'star',
  from: number,
  target: number,
): Formula {
  return (n) => {
    if (n === 0) return 0n;
    const rules = hanoi(n, { pegs, moves });
    const stack = to(n).join('');
    const graph = toCsr(towerGraph(rules));
    const vertex = (peg: number) =>
      vertexOf(
        graph,
        towerCodec(rules).rank(
          parseLabel(
            rules,
            Array.from({ length: pegs }, (_, i) => (i === peg ? stack : '')).join('/'),
          ),
        ),
      );
    return BigInt(breadthFirstSearch(graph, [vertex(from)]).distance[vertex(target)]);
  };
}

/**
 * Each published sequence by other means: closed forms by sums, sums by closed forms, towers by
 * searches.
 */
const independent: Record<keyof typeof published, Formula> = {
  A000032: steps([2n, 1n], (a, n) => a[n - 1] + a[n - 2]),
  A000041: (n) => partitions(n, n),
  A000045: (n) => to(n).reduce((total, k) => total + choose(n - k, k - 1), 0n),
  A000051: (n) => power(2, n) + 1n,
  A000079: (n) => power(2, n),
  A000108: (n) => choose(2 * n, n) / BigInt(n + 1),
  A000110: (n) => to(n + 1).reduce((total, k) => total + stirling(n, k - 1), 0n),
  A000129: steps([0n, 1n], (a, n) => 2n * a[n - 1] + a[n - 2]),
  A000142: factorial,
  A000165: (n) => power(2, n) * factorial(n),
  A000166: (n) =>
    to(n + 1).reduce(
      (total, k) => total + (power(-1, k - 1) * factorial(n)) / factorial(k - 1),
      0n,
    ),
  A000217: (n) => sum(n, BigInt),
  A000225: searched(3, 'any', 0, 2),
  A000244: (n) => power(3, n),
  A000262: (n) => (n === 0 ? 1n : sum(n, (k) => lah(n, k))),
  A000290: (n) => BigInt(n * n),
  A000292: (n) => choose(n + 2, 3),
  A000295: (n) => to(n - 1).reduce((total, k) => total + choose(n, k + 1), 0n),
  A000302: (n) => power(4, n),
  A000330: (n) => sum(n, (i) => BigInt(i * i)),
  A000337: (n) => BigInt(n - 1) * power(2, n) + 1n,
  A000340: (n) => to(n + 1).reduce((total, k) => total + BigInt(k) * power(3, n + 1 - k), 0n),
  A000351: (n) => power(5, n),
  A000392: (n) => stirling(n, 3),
  A000522: (n) => to(n + 1).reduce((total, k) => total + factorial(n) / factorial(k - 1), 0n),
  A000537: (n) => sum(n, (i) => BigInt(i ** 3)),
  A000578: (n) => BigInt(n ** 3),
  A000918: (n) => power(2, n) - 2n,
  A000984: (n) => to(n + 1).reduce((total, k) => total + choose(n, k - 1) ** 2n, 0n),
  A001045: (n) => (power(2, n) - power(-1, n)) / 3n,
  A001147: (n) => factorial(2 * n) / (power(2, n) * factorial(n)),
  A001286: (n) => lah(n, 2),
  A001563: (n) => factorial(n + 1) - factorial(n),
  A001710: (n) => (n < 2 ? 1n : factorial(n) / 2n),
  A001715: (n) => factorial(n) / 6n,
  A001787: (n) => sum(n, (k) => BigInt(k) * choose(n, k)),
  A001792: (n) => (BigInt(n + 2) * power(2, n)) / 2n,
  A002378: (n) => 2n * choose(n + 1, 2),
  A003462: (n) => sum(n, (i) => power(3, i - 1)),
  A005665: searched(3, 'cyclic', 0, 1),
  A005666: searched(3, 'cyclic', 0, 2),
  A007664: (n) => frameStewart(n)[n],
  A007665: fivePegs,
  A024023: searched(3, 'adjacent', 0, 2),
  A029858: (n) => (power(3, n) - 3n) / 2n,
  A033484: (n) => 3n * power(2, n) - 2n,
  A036563: (n) => power(2, n) - 3n,
  A048473: (n) => 2n * power(3, n) - 1n,
  A052548: (n) => power(2, n) + 2n,
  A160002: searched(4, 'adjacent', 0, 3),
  A291876: star,
  A291877: searched(4, 'star', 0, 1),
  A292764: searched(4, 'cyclic', 0, 2),
  A338024: searched(4, 'cyclic', 0, 1),
  A338089: searched(4, 'cyclic', 0, 3),
  A382111: (n) => BigInt(n === 0 ? 0 : farthest(n)),
};

function farthest(n: number): number {
  const graph = toCsr(towerGraph(hanoi(n, { pegs: 4 })));
  return breadthFirstSearch(graph, [0]).spheres.length - 1;
}

test('every published sequence here is found by other means, as far as a search of 7 discs where it needs one', () => {
  const bySearch = [
    'A000225',
    'A005665',
    'A005666',
    'A024023',
    'A160002',
    'A291877',
    'A292764',
    'A338024',
    'A338089',
    'A382111',
  ];
  for (const { id, offset, terms } of Object.values(published)) {
    const compared = terms.slice(
      0,
      bySearch.includes(id) ? 8 - offset : id === 'A007665' ? 12 : 40,
    );
    expect([id, compared.map((_, i) => independent[id](offset + i))]).toEqual([
      id,
      compared.map(BigInt),
    ]);
    expect(compared.length).toBeGreaterThanOrEqual(6);
  }
});

test('a sequence is recognized under its own number, shifted and multiplied', () => {
  for (const sequence of Object.values(published)) {
    const own = sequence.terms.map(BigInt);
    const plain = recognize(sequence.offset, own)[0];
    expect([plain.sequence.id, plain.factor, plain.divisor, plain.shift]).toEqual([
      sequence.id,
      1n,
      1n,
      0,
    ]);
    const [factor, shift] = [7n, 2];
    const found = recognize(
      3,
      own.slice(shift).map((term) => term * factor),
    );
    expect(found.find(({ sequence: { id } }) => id === sequence.id)).toMatchObject({
      factor,
      divisor: 1n,
      shift: sequence.offset + shift - 3,
      from: 3,
      agree: own.length - shift,
    });
  }
});

test('half a sequence, and one whose first term is out of line', () => {
  expect(
    recognize(
      0,
      published.A002378.terms.map((term) => BigInt(term) / 2n),
    ).map(({ sequence: { id } }) => id),
  ).toEqual(['A000217', 'A002378']);
  const cubes = [100n, ...published.A000578.terms.slice(1).map(BigInt)];
  expect(recognize(0, cubes).map(({ sequence: { id }, from, text }) => [id, from, text])).toEqual([
    ['A000578', 1, 'a(n) = A000578(n), 9 terms agree (n = 1 to 9): cubes'],
  ]);
});

test('nothing is recognized in few, small, equal or wrong terms', () => {
  expect(recognize(0, [1n, 2n, 4n, 8n])).toEqual([]);
  expect(recognize(0, [0n, 1n, 1n, 2n, 3n, 5n])).toEqual([]);
  expect(recognize(0, [12n, 12n, 12n, 12n, 12n])).toEqual([]);
  expect(recognize(0, [1n, 2n, 4n, 8n, 16n, 32n, 65n])).toEqual([]);
  expect(recognize(0, [0n, 0n, 0n, 7n, 42n])).toEqual([]);
  expect(recognize(0, [])).toEqual([]);
  expect(() => recognize(-1, [])).toThrow('lab/recognize: offset must be an integer >= 0 (got -1)');
});
