import { InputError, requireInteger } from '../errors.js';
import { parseLabel } from './notation.js';
import {
  type PegDigraph,
  type PegMoves,
  pegMoves,
  requireRules,
  type TowerRules,
} from './rules.js';
import { type Peg, stacked, type TowerState } from './state.js';

/** What may be chosen for any named tower; what is left out keeps the tower's own rule. */
export interface TowerOptions {
  /** One a peg, in discs. */
  readonly capacities?: readonly number[] | undefined;
  /** A named digraph of pegs, or one's own. */
  readonly moves?: PegMoves | PegDigraph | undefined;
  /** The goal, as a label. */
  readonly goal?: string | undefined;
}

/** The rules of a named tower before options and goal are settled. */
export interface TowerDefaults extends Omit<TowerRules, 'goals'> {
  /** All discs stand here in the goal, in order of size. */
  readonly goalPeg: Peg;
}

/** The rules of a named tower with the options in place; the one door through which all of them go. */
export function settle(defaults: TowerDefaults, options: TowerOptions): TowerRules {
  const { goalPeg, ...rest } = defaults;
  const place = `core/${defaults.name.toLowerCase()}`;
  const pegs = defaults.capacities.length;
  const capacities = options.capacities ?? defaults.capacities;
  if (capacities.length !== pegs)
    throw new InputError(place, 'capacities', 'onePer', {
      n: pegs,
      of: 'integers',
      per: 'pegs',
      got: capacities,
    });
  const moves =
    typeof options.moves === 'string'
      ? pegMoves(options.moves, pegs)
      : (options.moves ?? defaults.moves);
  const rules = requireRules({ ...rest, capacities, moves, goals: [] });
  const perfect = stacked(new Array<Peg>(rules.discs).fill(goalPeg), pegs);
  if (options.goal === undefined && perfect[goalPeg].length > capacities[goalPeg])
    throw new InputError(place, 'capacities', 'goalRoom', {
      n: rules.discs,
      peg: goalPeg,
      got: capacities,
    });
  const goal =
    options.goal === undefined
      ? (perfect as readonly (readonly number[])[] as TowerState)
      : parseLabel(rules, options.goal);
  return { ...rules, goals: [goal] };
}

/** Capacities that bind nowhere: every peg holds all discs. */
export const unbounded = (discs: number, pegs: number): number[] =>
  new Array<number>(pegs).fill(discs);

/** The capacities n, n - 1, n - 2, ... of London and Manaus; these towers need a disc less than pegs. */
export function descending(name: string, discs: number, pegs = 3): number[] {
  requireInteger(`core/${name.toLowerCase()}`, 'discs', discs, pegs - 1);
  return Array.from({ length: pegs }, (_, peg) => discs - peg);
}
