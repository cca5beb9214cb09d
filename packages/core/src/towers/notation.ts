import type { BrokenRule, InputError } from '../errors.js';
import type { Notation } from '../puzzle.js';
import { brokenRule, irregular, regularState } from './rules.js';
import type { Arrangement, TowerState } from './state.js';
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
  for (const peg of state) discs += peg.length;
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
  const wrong = (why: BrokenRule) => irregular('label', rules, why, text);
  if (!/^[0-9,/]*$/.test(text)) throw wrong({ code: 'signs' });
  if (text.length > 1000 + 12 * rules.discs) throw wrong({ code: 'tooLong' });
  const state = text.split('/').map((peg) => readPeg(peg, rules.discs, wrong));
  const broken = brokenRule(rules, state);
  if (broken !== null) throw wrong(broken);
  return state;
}

function readPeg(text: string, discs: number, wrong: (why: BrokenRule) => InputError): number[] {
  if (text === '') return [];
  const commas = discs >= 10 || text.includes(',');
  const parts = commas ? text.split(',') : [...text];
  if (parts.includes('')) throw wrong({ code: 'comma' });
  return parts.map(Number);
}

/** The labels of a tower as its notation. */
export function towerNotation(rules: StateRules): Notation<TowerState> {
  return { format: formatLabel, parse: (text) => parseLabel(rules, text) };
}
