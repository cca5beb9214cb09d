import type { Option } from '../options/option.js';

/** The most heaps whose values fit in one JSON document. */
export const MOST_HEAPS = 10_000_000;

/** The set of a subtraction game, in increasing order. */
export const subtract: Option<readonly number[]> = {
  value: 'LIST',
  help: 'the set of a subtraction game: the numbers that a move may take, such as 1,3,4',
  bound: 'whole numbers >= 1, separated by commas, each once',
  parse(given) {
    const set = given.split(',').map((part) => (/^\d+$/.test(part) ? Number(part) : Number.NaN));
    const sound =
      set.every((taken) => Number.isSafeInteger(taken) && taken >= 1) &&
      new Set(set).size === set.length;
    return sound ? set.sort((a, b) => a - b) : undefined;
  },
};

/** The name of a subtraction game. */
export const subtractionName = (set: readonly number[]): string =>
  `subtraction {${set.join(', ')}}`;
