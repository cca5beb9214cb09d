import { InputError } from '@manaus/core';
import { requireOneOf } from '@manaus/core/internals';

/**
 * The repairs of Algorithm 1 that its rules in words, or our reading of them, ask for:
 *
 * `roll`: of a lying block the cube behind goes two cells on, not always the first; `down` is up
 * with - for +, not right with - for +; `select`: the two ifs exclude each other; `whole`: `_` is
 * illegal for a whole block; `end`: no letter is read beyond the last; `outside` the board is void;
 * `order`: a teleport's x1, y1, x2, y2 in this order; `landing`: halves set down side by side join;
 * `support` is tested again after switches and teleports; `bridge`: what is compared is f at the
 * bridge; `flip`: the two ifs exclude each other; `pressed`: a press is marked once, not once for
 * each bridge; `both` cubes of a lying block press; `resting` halves do not press; `win`: nothing
 * follows the win. With `landing` halves are never side by side, so that none can enter the cell of
 * the other.
 *
 * @example
 * ```ts
 * repairs.length; // => 15
 * ```
 */
export const repairs = [
  'roll',
  'down',
  'select',
  'whole',
  'end',
  'outside',
  'order',
  'landing',
  'support',
  'bridge',
  'flip',
  'pressed',
  'both',
  'resting',
  'win',
] as const;
/** The name of a repair. */
export type Repair = (typeof repairs)[number];

/** Repairs as a set; an `InputError` for anything else. */
export function repairSet(place: string, repaired: Iterable<Repair>): ReadonlySet<Repair> {
  if (typeof repaired?.[Symbol.iterator] !== 'function')
    throw new InputError(place, 'repaired', 'listOf', { of: 'names', got: repaired });
  return new Set(Array.from(repaired, (name) => requireOneOf(place, 'repaired', repairs, name)));
}
