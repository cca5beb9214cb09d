import { factorial, range } from '@manaus/core';
import { rankPermutation, remembered, unrankPermutation } from '@manaus/core/internals';

/** Orders of the last four positions: one word of bits. */
export const WORD_ORDERS = 24;

/**
 * The change of the places of bits and words when a disc goes from one position to another and
 * those between close up.
 */
export type Turn =
  /**
   * Word `block * size * span + i * span + k` becomes `block * size * span + table[i] * span + k`.
   */
  | { readonly kind: 'words'; readonly table: Int32Array; readonly span: number }
  /** Bits within a word: two tables of 12 bits. */
  | { readonly kind: 'bits'; readonly table: Int32Array }
  /**
   * A disc goes in among the last four, at a position: `table[word * 4 + rank among them of the one
   * that leaves] = word' * 4 + its own rank among them`.
   */
  | { readonly kind: 'in'; readonly table: Int32Array; readonly position: number }
  /** A disc goes out of the last four, from a position. */
  | { readonly kind: 'out'; readonly table: Int32Array; readonly position: number };

/** The turns of n >= 4 positions, from one to another; tables are made once and shared. */
export function turns(n: number): (taken: number, put: number) => Turn {
  const head = n - 4;
  const words = remembered((first: number, last: number) => headTurn(n, first, last));
  const bits = remembered((first: number, last: number) => bitTurn(first - head, last - head));
  const across = remembered((first: number) => crossTurn(n, first));
  const spanAfter = (last: number) => Number(factorial(n - 1 - last)) / WORD_ORDERS;
  return (taken, put) => {
    const first = Math.min(taken, put);
    const last = Math.max(taken, put);
    const back = taken > put ? 1 : 0;
    if (last < head)
      return { kind: 'words', table: words(first, last)[back], span: spanAfter(last) };
    if (first >= head) return { kind: 'bits', table: bits(first, last)[back] };
    return { kind: back ? 'out' : 'in', table: across(first)[back], position: last - head };
  };
}

/**
 * Reads `count` Lehmer digits from a number, the first of which counts to n, the next to n - 1, ...
 */
function lehmerDigits(number: number, count: number, n: number): number[] {
  const digits = new Array<number>(count);
  for (let i = count - 1, rest = number; i >= 0; i--) {
    digits[i] = rest % (n - i);
    rest = Math.floor(rest / (n - i));
  }
  return digits;
}

/** The Lehmer digits after the first disc went behind the others; its own digit comes last. */
function behind(digits: readonly number[]): number[] {
  let own = digits[0];
  const result: number[] = [];
  for (const digit of digits.slice(1)) {
    result.push(own > digit ? digit : digit + 1);
    if (own > digit) own--;
  }
  return [...result, own];
}

const numberOf = (digits: readonly number[], n: number) =>
  digits.reduce((number, digit, i) => number * (n - i) + digit, 0);

/** The tables of a turn: towards the end, and back. */
type BothWays = readonly [Int32Array, Int32Array];

/** The tables of numbers below a size, whose first Lehmer digit goes behind the others. */
function digitTurn(size: number, count: number, n: number): BothWays {
  const forth = new Int32Array(size).map((_, number) =>
    numberOf(behind(lehmerDigits(number, count, n)), n),
  );
  return [forth, inverse(forth)];
}

function inverse(forth: Int32Array): Int32Array {
  const back = new Int32Array(forth.length);
  forth.forEach((to, number) => {
    back[to] = number;
  });
  return back;
}

/** Positions first..last lie before the last four. */
function headTurn(n: number, first: number, last: number): BothWays {
  const left = n - first;
  const length = last - first + 1;
  return digitTurn(Number(factorial(left) / factorial(left - length)), length, left);
}

/**
 * From before the last four to among them: numbers are words times 4 and the relative rank of the
 * disc that crosses.
 */
function crossTurn(n: number, first: number): BothWays {
  const left = n - first;
  return digitTurn(Number(factorial(left)) / 6, left - 3, left);
}

/** The 24 orders of four things, 0 to 3, in lexicographic order. */
const ORDERS = Array.from({ length: WORD_ORDERS }, (_, rank) =>
  unrankPermutation(rank, 4).map((thing) => thing - 1),
);

/** Within the last four: as maps of the lower and the upper 12 bits. */
function bitTurn(first: number, last: number): BothWays {
  const target = Int32Array.from(ORDERS, (order) => rankPermutation(turned(order, first, last)));
  return [bitMap(target), bitMap(inverse(target))];
}

/** The order once the thing at one position went to another, and those between close up. */
function turned(order: readonly number[], from: number, to: number): number[] {
  const others = order.filter((_, position) => position !== from);
  return [...others.slice(0, to), order[from], ...others.slice(to)];
}

function bitMap(target: Int32Array): Int32Array {
  const table = new Int32Array(2 * 4096);
  const bits = Array.from(target, (to) => 1 << to);
  table.set(orSets(bits.slice(0, 12)));
  table.set(orSets(bits.slice(12)), 4096);
  return table;
}

/** For each set of some values, as bits of its index, these values ored. */
function orSets(values: readonly number[]): Int32Array {
  const ors = new Int32Array(2 ** values.length);
  for (let set = 1; set < ors.length; set++)
    ors[set] = ors[set & (set - 1)] | values[31 - Math.clz32(set & -set)];
  return ors;
}

/**
 * The bits of the orders with thing `rank` at `position`, by the order of the three others: both
 * are lexicographic.
 */
const PLACED = Array.from({ length: 16 }, (_, entry) =>
  ORDERS.flatMap((order, bit) => (order[entry >> 2] === (entry & 3) ? [bit] : [])),
);

/**
 * Entry `(position * 4 + rank) * 64 + six`: six orders of three things, with the thing `rank` put
 * in at `position`.
 */
export function putIn(): Int32Array {
  const table = new Int32Array(16 * 64);
  PLACED.forEach((bits, entry) => {
    const values = bits.map((bit) => 1 << bit);
    table.set(orSets(values), entry * 64);
  });
  return table;
}

/**
 * The reverse of `putIn`, for the lower (or the upper) 12 bits: entry
 * `(position * 4 + rank) * 4096 + twelve`.
 */
export function takenOut(upper: boolean): Uint8Array {
  const table = new Uint8Array(16 * 4096);
  const half = upper ? range(12, 23) : range(0, 11);
  PLACED.forEach((bits, entry) => {
    const values = half.map((bit) => (bits.includes(bit) ? 1 << bits.indexOf(bit) : 0));
    table.set(orSets(values), entry * 4096);
  });
  return table;
}
