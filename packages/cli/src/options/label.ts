import { InputError, parseLabel, type TowerRules, type TowerState } from '@manaus/core';
import { discsInLabel } from '@manaus/core/internals';
import { inOptions, mustBe, reword } from '../errors/refusal.js';
import { text } from './kinds.js';
import type { Option } from './option.js';

/** The most discs of a tower, beyond any search; it stops nonsense before memory is estimated. */
export const MOST_DISCS = 1000;

/** The label of a state. */
export const label = (help: string): Option<string> => text('LABEL', help, 'a label such as 12/3/');

/** The explanation of labels in help. */
export const labelNote =
  'A LABEL names a state: the discs on each peg p0, p1, p2, ..., top disc first, pegs separated by slashes; disc 1 is the smallest. 12/3/ has discs 1 and 2 on p0, disc 3 on p1 and none on p2. With ten or more discs, commas separate the discs: 1,2,10/3/.';

/**
 * The state that a label names.
 *
 * @param option the option from which the label came
 */
export const stateOf = (rules: TowerRules, option: string, given: string): TowerState =>
  blaming(option, () => parseLabel(rules, given));

/** Runs `run`; label errors name `labelOption`. */
export function blaming<T>(
  labelOption: string,
  run: () => T,
  names: ReadonlyMap<string, string> = new Map(),
): T {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const of = error.parameter === 'label' ? labelOption : error.parameter;
    throw reword(error, inOptions(error, names, labelOption), of);
  }
}

/**
 * The number of discs in a label, as `parseLabel` reads it: with ten or more discs, commas separate
 * them. A label without discs is read as one that lacks disc 1.
 *
 * @example
 * ```ts
 * discsIn('12/3/'); // => 3
 * discsIn('1,2,3,4,5,6,7,8,9,10//'); // => 10
 * ```
 */
export function discsIn(given: string): number {
  const discs = discsInLabel(given);
  if (discs > MOST_DISCS) throw mustBe('--from', `a label of at most ${MOST_DISCS} discs`, given);
  return Math.max(1, discs);
}
