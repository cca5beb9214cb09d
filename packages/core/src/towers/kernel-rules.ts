import { kindsOf } from './alike.js';
import type { StateRules } from './rules.js';
import type { Arrangement, Disc } from './state.js';

/**
 * How the discs of a tower lie, whatever else the rules forbid: `sorted`, all discs differ and only smaller ones lie on larger ones (a
 * stacking rule of one's own may allow fewer); `free`, all discs differ and any lies on any; `null` for everything else.
 *
 * @example
 * ```ts
 * discOrder(manaus(3)); // => 'sorted'
 * discOrder({ ...hanoi(4), stacking: (disc, on) => on === disc + 1 }); // => 'sorted'
 * discOrder({ ...hanoi(4), stacking: 'equals', sizes: [1, 1, 2, 2] }); // => null
 * ```
 */
export function discOrder(
  rules: Pick<StateRules, 'discs' | 'stacking' | 'sizes' | 'colours'>,
): 'sorted' | 'free' | null {
  const { discs, stacking, sizes } = rules;
  if (kindsOf(rules) !== null) return null;
  if (stacking === 'free') return 'free';
  if (typeof stacking === 'function') return laysNoneOnSmaller(stacking, discs) ? 'sorted' : null;
  return sizes === undefined || sizes.every((size, index) => index === 0 || sizes[index - 1] < size)
    ? 'sorted'
    : null;
}

function laysNoneOnSmaller(mayLie: (disc: Disc, on: Disc) => boolean, discs: number): boolean {
  for (let on = 1; on < discs; on++)
    for (let disc = on + 1; disc <= discs; disc++) if (mayLie(disc, on)) return false;
  return true;
}

/**
 * What the order of discs and the capacities leave open of a state: a stacking rule of one's own, and what is permitted; `null` where nothing.
 *
 * @example
 * ```ts
 * const rules = hanoi(3);
 * furtherRule(rules); // => null
 * furtherRule({ ...rules, stacking: (disc, on) => on === disc + 1 })?.([[1, 3], [2], []]); // => false
 * ```
 */
export function furtherRule(rules: StateRules): ((state: Arrangement) => boolean) | null {
  const { stacking, permits } = rules;
  const stacks =
    typeof stacking === 'function'
      ? (state: Arrangement) =>
          state.every((discs) => discs.every((disc, i) => i === 0 || stacking(discs[i - 1], disc)))
      : null;
  if (permits === undefined) return stacks;
  return stacks === null
    ? (state) => permits(state, rules)
    : (state) => stacks(state) && permits(state, rules);
}

/**
 * Which kernels, symmetries and counts serve a tower: those of `sorted` or of `free` towers; `null` where only the plain way does.
 *
 * @example
 * ```ts
 * kernelRules(oxford(3)); // => 'free'
 * kernelRules({ ...oxford(3), permits: (state) => state[1].length < 2 }); // => null
 * ```
 */
export function kernelRules(rules: StateRules): 'sorted' | 'free' | null {
  return rules.permitsMove === undefined && furtherRule(rules) === null ? discOrder(rules) : null;
}
