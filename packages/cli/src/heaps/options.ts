import { mustBe } from '../bad-input.js';
import type { Option } from '../options.js';

const bound = 'whole numbers >= 1, separated by commas, each once';

/** The set of a subtraction game, in order. */
export const subtract: Option<readonly number[]> = {
  value: 'LIST',
  help: 'subtraction: what may be taken, such as 1,3,4',
  read(option, given) {
    const set = given.split(',').map((part) => (/^\d+$/.test(part) ? Number(part) : Number.NaN));
    const sound =
      set.every((taken) => Number.isSafeInteger(taken) && taken >= 1) &&
      new Set(set).size === set.length;
    if (!sound) throw mustBe(option, bound, given);
    return set.sort((a, b) => a - b);
  },
};

/** More heaps than this would not fit one JSON document. */
export const MOST_HEAPS = 10_000_000;
