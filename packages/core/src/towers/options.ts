import { InputError, requireInteger } from '../errors.js';
import { parseLabel } from './notation.js';
import { type PegMoves, pegDigraph } from './rules.js';
import { type Peg, stacked, type TowerState } from './state.js';
import { Tower } from './tower.js';
import type { PegDigraph, StateRules, TowerRules } from './tower-rules.js';

/** The options of any named tower; those left out keep the tower's own rule. */
export interface TowerOptions {
  /** The capacity of each peg, in discs. */
  readonly capacities?: readonly number[];
  /** A named digraph of pegs, or one's own. */
  readonly moves?: PegMoves | PegDigraph;
  /** The goal, as a label. */
  readonly goal?: string;
}

/** Hanoi takes any number of pegs from 2 to 12. */
export interface HanoiOptions extends TowerOptions {
  readonly pegs?: number;
}

/** The rules of a named tower before options and goal are settled. */
export interface TowerDefaults extends StateRules {
  /** All discs stand here in the goal, in order of size. */
  readonly goalPeg: Peg;
}

/** A named tower with the options in place; `reached` says which states its goal stands for. */
export function settle(
  defaults: TowerDefaults,
  options: TowerOptions,
  reached: (goal: TowerState) => TowerRules['goals'] = (goal) => [goal],
): Tower {
  const { goalPeg, ...rest } = defaults;
  const pegs = defaults.capacities.length;
  const capacities = options.capacities ?? defaults.capacities;
  if (capacities.length !== pegs)
    throw new InputError(placeOf(defaults), 'capacities', 'onePer', {
      n: pegs,
      of: 'integers',
      per: 'pegs',
      got: capacities,
    });
  const moves = pegDigraph(options.moves ?? defaults.moves, pegs);
  return new Tower({ ...rest, capacities, moves }, (open) =>
    reached(options.goal === undefined ? stackedOn(goalPeg, open) : parseLabel(open, options.goal)),
  );
}

/** The bounds of the number of pegs, where it is an option. */
export const pegBounds = { least: 2, most: 12 } as const;

/** The number of pegs of an option; three by default. */
export const requirePegs = (place: string, pegs = 3): number =>
  requireInteger(place, 'pegs', pegs, pegBounds.least, pegBounds.most);

/** The state with all discs on a peg, in order of size. */
function stackedOn(peg: Peg, tower: Tower): TowerState {
  const { discs, capacities } = tower;
  if (discs > capacities[peg])
    throw new InputError(placeOf(tower), 'capacities', 'goalRoom', {
      n: discs,
      peg,
      got: capacities,
    });
  const perfect = stacked(new Array<Peg>(discs).fill(peg), capacities.length);
  return perfect as readonly (readonly number[])[] as TowerState;
}

const placeOf = ({ name }: Pick<TowerRules, 'name'>) => `core/${name.toLowerCase()}`;

/** Capacities that bind nowhere: every peg holds all discs. */
export const unbounded = (discs: number, pegs: number): number[] =>
  new Array<number>(pegs).fill(discs);

/** The capacities n, n - 1, n - 2, ... of London and Manaus; these towers need a disc less than pegs. */
export function descending(name: string, discs: number, pegs = 3): number[] {
  requireInteger(`core/${name.toLowerCase()}`, 'discs', discs, pegs - 1);
  return Array.from({ length: pegs }, (_, peg) => discs - peg);
}
