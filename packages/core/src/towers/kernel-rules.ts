import type { Arrangement, Disc } from './state.js';
import type { StateRules, TowerFacts } from './tower-rules.js';

/**
 * The order of the discs of a tower: see `TowerFacts.discOrder`. Time O(discs^2) with a stacking
 * function.
 */
export function discOrder({
  discs,
  stacking,
  sizes,
  kinds,
}: StateRules & Pick<TowerFacts, 'kinds'>): TowerFacts['discOrder'] {
  if (kinds !== null) return null;
  if (stacking === 'free') return 'free';
  if (typeof stacking === 'function') return laysNoneOnSmaller(stacking, discs) ? 'sorted' : null;
  return sizes === undefined || sizes.every((size, index) => index === 0 || sizes[index - 1] < size)
    ? 'sorted'
    : null;
}

function laysNoneOnSmaller(mayLie: (disc: Disc, on: Disc) => boolean, discs: number): boolean {
  for (let disc = 2; disc <= discs; disc++)
    for (let on = 1; on < disc; on++) if (mayLie(disc, on)) return false;
  return true;
}

/** The condition on states beyond disc order and capacities: see `TowerFacts.furtherRule`. */
export function furtherRule({
  stacking,
  stateConditions,
}: StateRules & Pick<TowerFacts, 'stateConditions'>): TowerFacts['furtherRule'] {
  const stacks = typeof stacking === 'function' ? stacksBy(stacking) : null;
  if (stateConditions.length === 0) return stacks;
  const permitted = (state: Arrangement) => stateConditions.every(({ holds }) => holds(state));
  return stacks === null ? permitted : (state) => stacks(state) && permitted(state);
}

/** The condition that every disc may rest on the next one. */
const stacksBy = (mayRest: (disc: Disc, on: Disc) => boolean) => (state: Arrangement) =>
  state.every((discs) => discs.every((disc, i) => i === 0 || mayRest(discs[i - 1], disc)));
