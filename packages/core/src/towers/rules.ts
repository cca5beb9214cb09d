import { InputError, requireInteger } from '../errors.js';
import type { Arrangement, Disc, TowerState } from './state.js';

/** `moves[from][to]`: whether a disc may go from one peg to another. */
export type PegDigraph = readonly (readonly boolean[])[];

/**
 * The rules of a tower: a column of Table 4.1 of the work, one field a row, each orthogonal.
 *
 * Source: [martins2024, table 4.1].
 */
export interface TowerRules {
  readonly name: string;
  readonly symbol: string;
  readonly discs: number;
  /** One a peg: how many discs it holds. */
  readonly capacities: readonly number[];
  readonly moves: PegDigraph;
  /** `sorted`: a disc rests on larger ones only; `free`: on any; or a rule of one's own. */
  readonly stacking: 'sorted' | 'free' | ((disc: Disc, on: Disc) => boolean);
  /** The states to reach, or how to know one. */
  readonly goals: readonly TowerState[] | ((state: TowerState) => boolean);
}

/** A family of towers: one for every number of discs. */
export type Tower = (discs: number) => TowerRules;

/**
 * Whether a disc may lie directly on another.
 *
 * @example
 * ```ts
 * mayRest(hanoi(3), 2, 1); // => false
 * ```
 */
export function mayRest(rules: Pick<TowerRules, 'stacking'>, disc: Disc, on: Disc): boolean {
  if (rules.stacking === 'sorted') return disc < on;
  return rules.stacking === 'free' || rules.stacking(disc, on);
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
export function violation(rules: Omit<TowerRules, 'goals'>, state: Arrangement): string | null {
  const pegs = rules.capacities.length;
  if (state.length !== pegs) return `it has ${state.length} ${state.length === 1 ? 'peg' : 'pegs'}, the tower has ${pegs}`;
  return wrongDiscs(rules.discs, state) ?? overfull(rules.capacities, state) ?? wrongStack(rules, state);
}

function wrongDiscs(discs: number, state: Arrangement): string | null {
  const seen = new Set<Disc>();
  for (const disc of state.flat()) {
    if (!Number.isInteger(disc) || disc < 1 || disc > discs) return `disc ${disc} is not one of 1 to ${discs}`;
    if (seen.has(disc)) return `disc ${disc} appears twice`;
    seen.add(disc);
  }
  for (let disc = 1; disc <= discs; disc++) if (!seen.has(disc)) return `disc ${disc} is missing`;
  return null;
}

function overfull(capacities: readonly number[], state: Arrangement): string | null {
  const peg = state.findIndex((discs, index) => discs.length > capacities[index]);
  if (peg < 0) return null;
  const held = state[peg].length;
  return `p${peg} holds ${held} ${held === 1 ? 'disc' : 'discs'}, its capacity is ${capacities[peg]}`;
}

function wrongStack(rules: Pick<TowerRules, 'stacking'>, state: Arrangement): string | null {
  for (const discs of state) for (let i = 1; i < discs.length; i++) if (!mayRest(rules, discs[i - 1], discs[i])) return `disc ${discs[i - 1]} lies on disc ${discs[i]}`;
  return null;
}

/**
 * The arrangement as a regular state, or an `InputError` that names the violated rule.
 *
 * @example
 * ```ts
 * regularState(hanoi(2), [[1], [2], []]).length; // => 3
 * ```
 */
export function regularState(rules: Omit<TowerRules, 'goals'>, state: Arrangement): TowerState {
  const broken = violation(rules, state);
  if (broken !== null)
    throw new InputError('core/state', 'state', `a regular state of ${rules.name} with ${rules.discs} discs: ${broken}`, state.map((discs) => discs.join(',')).join('/'));
  return state as TowerState;
}

/**
 * Whether a state is one of the goals.
 *
 * @example
 * ```ts
 * const rules = hanoi(2);
 * isGoal(rules, regularState(rules, [[], [], [1, 2]])); // => true
 * ```
 */
export function isGoal(rules: TowerRules, state: TowerState): boolean {
  if (typeof rules.goals === 'function') return rules.goals(state);
  return rules.goals.some((goal) => sameState(goal, state));
}

function sameState(a: Arrangement, b: Arrangement): boolean {
  return a.every((discs, peg) => discs.length === b[peg].length && discs.every((disc, i) => disc === b[peg][i]));
}

/**
 * Whether some move between pegs has no move back.
 *
 * @example
 * ```ts
 * isDirected(pegMoves('cyclic', 3)); // => true
 * ```
 */
export function isDirected(moves: PegDigraph): boolean {
  return moves.some((row, from) => row.some((allowed, to) => allowed !== moves[to][from]));
}

/** The named digraphs of pegs. */
export type PegMoves = 'any' | 'adjacent' | 'cyclic' | 'star';

/**
 * A named digraph of pegs: `any`; `adjacent`: |i - j| = 1; `cyclic`: from p_i to p_(i+1 mod P) only; `star`: to and from p0.
 *
 * @example
 * ```ts
 * pegMoves('adjacent', 3); // => [[false, true, false], [true, false, true], [false, true, false]]
 * ```
 */
export function pegMoves(name: PegMoves, pegs: number): PegDigraph {
  const joined: Record<PegMoves, (from: number, to: number) => boolean> = {
    any: () => true,
    adjacent: (from, to) => Math.abs(from - to) === 1,
    cyclic: (from, to) => to === (from + 1) % pegs,
    star: (from, to) => from === 0 || to === 0,
  };
  const rule = joined[name];
  if (rule === undefined) throw new InputError('core/moves', 'moves', 'one of any, adjacent, cyclic, star', name);
  return Array.from({ length: pegs }, (_, from) => Array.from({ length: pegs }, (_, to) => from !== to && rule(from, to)));
}

/**
 * The rules themselves, if they are consistent; an `InputError` otherwise.
 *
 * Checked: at least one disc and two pegs, capacities that are whole and hold all discs together, a square digraph without loops, regular goals.
 *
 * @example
 * ```ts
 * requireRules(hanoi(3)).discs; // => 3
 * ```
 */
export function requireRules(rules: TowerRules): TowerRules {
  const place = `core/${rules.name.toLowerCase()}`;
  requireInteger(place, 'discs', rules.discs, 1);
  const pegs = rules.capacities.length;
  if (pegs < 2) throw new InputError(place, 'capacities', 'given for 2 pegs or more', pegs);
  for (const capacity of rules.capacities) requireInteger(place, 'capacities', capacity, 0);
  const room = rules.capacities.reduce((sum, capacity) => sum + capacity, 0);
  if (room < rules.discs) throw new InputError(place, 'capacities', `enough for ${rules.discs} discs`, rules.capacities.join(','));
  const square = rules.moves.length === pegs && rules.moves.every((row, peg) => row.length === pegs && !row[peg]);
  if (!square) throw new InputError(place, 'moves', `a ${pegs} x ${pegs} table without loops`, JSON.stringify(rules.moves));
  if (typeof rules.goals !== 'function') for (const goal of rules.goals) regularState(rules, goal);
  return rules;
}
