import { type BrokenRule, ruleSentence } from '../errors/rules.js';
import {
  InputError,
  requireCallbacks,
  requireInteger,
  requireKind,
  requireOneOf,
  requireOptions,
  requireShape,
} from '../errors.js';
import { range } from '../integers.js';
import { sum } from '../sum.js';
import { knownKinds, represented, requireLooks, sizeOf, stateOf } from './alike.js';
import { prepared } from './predicate.js';
import { type Arrangement, type Disc, MOST_PEGS, type Peg, type TowerState } from './state.js';
import type { PegDigraph, StateRules, TowerFacts, TowerRules } from './tower-rules.js';

/**
 * True if a disc may lie directly on another.
 *
 * @example
 * ```ts
 * mayRest(hanoi(3), 2, 1); // => false
 * ```
 */
export function mayRest(
  rules: Pick<TowerRules, 'stacking' | 'sizes'>,
  disc: Disc,
  on: Disc,
): boolean {
  const { stacking } = rules;
  if (stacking === 'sorted') return sizeOf(rules, disc) < sizeOf(rules, on);
  if (stacking === 'equals') return sizeOf(rules, disc) <= sizeOf(rules, on);
  return stacking === 'free' || stacking(disc, on);
}

/**
 * The rule that an arrangement breaks, in words; `null` when it is regular.
 *
 * Linear in the number of discs. Source: [martins2024, definitions 1 and 3].
 *
 * @example
 * ```ts
 * violation(hanoi(3), [[1, 2], [3], []]); // => null
 * violation(hanoi(3), [[2, 1], [3], []]); // => 'disc 2 lies on disc 1'
 * violation(manaus(3), [[3], [], [1, 2]]); // => 'p2 holds 2 discs, its capacity is 1'
 * ```
 */
export function violation(rules: StateRules, state: Arrangement): string | null {
  requireStateRules(rules);
  requireLists(state);
  const broken = brokenRule(rules, state);
  return broken === null ? null : ruleSentence(broken);
}

/**
 * The rule that an arrangement breaks, as a code with values; `null` when it is regular.
 * {@link violation} says the same in words.
 *
 * @example
 * ```ts
 * brokenRule(hanoi(3), [[2, 1], [3], []]); // => { code: 'restsOn', disc: 2, on: 1 }
 * ```
 */
export function brokenRule(rules: StateRules, state: Arrangement): BrokenRule | null {
  return (
    misplaced(rules, state) ??
    overfull(rules.capacities, state) ??
    wrongStack(rules, state) ??
    unpermitted(rules, state)
  );
}

/** A compiled tower has its conditions prepared; for other rules they are prepared here. */
function unpermitted(
  rules: StateRules & Partial<Pick<TowerFacts, 'stateConditions'>>,
  state: Arrangement,
): BrokenRule | null {
  const conditions = rules.stateConditions ?? prepared(rules, rules.permits);
  const failing = conditions.find(({ holds }) => !holds(represented(rules, state)));
  return failing === undefined ? null : { code: 'notPermitted', rule: failing.objection };
}

/**
 * The reason why lists of discs are no arrangement of the discs of a tower on its pegs; `null` if
 * each disc is on one peg, whether its rules allow it there or not.
 *
 * @example
 * ```ts
 * misplaced(hanoi(3), [[2, 1], [3], []]); // => null
 * misplaced(hanoi(3), [[2, 1], [], []]); // => { code: 'missing', disc: 3 }
 * ```
 */
export function misplaced(
  { discs, capacities }: Pick<StateRules, 'discs' | 'capacities'>,
  state: Arrangement,
): BrokenRule | null {
  if (state.length !== capacities.length)
    return { code: 'pegs', n: state.length, of: capacities.length };
  const isSeen: boolean[] = [];
  for (const pile of state)
    for (const disc of pile) {
      if (!Number.isInteger(disc) || disc < 1 || disc > discs)
        return { code: 'unknownDisc', disc, most: discs };
      if (isSeen[disc]) return { code: 'twice', disc };
      isSeen[disc] = true;
    }
  for (let disc = 1; disc <= discs; disc++) if (!isSeen[disc]) return { code: 'missing', disc };
  return null;
}

function overfull(capacities: readonly number[], state: Arrangement): BrokenRule | null {
  for (const [peg, { length: n }] of state.entries())
    if (n > capacities[peg]) return { code: 'full', peg, n, most: capacities[peg] };
  return null;
}

function wrongStack(rules: StateRules, state: Arrangement): BrokenRule | null {
  for (const discs of state)
    for (let i = 1; i < discs.length; i++)
      if (!mayRest(rules, discs[i - 1], discs[i]))
        return { code: 'restsOn', disc: discs[i - 1], on: discs[i] };
  return null;
}

/**
 * The arrangement as a regular state, or an `InputError` that names the violated rule.
 *
 * Where discs are alike, the representative of the state.
 *
 * @example
 * ```ts
 * regularState(hanoi(2), [[1], [2], []]).length; // => 3
 * ```
 */
export function regularState(rules: StateRules, state: Arrangement): TowerState {
  requireStateRules(rules);
  requireLists(state);
  const why = brokenRule(rules, state);
  if (why === null) return stateOf(rules, state);
  throw irregular('state', rules, why, state.join('/'));
}

/** Throws an `InputError` unless a value is a list of lists of discs, regular or not. */
function requireLists(state: unknown): void {
  if (!Array.isArray(state) || !state.every(Array.isArray))
    throw new InputError('core/state', 'state', 'kind', { kind: 'state', got: state });
}

/** The error for an arrangement or a label that breaks a rule. */
export const irregular = (
  what: 'state' | 'label',
  { name: tower, discs }: StateRules,
  why: BrokenRule,
  got: string,
): InputError => new InputError(`core/${what}`, what, 'regular', { tower, discs, why, got });

/** True if a state that was checked is one of the goals. */
export function isAmongGoals(rules: TowerRules, state: TowerState): boolean {
  const own = stateOf(rules, state);
  if (typeof rules.goals === 'function') return rules.goals(own);
  return rules.goals.some((goal) => areEqual(stateOf(rules, goal), own));
}

/** True if both have the same discs in the same order on every peg. */
export function areEqual(a: TowerState, b: TowerState): boolean {
  return a.every(
    (discs, peg) => discs.length === b[peg].length && discs.every((disc, i) => disc === b[peg][i]),
  );
}

/**
 * True if some move between pegs has no inverse.
 *
 * @example
 * ```ts
 * isDirected(pegMoves('cyclic', 3)); // => true
 * ```
 */
export function isDirected(moves: PegDigraph): boolean {
  requireTable('core/is-directed', moves);
  return hasOneWay(moves);
}

const hasOneWay = (moves: PegDigraph): boolean =>
  moves.some((row, from) => row.some((allowed, to) => allowed !== moves[to][from]));

/**
 * True if some move of a tower may have no inverse: the digraph of pegs is directed, or moves are
 * permitted one by one and not declared reversible.
 *
 * @example
 * ```ts
 * isDirectedTower(hanoi(3)); // => false
 * isDirectedTower({ ...hanoi(3), permitsMove: ({ disc, to }) => disc < 3 || to === 2 }); // => true
 * ```
 */
export function isDirectedTower(rules: Reversal): boolean {
  const place = 'core/is-directed';
  const { moves, permitsMove, reversible } = requireShape(place, 'rules', rules, ['moves']);
  requireTable(place, moves);
  requireCallbacks(place, { permitsMove });
  if (reversible !== undefined) requireKind(place, 'reversible', 'boolean', reversible);
  return isOneWay(rules);
}

/** What tells whether moves can be undone. */
type Reversal = Pick<TowerRules, 'moves' | 'permitsMove' | 'reversible'>;

/** True if some move of rules that were checked may have no inverse. */
export const isOneWay = ({ moves, permitsMove, reversible }: Reversal): boolean =>
  hasOneWay(moves) || (permitsMove !== undefined && reversible !== true);

/** The names of the digraphs of pegs that have one. */
export const pegMoveNames = ['any', 'adjacent', 'cyclic', 'ring', 'star'] as const;

/** A named digraph of pegs. */
export type PegMoves = (typeof pegMoveNames)[number];

/**
 * A named digraph of pegs: `any`; `adjacent`: |i - j| = 1; `cyclic`: from p_i to p_(i+1 mod P)
 * only; `ring`: that way and back; `star`: to and from p0. At most 4096 pegs.
 *
 * @example
 * ```ts
 * pegMoves('adjacent', 3); // => [[false, true, false], [true, false, true], [false, true, false]]
 * ```
 */
export function pegMoves(name: PegMoves, pegs: number): PegDigraph {
  requireInteger('core/moves', 'pegs', pegs, 1, MOST_PEGS);
  const joined: Record<PegMoves, (from: number, to: number) => boolean> = {
    any: () => true,
    adjacent: (from, to) => Math.abs(from - to) === 1,
    cyclic: (from, to) => to === (from + 1) % pegs,
    ring: (from, to) => (from - to + pegs) % pegs === 1 || (to - from + pegs) % pegs === 1,
    star: (from, to) => from === 0 || to === 0,
  };
  const rule = joined[name];
  if (rule === undefined)
    throw new InputError('core/moves', 'moves', 'oneOf', { names: Object.keys(joined), got: name });
  return digraphBy(pegs, (from, to) => from !== to && rule(from, to));
}

/** The digraph of pegs whose moves a rule tells. */
export const digraphBy = (pegs: number, rule: (from: Peg, to: Peg) => boolean): PegDigraph =>
  range(0, pegs - 1).map((from) => range(0, pegs - 1).map((to) => rule(from, to)));

/** The moves of a digraph of pegs as pairs of pegs, such as `[[0, 1], [1, 2], [2, 0]]`. */
export type PegPairs = readonly (readonly [from: Peg, to: Peg])[];

/** The digraph of pegs that a name or pairs stand for; anything else stays as it is. */
export function pegDigraph(moves: PegMoves | PegPairs | PegDigraph, pegs: number): PegDigraph {
  if (typeof moves === 'string') return pegMoves(moves, pegs);
  return arePairs(moves) ? pairedPegs(moves, pegs) : moves;
}

const arePairs = (moves: PegPairs | PegDigraph): moves is PegPairs =>
  Array.isArray(moves) &&
  moves.every(
    (row) =>
      Array.isArray(row) && row.length === 2 && row.every((entry) => typeof entry === 'number'),
  );

function pairedPegs(pairs: PegPairs, pegs: number): PegDigraph {
  const isPeg = (peg: Peg) => Number.isInteger(peg) && peg >= 0 && peg < pegs;
  if (!pairs.every(([from, to]) => isPeg(from) && isPeg(to) && from !== to)) {
    const got = pairs.map((pair) => pair.join('-')).join();
    throw new InputError('core/moves', 'moves', 'pegPairs', { most: pegs - 1, got });
  }
  return digraphBy(pegs, (from, to) => pairs.some(([a, b]) => a === from && b === to));
}

/**
 * The pairs of pegs of a digraph.
 *
 * @example
 * ```ts
 * pegPairs(pegMoves('cyclic', 3)); // => [[0, 1], [1, 2], [2, 0]]
 * ```
 */
export function pegPairs(moves: PegDigraph): PegPairs {
  requireTable('core/peg-pairs', moves);
  return moves.flatMap((row, from) => row.flatMap((may, to) => (may ? [[from, to]] : [])));
}

/**
 * The name of a digraph of pegs or its pairs that a text stands for, such as `cyclic`, `0>1,1>2`,
 * `p0>p1` or, where a shell would take `>` for its own, `0-1,1-2`; `none` is no pair. `undefined`
 * for any other text.
 *
 * @example
 * ```ts
 * readPegMoves('0>1,1>2'); // => [[0, 1], [1, 2]]
 * readPegMoves('0>1 1>2'); // => undefined
 * ```
 */
export function readPegMoves(text: string): PegMoves | PegPairs | undefined {
  const name = pegMoveNames.find((known) => known === text);
  if (name !== undefined) return name;
  if (text === 'none') return [];
  const pairs = text.split(',').map((pair) => /^p?(\d{1,2})[->]p?(\d{1,2})$/.exec(pair));
  return pairs.includes(null)
    ? undefined
    : pairs.map((pair) => [Number(pair?.[1]), Number(pair?.[2])] as const);
}

/**
 * The name of a digraph of pegs; `null` if it has none.
 *
 * @example
 * ```ts
 * pegMovesName(bucharest(3).moves); // => 'adjacent'
 * ```
 */
export function pegMovesName(moves: PegDigraph): PegMoves | null {
  const pegs = moves.length;
  const same = (name: PegMoves) =>
    pegMoves(name, pegs).every((row, from) => row.every((may, to) => may === moves[from][to]));
  return pegMoveNames.find(same) ?? null;
}

/** The fields of rules, each `true` if rules must have it. */
const FIELDS = {
  name: true,
  symbol: true,
  discs: true,
  capacities: true,
  moves: true,
  stacking: true,
  goals: true,
  sizes: false,
  colors: false,
  permits: false,
  permitsMove: false,
  reversible: false,
} as const satisfies Record<keyof TowerRules, boolean>;

/**
 * Throws an `InputError` unless a value is an object with the fields of rules, and no others, and
 * each has a value that rules may have. Time O(discs + pegs^2).
 */
export function requireRuleFields(rules: TowerRules): void {
  requireStateRules(rules);
  const { goals } = rules;
  if (typeof goals !== 'function' && !Array.isArray(goals))
    throw new InputError('core/tower', 'goals', 'listOf', { of: 'entries', got: goals });
}

/** The same for rules that need no goals. */
export function requireStateRules(rules: StateRules & Partial<Pick<TowerFacts, 'kinds'>>): void {
  // A compiled tower, which alone knows its kinds, was checked when it was made.
  if (rules?.kinds !== undefined) return;
  const place = 'core/tower';
  if (typeof rules !== 'object' || rules === null || Array.isArray(rules))
    throw new InputError(place, 'rules', 'kind', { kind: 'rules', got: rules });
  requireOptions(place, Object.keys(FIELDS), rules, 'rules');
  const { name, symbol, capacities, moves, stacking, reversible, ...rest }: Fields = rules;
  if (rest.discs === undefined) throw new InputError(place, 'discs', 'required', {});
  requireKind(place, 'name', 'text', name);
  requireKind(place, 'symbol', 'text', symbol);
  for (const [field, list] of Object.entries({ capacities, moves }))
    if (!Array.isArray(list))
      throw new InputError(place, field, 'listOf', { of: 'entries', got: list });
  if (typeof stacking !== 'function')
    requireOneOf(place, 'stacking', ['sorted', 'equals', 'free'], stacking);
  if (reversible !== undefined && typeof reversible !== 'boolean')
    throw new InputError(place, 'reversible', 'oneOf', {
      names: ['true', 'false'],
      got: reversible,
    });
  requireSizes(rules);
}

type Fields = { readonly [Field in keyof TowerRules]?: unknown };

/**
 * Refuses rules that are not consistent, by an `InputError`; `compileTower` also checks the goals.
 *
 * Checked: at least one disc and two pegs, capacities that are whole and hold all discs together, a
 * square digraph without loops, one size and one color per disc, a stacking rule that takes alike
 * discs alike.
 */
export function requireRules(rules: StateRules): void {
  requireSizes(rules);
  if (typeof rules.stacking === 'function') requireSameForAlike(placeOf(rules), rules);
}

const placeOf = ({ name }: StateRules) => `core/${name.toLowerCase()}`;

/** The same but for the stacking rule, which is asked for each two discs. */
function requireSizes(rules: StateRules): void {
  const place = placeOf(rules);
  requireInteger(place, 'discs', rules.discs, 1);
  requirePegs(place, rules);
  requireDiscs(place, rules);
}

function requirePegs(place: string, { capacities, discs, moves }: StateRules): void {
  const pegs = capacities.length;
  if (pegs < 2)
    throw new InputError(place, 'capacities', 'atLeastOf', { n: 2, of: 'entries', got: pegs });
  for (const capacity of capacities) requireInteger(place, 'capacities', capacity, 0);
  if (sum(capacities) < discs)
    throw new InputError(place, 'capacities', 'room', { n: discs, got: capacities });
  requireDigraph(place, moves, pegs);
}

/**
 * Throws if a digraph is not on the given number of pegs or has loops.
 *
 * @example
 * ```ts
 * requireDigraph('core/moves', pegMoves('any', 3), 4); // throws a 4 x 4 table without loops
 * ```
 */
export function requireDigraph(place: string, moves: PegDigraph, pegs: number): void {
  const square =
    Array.isArray(moves) &&
    moves.length === pegs &&
    moves.every(
      (row, peg) =>
        Array.isArray(row) &&
        row.length === pegs &&
        row.every((may) => typeof may === 'boolean') &&
        !row[peg],
    );
  if (!square) throw new InputError(place, 'moves', 'digraph', { pegs, got: moves });
}

/** The same for a digraph on any number of pegs. */
const requireTable = (place: string, moves: PegDigraph): void =>
  requireDigraph(place, moves, Array.isArray(moves) ? moves.length : 3);

function requireDiscs(place: string, rules: StateRules): void {
  const { permits, permitsMove } = rules;
  requireLooks(place, rules);
  for (const [name, rule] of Object.entries({ permits, permitsMove }))
    if (rule !== undefined && typeof rule !== 'function')
      throw new InputError(place, name, 'kind', { kind: 'function', got: rule });
}

/** A rule that told alike discs apart would not be one of states. */
function requireSameForAlike(place: string, rules: StateRules): void {
  const kinds = knownKinds(rules);
  if (kinds === null) return;
  const known = new Map<string, boolean>();
  for (let disc = 1; disc <= rules.discs; disc++)
    for (let on = 1; on <= rules.discs; on++) {
      if (disc === on) continue;
      const key = `${kinds[disc - 1]} ${kinds[on - 1]}`;
      const rests = mayRest(rules, disc, on);
      if ((known.get(key) ?? rests) !== rests)
        throw new InputError(place, 'stacking', 'alike', { disc, on });
      known.set(key, rests);
    }
}
