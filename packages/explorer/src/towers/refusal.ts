import type { Sentence } from '../shell/phrase.js';
import type { World } from './world.js';

/** The reason why the top disc of a peg may not go to another. */
export function refusal({ rules, state }: World, at: number, from: number, to: number): Sentence {
  const pegs = state(at);
  const [disc] = pegs[from];
  const capacity = rules.capacities[to];
  if (!rules.moves[from][to]) return { key: 'refused.arc', values: { from, peg: to } };
  if (pegs[to].length >= capacity) return { key: 'refused.full', values: { peg: to, n: capacity } };
  const on = pegs[to][0];
  const larger = rules.stacking === 'sorted' && disc > on;
  return { key: larger ? 'refused.larger' : 'refused.rest', values: { disc, on } };
}
