import type { Option } from './option.js';

/** A boolean flag, false by default. */
export const flag = (help: string): Option<boolean> & { readonly default: boolean } => ({
  value: null,
  help,
  bound: 'given without a value',
  parse: () => true,
  default: false,
});

/** A non-empty text, which the command interprets. */
export const text = (value: string, help: string, bound = `a ${value}`): Option<string> => ({
  value,
  help,
  bound,
  parse: (given) => (given === '' ? undefined : given),
});

/** A whole number between two bounds. */
export const wholeNumber = (
  value: string,
  help: string,
  least: number,
  most: number,
): Option<number> => ({
  value,
  help,
  bound: `a whole number from ${least} to ${inWords(most)}`,
  parse: (given) => wholeNumberIn(given, least, most),
});

/** A number with a lower bound, such as a time in seconds. */
export const number = (value: string, help: string, least: number): Option<number> => ({
  value,
  help,
  bound: `a number >= ${least} with at most 9 digits before the point and 9 behind it`,
  parse: (given) =>
    /^\d{1,9}(\.\d{1,9})?$/.test(given) && Number(given) >= least ? Number(given) : undefined,
});

/** Whole numbers between two bounds, separated by commas. */
export const wholeNumbers = (
  value: string,
  help: string,
  least: number,
  most: number,
): Option<readonly number[]> => ({
  value,
  help,
  bound: `whole numbers from ${least} to ${inWords(most)}, separated by commas`,
  parse: (given) => all(given.split(',').map((part) => wholeNumberIn(part, least, most))),
});

/** One of several words. */
export const choice = <const T extends string>(
  value: string,
  help: string,
  words: readonly T[],
): Option<T> => ({
  value,
  help,
  bound: `one of ${words.join(', ')}`,
  parse: (given) => words.find((word) => word === given),
});

/** Several of some words, separated by commas. */
export const words = <const T extends string>(
  value: string,
  help: string,
  known: readonly T[],
): Option<readonly T[]> => ({
  value,
  help,
  bound: `one or more of ${known.join(', ')}, separated by commas`,
  parse: (given) => all(given.split(',').map((part) => known.find((word) => word === part))),
});

/**
 * All values of a list; `undefined` if one of them is `undefined`.
 *
 * @example
 * ```ts
 * all([1, undefined]); // => undefined
 * ```
 */
export const all = <T>(list: readonly (T | undefined)[]): T[] | undefined =>
  list.includes(undefined) ? undefined : (list as T[]);

/** A bound as messages have it. */
const inWords = (bound: number): string =>
  bound === Number.MAX_SAFE_INTEGER ? '2^53 - 1' : String(bound);

function wholeNumberIn(text: string, least: number, most: number): number | undefined {
  const sound = /^-?\d+$/.test(text) && Number(text) >= least && Number(text) <= most;
  return sound ? Number(text) : undefined;
}
