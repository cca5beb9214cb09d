import { kindsOf } from './alike.js';
import type { StateRules } from './rules.js';

/**
 * How the discs of a tower lie, whatever else the rules permit: `sorted`, all discs differ and only smaller ones lie on larger ones;
 * `free`, all discs differ and any lies on any; `null` for everything else.
 *
 * @example
 * ```ts
 * discOrder(manaus(3)); // => 'sorted'
 * discOrder({ ...hanoi(4), stacking: 'equals', sizes: [1, 1, 2, 2] }); // => null
 * ```
 */
export function discOrder(rules: Pick<StateRules, 'discs' | 'stacking' | 'sizes' | 'colours'>): 'sorted' | 'free' | null {
  const { stacking, sizes } = rules;
  if (typeof stacking === 'function' || kindsOf(rules) !== null) return null;
  if (stacking === 'free') return 'free';
  return sizes === undefined || sizes.every((size, index) => index === 0 || sizes[index - 1] < size) ? 'sorted' : null;
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
export function kernelRules(rules: Pick<StateRules, 'discs' | 'stacking' | 'sizes' | 'colours' | 'permits' | 'permitsMove'>): 'sorted' | 'free' | null {
  return rules.permits === undefined && rules.permitsMove === undefined ? discOrder(rules) : null;
}
