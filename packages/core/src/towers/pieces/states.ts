import { InputError, requireInteger, requireKind } from '../../errors.js';
import { tally } from '../../keyed.js';
import { kindOf, knownKinds, represented } from '../alike.js';
import { formatLabel, readLabel } from '../notation.js';
import { both, condition } from '../predicate.js';
import { requireRuleFields } from '../rules.js';
import type { Arrangement, Disc, Peg } from '../state.js';
import { compileTower, type Tower } from '../tower.js';
import type { TowerRules } from '../tower-rules.js';

/**
 * The tower with only those states that a custom predicate also allows.
 *
 * It is asked of arrangements that break no other rule, and must depend on them alone.
 *
 * @example
 * ```ts
 * const rules = withPermittedStates(hanoi(3), (state) => state[1].length !== 2);
 * violation(rules, [[3], [1, 2], []]); // => 'it is not permitted: a custom rule'
 * ```
 */
export function withPermittedStates(
  rules: TowerRules,
  permits: NonNullable<TowerRules['permits']>,
): Tower {
  requireRuleFields(rules);
  requireKind('core/permitted-states', 'permits', 'function', permits);
  return compileTower({ ...rules, permits: both(rules.permits, permits) });
}

/**
 * The tower without some states, given as labels.
 *
 * A label also stands for the states that differ from it by exchanging alike discs, also where a
 * later piece makes them alike.
 *
 * @example
 * ```ts
 * violation(withForbiddenStates(hanoi(3), ['1/23/']), [[1], [2, 3], []]); // => 'it is not permitted: no state 1/23/'
 * ```
 */
export function withForbiddenStates(rules: TowerRules, labels: readonly string[]): Tower {
  requireRuleFields(rules);
  requireKind('core/forbidden-states', 'labels', 'list', labels);
  const open = { ...rules, permits: undefined };
  const states = labels.map((label) => readLabel(open, label));
  return withPermittedStates(
    rules,
    condition(`no state ${states.map(formatLabel).join(', ')}`, (own) => {
      const forbidden = new Set(states.map((state) => formatLabel(represented(own, state))));
      return (state) => !forbidden.has(formatLabel(state));
    }),
  );
}

/**
 * The tower where some discs are never all on one peg; on one peg only, where it is given. A disc
 * stands for any that it is alike to.
 *
 * @example
 * ```ts
 * const rules = hanoi(3, { goal: '1/2/3' });
 * violation(withDiscsApart(rules, [1, 2]), [[1, 2], [3], []]); // => 'it is not permitted: discs 1 and 2 never on one peg'
 * violation(withDiscsApart(rules, [1, 2], 2), [[1, 2], [3], []]); // => null
 * ```
 */
export function withDiscsApart(rules: TowerRules, discs: readonly Disc[], peg?: Peg): Tower {
  requireRuleFields(rules);
  requireSeveral(rules, discs);
  if (peg !== undefined)
    requireInteger('core/keeping-apart', 'peg', peg, 0, rules.capacities.length - 1);
  const text = `discs ${discs.slice(0, -1).join(', ')} and ${discs.at(-1)} never on ${peg === undefined ? 'one peg' : `p${peg}`}`;
  return withPermittedStates(
    rules,
    condition(text, (own) => {
      const kinds = knownKinds(own);
      const wanted = countKinds(kinds, discs);
      return (state: Arrangement) =>
        !(peg === undefined ? state : [state[peg]]).some((held) =>
          holds(countKinds(kinds, held), wanted),
        );
    }),
  );
}

/**
 * The tower where a peg holds, besides its capacity, only as many discs as a function of the peg
 * and the state says.
 *
 * @example
 * ```ts
 * const rules = withStateCapacities(hanoi(3), (peg, state) => (peg === 1 && state[0].length > 1 ? 0 : 3));
 * violation(rules, [[2, 3], [1], []]); // => 'it is not permitted: capacities that depend on the state'
 * ```
 */
export function withStateCapacities(
  rules: TowerRules,
  room: (peg: Peg, state: Arrangement) => number,
): Tower {
  requireKind('core/state-capacities', 'room', 'function', room);
  const fits = (state: Arrangement) =>
    state.every((discs, peg) => discs.length <= room(peg, state));
  return withPermittedStates(
    rules,
    condition('capacities that depend on the state', () => fits),
  );
}

/** Refuses fewer than two discs, and discs that are the same or not there. */
function requireSeveral(rules: TowerRules, discs: readonly Disc[]): void {
  const place = 'core/keeping-apart';
  requireKind(place, 'discs', 'list', discs);
  if (discs.length < 2)
    throw new InputError(place, 'discs', 'atLeastOf', { n: 2, of: 'entries', got: discs });
  if (new Set(discs).size < discs.length)
    throw new InputError(place, 'discs', 'different', { got: discs });
  for (const disc of discs) requireInteger(place, 'discs', disc, 1, rules.discs);
}

const countKinds = (kinds: readonly Disc[] | null, discs: readonly Disc[]): Map<Disc, number> =>
  tally(discs.map((disc) => kindOf(kinds, disc)));

function holds(held: ReadonlyMap<Disc, number>, wanted: ReadonlyMap<Disc, number>): boolean {
  return [...wanted].every(([kind, count]) => (held.get(kind) ?? 0) >= count);
}
