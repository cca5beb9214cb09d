import { InputError, requireInteger, requireShape } from '../errors.js';
import { type Arrangement, type Disc, requireArrangement, type TowerState } from './state.js';
import type { TowerFacts, TowerRules } from './tower-rules.js';

/** The size of a disc. */
export function sizeOf({ sizes }: Pick<TowerRules, 'sizes'>, disc: Disc): number {
  return sizes === undefined ? disc : sizes[disc - 1];
}

/** The discs of rules; a compiled tower knows their kinds already. */
type Discs = Pick<TowerRules, 'discs' | 'sizes' | 'colors'> & Partial<Pick<TowerFacts, 'kinds'>>;

/**
 * The kind of every disc: entry `k - 1` is the smallest disc that disc k is alike to; `null` where
 * all discs differ.
 *
 * Discs are alike when they have the same size and the same color; where no colors are given, they
 * have one.
 *
 * @example
 * ```ts
 * kindsOf({ ...london(3), sizes: [1, 1, 1], colors: ['red', 'blue', 'red'] }); // => [1, 2, 1]
 * kindsOf(london(3)); // => null
 * ```
 */
export function kindsOf(rules: Discs): readonly Disc[] | null {
  requireDiscs('core/kinds', rules);
  return knownKinds(rules);
}

/** The kinds of discs that were checked. */
export const knownKinds = (rules: Discs): readonly Disc[] | null =>
  rules.kinds === undefined ? findKinds(rules) : rules.kinds;

/** Throws an `InputError` unless a value has discs as rules have, and says how they look. */
function requireDiscs(place: string, rules: Discs): void {
  requireShape(place, 'rules', rules, ['discs']);
  requireInteger(place, 'discs', rules.discs, 1);
  requireLooks(place, rules);
}

/** The lists with an entry per disc: what they count, and what an entry is. */
const listsPerDisc = [
  ['sizes', 'numbers', Number.isFinite],
  ['colors', 'names', (color: unknown) => typeof color === 'string'],
] as const;

/** Throws an `InputError` unless there are one size and one color per disc, or none. */
export function requireLooks(place: string, rules: Discs): void {
  const { discs: n } = rules;
  for (const [name, of, isEntry] of listsPerDisc)
    if (rules[name] !== undefined && !isListOf(n, rules[name], isEntry))
      throw new InputError(place, name, 'onePer', { n, of, per: 'discs', got: rules[name] });
}

const isListOf = (length: number, list: unknown, fits: (value: unknown) => boolean): boolean =>
  Array.isArray(list) && list.length === length && list.every((value) => fits(value));

/** The kind of a disc; the disc itself where all discs differ. */
export const kindOf = (kinds: readonly Disc[] | null, disc: Disc): Disc =>
  kinds === null ? disc : kinds[disc - 1];

/** The kinds as they follow from sizes and colors. Time O(discs). */
export function findKinds(rules: Omit<Discs, 'kinds'>): readonly Disc[] | null {
  if (rules.sizes === undefined) return null;
  const first = new Map<string, Disc>();
  const kinds = Array.from({ length: rules.discs }, (_, index) => {
    const look = `${sizeOf(rules, index + 1)} ${rules.colors?.[index] ?? ''}`;
    if (!first.has(look)) first.set(look, index + 1);
    return first.get(look) as Disc;
  });
  return first.size === rules.discs ? null : kinds;
}

/**
 * The arrangement that stands for all those that differ from it by exchanging alike discs: alike
 * discs are numbered upwards in the order of reading, p0 first, from the top.
 *
 * The arrangement itself where all discs differ. Time O(discs).
 *
 * @example
 * ```ts
 * representative({ ...london(3), sizes: [1, 1, 1], colors: ['red', 'blue', 'red'] }, [[3, 2], [1], []]); // => [[1, 2], [3], []]
 * ```
 */
export function representative(rules: Discs, state: Arrangement): Arrangement {
  requireDiscs('core/representative', rules);
  return represented(rules, requireArrangement('core/representative', state, rules.discs));
}

/** The representative of an arrangement that was checked. */
export function represented(rules: Discs, state: Arrangement): Arrangement {
  const kinds = knownKinds(rules);
  return kinds === null ? state : numbered(kinds, state);
}

/** The representative of a regular arrangement, as a state. */
export const stateOf = (rules: Discs, state: Arrangement): TowerState =>
  represented(rules, state) as TowerState;

/**
 * The same arrangement with the discs of every kind numbered upwards; a disc may be named by any of
 * its kind.
 */
function numbered(kinds: readonly Disc[], state: Arrangement): Disc[][] {
  const last = new Int32Array(kinds.length);
  return state.map((discs) =>
    discs.map((disc) => {
      const kind = kinds[disc - 1];
      const number = kinds.indexOf(kind, last[kind - 1]) + 1;
      last[kind - 1] = number;
      return number;
    }),
  );
}
