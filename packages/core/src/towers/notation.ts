import { type BrokenRule, type InputError, requireKind } from '../errors.js';
import type { Notation } from '../puzzle.js';
import { brokenRule, irregular, regularState, requireStateRules } from './rules.js';
import { type Arrangement, requireArrangement, type TowerState } from './state.js';
import type { StateRules } from './tower-rules.js';

/**
 * The work's label of an arrangement: the top disc first, pegs separated by `/`, commas between
 * discs from ten discs on.
 *
 * Source: [martins2024, section 3.3.1].
 *
 * @example
 * ```ts
 * formatLabel([[1, 2], [3], []]); // => '12/3/'
 * ```
 */
export function formatLabel(state: Arrangement): string {
  let discs = 0;
  for (const peg of requireArrangement('core/label', state)) discs += peg.length;
  const between = discs < 10 ? '' : ',';
  return state.map((peg) => peg.join(between)).join('/');
}

/**
 * The regular state that a label names, or an `InputError` that names the violated rule.
 *
 * With fewer than ten discs every digit is a disc (commas are read too); from ten on, discs are
 * separated by commas. Where discs are alike, any label of the state is read, and the
 * representative comes out.
 *
 * @example
 * ```ts
 * parseLabel(hanoi(3), '12/3/'); // => [[1, 2], [3], []]
 * ```
 */
export function parseLabel(rules: StateRules, text: string): TowerState {
  return regularState(rules, readLabel(rules, text));
}

/**
 * The regular arrangement that a label spells; of those that stand for one state, that which was
 * written.
 */
export function readLabel(rules: StateRules, text: string): Arrangement {
  requireStateRules(rules);
  requireKind('core/label', 'label', 'text', text);
  const wrong = (why: BrokenRule) => irregular('label', rules, why, text);
  if (!/^[0-9,/]*$/.test(text)) throw wrong({ code: 'signs' });
  if (text.length > 1000 + 12 * rules.discs) throw wrong({ code: 'tooLong' });
  const state = text.split('/').map((peg) => readPeg(peg, rules.discs, wrong));
  const broken = brokenRule(rules, state);
  if (broken !== null) throw wrong(broken);
  return state;
}

function readPeg(text: string, discs: number, wrong: (why: BrokenRule) => InputError): number[] {
  const parts = partsOf(text, discs);
  if (parts.includes('')) throw wrong({ code: 'comma' });
  return parts.map(Number);
}

/** The texts of the discs on a peg. */
function partsOf(peg: string, discs: number): string[] {
  if (peg === '') return [];
  return discs >= 10 || peg.includes(',') ? peg.split(',') : [...peg];
}

/**
 * The number of discs for which a label is written: the one with which `parseLabel` finds as many
 * discs in it.
 *
 * @example
 * ```ts
 * discsInLabel('12/3/'); // => 3
 * discsInLabel('1,2/3//'); // => 3
 * discsInLabel('1,2,3,4,5,6,7,8,9/10/'); // => 10
 * ```
 */
export function discsInLabel(text: string): number {
  const count = (discs: number) =>
    text.split('/').flatMap((peg) => partsOf(peg, discs).filter((part) => /^\d+$/.test(part)))
      .length;
  const separated = count(10);
  return separated >= 10 ? separated : count(9);
}

/**
 * The regular state that is given by itself or by its label; an `InputError` otherwise.
 *
 * @example
 * ```ts
 * towerState(hanoi(3), '12/3/'); // => [[1, 2], [3], []]
 * towerState(hanoi(3), [[2, 1], [3], []]); // throws disc 2 lies on disc 1
 * ```
 */
export const towerState = (rules: StateRules, state: Arrangement | string): TowerState =>
  typeof state === 'string' ? parseLabel(rules, state) : regularState(rules, state);

/** The labels of a tower as its notation. */
export function towerNotation(rules: StateRules): Notation<TowerState> {
  return { format: formatLabel, parse: (text) => parseLabel(rules, text) };
}
