import type { Heaps } from '@manaus/games';
import { range } from '../../check/index.js';
import { columnSums, digitRows, numberOf, sumIsZero } from './digits.js';
import { withHeap } from './nim-strategies.js';

/**
 * The end of a run of the printed procedure: the rows that it picks, and the numbers k_1, k_2, ...
 * that led there.
 */
export interface Picked {
  readonly rows: readonly number[];
  readonly numbers: readonly number[];
}

/**
 * The procedure in the proof of Moore's theorem, literally, with every choice that it leaves open.
 *
 * k_i is the leftmost sum that is not 0, of the rows not chosen; that many rows with a 1 in that
 * column are chosen, or as many as make k where the numbers reach k (`k_1 + k_2 >= k`); until that
 * sum is 0 or k rows are chosen.
 */
export function* mooreProcedure(
  heaps: Heaps,
  k: number,
  chosen: readonly number[] = [],
  numbers: readonly number[] = [],
): Generator<Picked> {
  const rows = digitRows(heaps);
  const open = openRows(rows, chosen);
  const sums = columnSums(
    open.map((row) => rows[row]),
    k + 1,
  );
  const column = sums.findIndex((digit) => digit !== 0);
  if (column < 0 || chosen.length === k) {
    yield { rows: chosen, numbers };
    return;
  }
  const wanted = Math.min(sums[column], k - chosen.length);
  for (const more of subsets(onesAmong(open, rows, column), wanted))
    yield* mooreProcedure(heaps, k, [...chosen, ...more], [...numbers, sums[column]]);
}

/** The rows that are not chosen. */
const openRows = (rows: readonly Row[], chosen: readonly number[]): number[] =>
  [...rows.keys()].filter((row) => !chosen.includes(row));

const onesAmong = (open: readonly number[], rows: readonly Row[], column: number): number[] =>
  open.filter((row) => rows[row][column] === 1);

/** Digits, from the left. */
type Row = readonly number[];

function* subsets(rows: readonly number[], size: number): Generator<number[]> {
  if (size === 0) yield [];
  else
    for (const [i, row] of rows.entries())
      for (const rest of subsets(rows.slice(i + 1), size - 1)) yield [row, ...rest];
}

/**
 * A position with all column sums 0 to which the chosen rows, and no others, can be lowered; every
 * way is tried. `null` if none exists.
 */
export function loweredToZero(heaps: Heaps, chosen: readonly number[], k: number): Heaps | null {
  const [row, ...others] = chosen;
  if (row === undefined) return sumIsZero(heaps, k + 1) ? heaps : null;
  for (const left of range(0, heaps[row])) {
    const found = loweredToZero(withHeap(heaps, row, left), others, k);
    if (found !== null) return found;
  }
  return null;
}

/**
 * True if the chosen rows, and no others, can be lowered to a position with all column sums 0;
 * digit by digit, from the left.
 *
 * A row that has lost a 1 is below its heap whatever digits follow: only which rows are free so is
 * remembered.
 */
export function canBeLowered(heaps: Heaps, chosen: readonly number[], k: number): boolean {
  const rows = digitRows(heaps);
  const others = openRows(rows, chosen);
  let states = new Set([0]);
  for (const column of rows[0]?.keys() ?? []) {
    const own = setOf(chosen.map((row) => rows[row][column]));
    const fixed = onesAmong(others, rows, column).length;
    const columns = range(0, 2 ** chosen.length - 1).filter(
      (ones) => (fixed + bitCount(ones)) % (k + 1) === 0,
    );
    states = new Set([...states].flatMap((free) => nextFree(free, own, columns)));
  }
  return states.size > 0;
}

/** The sets of free rows after a column, for each way to fill it with ones. */
const nextFree = (free: number, own: number, columns: readonly number[]): number[] =>
  columns.filter((ones) => (ones & ~own & ~free) === 0).map((ones) => free | (own & ~ones));

/** Digits as a set of bits, the first as the lowest. */
const setOf = (digits: Row): number => digits.reduce((set, digit, i) => set | (digit << i), 0);

const bitCount = (set: number): number => set.toString(2).replaceAll('0', '').length;

/**
 * The repaired procedure, which also says how far the rows are lowered: the columns from the left;
 * s is the sum of the rows not chosen.
 *
 * Where s and the rows chosen so far are at most k together, s rows with a 1 there are chosen, and
 * all chosen rows get 0 in this column;
 * else no row is chosen, and k + 1 - s of the chosen rows get a 1 there.
 */
export function repairedMooreMove(heaps: Heaps, k: number): Heaps {
  const rows = digitRows(heaps);
  const chosen: number[] = [];
  for (const column of rows[0]?.keys() ?? []) {
    const ones = onesAmong(openRows(rows, chosen), rows, column);
    const sum = ones.length % (k + 1);
    const raised = sum + chosen.length > k ? k + 1 - sum : 0;
    if (raised === 0) chosen.push(...ones.slice(0, sum));
    for (const [i, row] of chosen.entries()) rows[row][column] = i < raised ? 1 : 0;
  }
  return rows.map(numberOf);
}
