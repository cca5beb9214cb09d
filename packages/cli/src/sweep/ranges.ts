import { mustBe } from '../bad-input.js';
import type { Option } from '../options.js';

/** The most values that one option may stand for. */
const MOST_VALUES = 10_000;

/** Whole numbers as a list of numbers and ranges: `3..6,9`. */
export function numberRanges(
  value: string,
  help: string,
  least: number,
  most: number,
): Option<readonly number[]> {
  const bound = `whole numbers from ${least} to ${most} or ranges A..B of them, separated by commas`;
  return {
    value,
    help,
    read: (option, given) =>
      given
        .split(',')
        .flatMap((part) => rangeOf(part, least, most) ?? refuse(option, bound, given)),
  };
}

/** Words of some list, separated by commas, each at most once. */
export function words<T extends string>(
  value: string,
  help: string,
  known: readonly T[],
): Option<readonly T[]> {
  const bound = `one or more of ${known.join(', ')}, separated by commas`;
  return {
    value,
    help,
    read: (option, given) =>
      given
        .split(',')
        .map((part) => known.find((word) => word === part) ?? refuse(option, bound, given)),
  };
}

/** Words of some list, numbers and ranges of numbers, separated by commas. */
export function wordsOrNumbers<T extends string>(
  value: string,
  help: string,
  known: readonly T[],
  most: number,
): Option<readonly (T | number)[]> {
  const bound = `one or more of ${known.join(', ')}, a number from 0 to ${most}, or a range A..B, separated by commas`;
  const read = (option: string, given: string) =>
    given.split(',').flatMap((part): (T | number)[] => {
      const word = known.find((candidate) => candidate === part);
      return word === undefined ? (rangeOf(part, 0, most) ?? refuse(option, bound, given)) : [word];
    });
  return { value, help, read };
}

/** Capacities for a number of discs: one list a choice. */
export type CapacityRule = (discs: number) => readonly (readonly number[])[];

/**
 * Capacities with one entry a peg: a number, `n`, `n-1`, ... for a number that follows the discs, or a range of these; alternatives after a semicolon.
 *
 * @example
 * ```ts
 * capacityRule('', '').read('--capacities', 'n,1..n-1,2;4,4,4')(3); // => [[3, 1, 2], [3, 2, 2], [4, 4, 4]]
 * ```
 */
export function capacityRule(value: string, help: string): Option<CapacityRule> {
  const bound =
    'one entry a peg such as 4, n, n-1 or 1..n, separated by commas; alternatives after a semicolon';
  return {
    value,
    help,
    read(option, given) {
      const alternatives = given
        .split(';')
        .map((list) =>
          list.split(',').map((part) => entryOf(part) ?? refuse(option, bound, given)),
        );
      return (discs) =>
        alternatives.flatMap((entries) =>
          products(
            entries.map((entry) => entry(discs)),
            option,
            given,
          ),
        );
    },
  };
}

/** The values of one peg for a number of discs; `null` when the text is no such entry. */
function entryOf(text: string): ((discs: number) => number[]) | null {
  const [from, to = from, ...more] = text.split('..').map(termOf);
  if (more.length > 0 || from === null || to === null || from === undefined || to === undefined)
    return null;
  return (discs) => {
    const [least, most] = [Math.max(0, from(discs)), to(discs)];
    return Array.from(
      { length: Math.min(Math.max(0, most - least + 1), MOST_VALUES + 1) },
      (_, i) => least + i,
    );
  };
}

function termOf(text: string): ((discs: number) => number) | null {
  const [, symbol, less] = /^(n)(?:-(\d{1,3}))?$/.exec(text) ?? [];
  if (symbol !== undefined) return (discs) => discs - Number(less ?? 0);
  return /^\d{1,4}$/.test(text) ? () => Number(text) : null;
}

function products(
  lists: readonly (readonly number[])[],
  option: string,
  given: string,
): number[][] {
  const count = lists.reduce((product, list) => product * list.length, 1);
  if (count > MOST_VALUES) throw mustBe(option, `at most ${MOST_VALUES} choices`, given);
  return lists.reduce<number[][]>(
    (all, list) => all.flatMap((start) => list.map((entry) => [...start, entry])),
    [[]],
  );
}

/** The numbers of `A` or `A..B`; `null` when they are none, or out of bounds. */
function rangeOf(text: string, least: number, most: number): number[] | null {
  const [, first, last = first] = /^(\d{1,9})(?:\.\.(\d{1,9}))?$/.exec(text) ?? [];
  const [from, to] = [Number(first), Number(last)];
  if (first === undefined || from < least || to > most || to < from || to - from >= MOST_VALUES)
    return null;
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

function refuse(option: string, bound: string, given: string): never {
  throw mustBe(option, bound, given);
}
