import type { FibonacciPosition, Heaps } from '@manaus/games';
import { columnSums, digitRows, numberOf } from './digits.js';

/** A position with one heap changed. */
export const withHeap = (heaps: Heaps, place: number, heap: number): Heaps =>
  heaps.map((other, i) => (i === place ? heap : other));

/**
 * The step of the proof of Bouton's theorem, literally: in any row with a 1 in the leftmost column
 * of sum 1, write 0 there, and change the digits to its right wherever the column needs it. Empty
 * where all sums are 0.
 */
export function boutonMoves(heaps: Heaps): Heaps[] {
  const rows = digitRows(heaps);
  const sums = columnSums(rows, 2);
  const leftmost = sums.indexOf(1);
  return rows.flatMap((row, place) =>
    row[leftmost] === 1 ? [withHeap(heaps, place, numberOf(balanced(row, sums)))] : [],
  );
}

/** A row with the digits changed where the columns have sum 1; the leftmost of these was 1. */
const balanced = (row: readonly number[], sums: readonly number[]): number[] =>
  row.map((digit, column) => (sums[column] === 1 ? 1 - digit : digit));

/**
 * The two steps of the printed strategy of misère Nim; no move where all heaps have one block, of
 * which it does not speak.
 */
export function misereNimMoves(heaps: Heaps): Heaps[] {
  const large = [...heaps.keys()].filter((place) => heaps[place] > 1);
  if (large.length >= 2) return boutonMoves(heaps);
  return large
    .flatMap((place) => [0, 1].map((left) => withHeap(heaps, place, left)))
    .filter((next) => next.filter((heap) => heap === 1).length % 2 === 1);
}

/**
 * The printed strategy of the halving game: all binary digits 1 but the leftmost are taken away. No
 * move if no others exist.
 */
export function leftmostDigitMoves([heap]: Heaps): Heaps[] {
  const [first, ...others] = heap.toString(2);
  const left = [first, ...others.map(() => '0')].join('');
  return others.includes('1') ? [[Number.parseInt(left, 2)]] : [];
}

/** f_1, f_2, ... up to a bound, by the recurrence of the work: f_1 = 1, f_2 = 2. */
export function fibonacciUpTo(most: number): number[] {
  const terms = [1, 2];
  for (let [last, next] = [2, 3]; next <= most; [last, next] = [next, last + next])
    terms.push(next);
  return terms.filter((term) => term <= most);
}

/**
 * Indices i of terms f_i, no two consecutive, that add up to a number; by trying all sets, the
 * first found.
 */
export function zeckendorfIndices(number: number, from = 1): number[] | null {
  if (number === 0) return [];
  const terms = fibonacciUpTo(number);
  for (let i = from; i <= terms.length; i++) {
    const rest = zeckendorfIndices(number - terms[i - 1], i + 2);
    if (rest !== null) return [i, ...rest];
  }
  return null;
}

const taking = (heap: number, taken: number): FibonacciPosition => ({
  heaps: [heap - taken],
  limit: 2 * taken,
});

/**
 * The smallest part of the Zeckendorf representation is taken; no move where that is more than
 * allowed.
 */
export function smallestPartMoves({ heaps: [heap], limit }: FibonacciPosition) {
  const [least] = zeckendorfIndices(heap) ?? [];
  const part = least === undefined ? 0 : fibonacciUpTo(heap)[least - 1];
  return part >= 1 && part <= limit ? [taking(heap, part)] : [];
}

/**
 * The printed strategy: a Fibonacci number is left that the other player cannot take whole, any of
 * them; else the smallest part is taken.
 */
export function fibonacciNimMoves(position: FibonacciPosition): FibonacciPosition[] {
  const [heap] = position.heaps;
  const safe = fibonacciUpTo(heap - 1)
    .map((left) => taking(heap, heap - left))
    .filter(({ heaps: [left], limit }) => limit <= 2 * position.limit && limit < left);
  return safe.length > 0 ? safe : smallestPartMoves(position);
}
