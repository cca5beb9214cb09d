import { InputError, requireInteger, requireOptions } from '../errors.js';
import { range } from '../integers.js';
import { parseLabel } from './notation.js';
import { type PegMoves, type PegPairs, pegDigraph } from './rules.js';
import { type Arrangement, discsOnPegs, type Peg, type TowerState } from './state.js';
import { Tower } from './tower.js';
import type { PegDigraph, TowerRules } from './tower-rules.js';

/** The options of any named tower; those left out keep the tower's own rule. */
export interface TowerOptions {
  /** The capacity of each peg, in discs. */
  readonly capacities?: readonly number[];
  /** A named digraph of pegs, or one's own: its pairs, or a table. */
  readonly moves?: PegMoves | PegPairs | PegDigraph;
  /** The goal, as a label. */
  readonly goal?: string;
}

/** Hanoi takes any number of pegs from 2 to 12. */
export interface HanoiOptions extends TowerOptions {
  readonly pegs?: number;
}

const optionNames = ['pegs', 'capacities', 'moves', 'goal'];

/** The rules of a named tower before options and goal are settled. */
export interface TowerDefaults extends Pick<TowerRules, 'name' | 'discs'> {
  /** Three by default. */
  readonly pegs?: number;
  /** By default, every peg holds all discs. */
  readonly capacities?: readonly number[];
  /** `any` by default. */
  readonly moves?: PegMoves;
  /** `sorted` by default. */
  readonly stacking?: TowerRules['stacking'];
  /** All discs stand here in the goal, in order of size; on the last peg by default. */
  readonly goalPeg?: Peg;
}

/** Applies options to a named tower; `reached` expands its goal. */
export function settle(
  defaults: TowerDefaults,
  options: TowerOptions,
  reached: (goal: TowerState) => TowerRules['goals'] = (goal) => [goal],
): Tower {
  const { name, discs, moves: own = 'any', stacking = 'sorted' } = defaults;
  requireOptions(placeOf(defaults), optionNames, options);
  requireInteger(placeOf(defaults), 'discs', discs, 1);
  const capacities = capacitiesOf(defaults, options);
  const pegs = capacities.length;
  const { goalPeg = pegs - 1 } = defaults;
  const { moves = own } = options;
  const digraph = pegDigraph(moves, pegs);
  const rules = { name, symbol: name[0], discs, capacities, moves: digraph, stacking };
  return new Tower(rules, (open) =>
    reached(options.goal === undefined ? stackedOn(goalPeg, open) : parseLabel(open, options.goal)),
  );
}

/** The capacities that are asked for, one per peg; those of the tower by default. */
function capacitiesOf(defaults: TowerDefaults, options: TowerOptions): readonly number[] {
  const { discs, pegs = 3, capacities = new Array<number>(pegs).fill(discs) } = defaults;
  const { capacities: got = capacities } = options;
  const n = capacities.length;
  if (Array.isArray(got) && got.length === n) return got;
  const values = { n, of: 'integers', per: 'pegs', got } as const;
  throw new InputError(placeOf(defaults), 'capacities', 'onePer', values);
}

/** The bounds of the number of pegs, where it is an option. */
export const pegBounds = { least: 2, most: 12 } as const;

/** The number of pegs that options ask for; three by default. */
export function requirePegs(place: string, options: HanoiOptions): number {
  requireOptions(place, optionNames, options);
  const { pegs = 3 } = options;
  return requireInteger(place, 'pegs', pegs, pegBounds.least, pegBounds.most);
}

/** The state with all discs on a peg, in order of size. */
function stackedOn(peg: Peg, tower: Tower): TowerState {
  const { discs: n, capacities: got } = tower;
  if (n > got[peg]) throw new InputError(placeOf(tower), 'capacities', 'goalRoom', { n, peg, got });
  const perfect: Arrangement = discsOnPegs(new Array<Peg>(n).fill(peg), got.length);
  return perfect as TowerState;
}

const placeOf = ({ name }: Pick<TowerRules, 'name'>) => `core/${name.toLowerCase()}`;

/**
 * The capacities n, n - 1, n - 2, ... of London and Manaus; these towers need a disc less than
 * pegs.
 */
export function descending(name: string, discs: number, pegs = 3): number[] {
  requireInteger(`core/${name.toLowerCase()}`, 'discs', discs, pegs - 1);
  return range(0, pegs - 1).map((peg) => discs - peg);
}
