import { range, requireInteger } from '@manaus/core';
import { type Definition, type HeapValues, heapGameOf } from './definition.js';
import { keptValues } from './grundy-values.js';
import type { HeapGameEntry } from './heap-game.js';
import { definitionByValues } from './rule-game.js';
import { countedValues } from './subtraction/rows.js';
import { requireSubtractionSet } from './subtraction/set.js';

const common = {
  mostHeaps: null,
  parameters: [],
};

/** Values of heaps that are counted anew for each longer row. */
const countedTo = (
  to: (upto: number) => ArrayLike<number>,
  period: 'never' | null,
): HeapValues => ({ value: keptValues(to), to, period: () => period, looked: () => 0 });

/**
 * The all-but game: a move takes any positive number from one heap, but none of some. Throws an
 * `InputError` where those are anything but integers >= 1, each once.
 */
function allBut(forbidden: readonly number[]): Definition {
  const set = requireSubtractionSet('games/all-but', forbidden);
  return definitionByValues(
    {
      name: `all but {${set.join(', ')}}`,
      options: (heap) =>
        range(0, heap - 1)
          .reverse()
          .filter((left) => !set.includes(heap - left)),
    },
    countedTo((upto) => allButValues(set, upto), 'never'),
  );
}

/** The largest heap whose value is counted. */
const MOST_COUNTED = 10_000_000;

/**
 * The Grundy values of the heaps 0 to `upto` of an all-but game.
 *
 * A heap has no option of a value if all smaller heaps with it lie at forbidden distances; so heaps
 * per value are counted. Time O(upto times forbidden numbers). No value recurs further on than the
 * largest forbidden number, so there is no period. At most 10^7 heaps; throws an `InputError` for
 * more.
 */
function allButValues(set: readonly number[], upto: number): Uint32Array {
  requireInteger('games/all-but-values', 'heaps', upto, 0, MOST_COUNTED);
  const values = new Uint32Array(upto + 1);
  const heapsOf = new Uint32Array(upto + 2);
  let largest = -1;
  for (let heap = 0; heap <= upto; heap++) {
    const near = set.filter((taken) => taken <= heap).map((taken) => values[heap - taken]);
    const free = near.filter(
      (value) => near.filter((other) => other === value).length === heapsOf[value],
    );
    values[heap] = Math.min(largest + 1, ...free);
    largest = Math.max(largest, values[heap]);
    heapsOf[values[heap]]++;
  }
  return values;
}

/** All-but games among the heap games; the parameter is what a move may not take. */
export const allButEntry: HeapGameEntry = {
  ...common,
  name: 'all-but',
  start: '9,14',
  parameters: [
    {
      name: 'except',
      meaning: 'the numbers that a move may not take, such as 2,5',
      kind: 'set',
      least: 1,
      initial: [2, 5],
    },
  ],
  game: ({ except }) => heapGameOf(allBut(typeof except === 'object' ? except : [])),
};

/** An infinite set of numbers that a move may take. */
interface InfiniteSet {
  readonly name: string;
  /** The members to a bound, in order. */
  members(most: number): readonly number[];
  /** The largest heap whose value is counted: there are some 10^9 options up to there. */
  readonly mostCounted: number;
  readonly period: 'never' | null;
}

/** The game of an infinite set. Values beyond what is counted throw an `InputError`. */
const takeFrom = ({ name, members, mostCounted, period }: InfiniteSet): Definition =>
  definitionByValues(
    { name, options: (heap) => members(heap).map((taken) => heap - taken) },
    countedTo((upto) => {
      requireInteger('games/take-from', 'heaps', upto, 0, mostCounted);
      return countedValues(members(upto), upto);
    }, period),
  );

/**
 * The value of a heap differs from that of the heap larger by the square p^2, a multiple of p, so
 * that p is no period.
 */
const squares = takeFrom({
  name: 'take a square',
  members: (most) => range(1, Math.floor(Math.sqrt(most))).map((root) => root ** 2),
  mostCounted: 1_000_000,
  period: 'never',
});

const primes = takeFrom({
  name: 'take a prime',
  members: primesTo,
  mostCounted: 200_000,
  period: null,
});

/** The primes to a bound, in order, by the sieve of Eratosthenes. */
function primesTo(most: number): number[] {
  const composite = new Uint8Array(most + 1);
  const primes: number[] = [];
  for (let number = 2; number <= most; number++) {
    if (composite[number] === 1) continue;
    primes.push(number);
    for (let multiple = number * number; multiple <= most; multiple += number)
      composite[multiple] = 1;
  }
  return primes;
}

export const squaresEntry: HeapGameEntry = {
  ...common,
  name: 'squares',
  rule: 'a move takes a square',
  start: '20,33',
  game: () => heapGameOf(squares),
};

export const primesEntry: HeapGameEntry = {
  ...common,
  name: 'primes',
  rule: 'a move takes a prime',
  start: '20,33',
  game: () => heapGameOf(primes),
};
