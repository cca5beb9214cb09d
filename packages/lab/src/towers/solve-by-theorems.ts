import {
  compileTower,
  InputError,
  pegsOfDiscs,
  regularState,
  stacked,
  type Tower,
  type TowerRules,
  type TowerState,
} from '@manaus/core';
import {
  type DistanceAutomaton,
  distanceAutomaton,
  type Family,
  readFamily,
  theorems,
} from '@manaus/theorems';
import { type Solution, type SolveOptions, solutionOf } from './solution.js';

/** Fewer ranks are searched in a few seconds. */
const LEAST_RANKS = 3 ** 17;
/** What a peg has less than all discs, or its places, where theorems are found in a few seconds. */
const MOST_PLACES = 6;

/**
 * The family of towers for every number of discs of which this is one, if its theorems are found
 * sooner than it is searched; `null` if not, or if they do not cover it.
 *
 * Of `n - d` and a constant, which are the same for one n, it has the one with the lesser number.
 */
export function familyOfLarge(tower: Tower, leastRanks = LEAST_RANKS): Family | null {
  const { goals, discs, capacities, moves, kernelOrder, space } = tower;
  if (space < leastRanks || capacities.length !== 3 || kernelOrder !== 'sorted') return null;
  if (typeof goals === 'function' || goals.length !== 1) return null;
  const goal = goals[0].findIndex((stack) => stack.length === discs);
  const places = capacities.map((most) => Math.min(most, discs));
  const isFew = (most: number) => Math.min(most, discs - most) <= MOST_PLACES;
  if (goal < 0 || !places.every(isFew)) return null;
  return readFamily({
    capacities: places.map((most) => (discs - most <= most ? `n-${discs - most}` : most)),
    moves,
    goal,
  });
}

/** The automaton of the distances of a large tower; `null` where theorems do not tell them. */
export function automatonOf(tower: Tower, leastRanks?: number): DistanceAutomaton | null {
  const family = familyOfLarge(tower, leastRanks);
  const certificate = family && theorems(family).certificate;
  return family && certificate && distanceAutomaton(certificate, family.goal ?? undefined);
}

/**
 * Of the states with the longest way to the goal the one with the least rank, where it is known
 * without search: from 17 discs on, as for `solve`. `null` for other towers.
 *
 * @example
 * ```ts
 * farthestByTheorems(manaus(17))?.map((discs) => discs[0]); // => [1, 2, 3]
 * farthestByTheorems(manaus(4)); // => null
 * ```
 */
export function farthestByTheorems(rules: TowerRules): TowerState | null {
  const tower = compileTower(rules);
  const automaton = automatonOf(tower);
  return automaton && regularState(tower, stacked(automaton.farthest(tower.discs), 3));
}

/**
 * A shortest solution by the automaton of distances of the tower's family, which theorems prove for
 * every number of discs; `null` where {@link familyOfLarge} is, or none was found.
 */
export function solveByTheorems(
  tower: Tower,
  start: TowerState,
  options: SolveOptions,
): Solution | null {
  const automaton = automatonOf(tower);
  if (automaton === null) return null;
  const pegs = pegsOfDiscs(start);
  const distance = automaton.distance(pegs);
  if (distance === null) return solutionOf(tower, null, 'theorems', options);
  if (distance > Number.MAX_SAFE_INTEGER)
    throw new InputError('lab/solve', 'moves', 'between', {
      least: 0,
      most: '2^53 - 1',
      got: distance,
    });
  const way = {
    moves: Number(distance),
    *states() {
      const at = [...pegs];
      yield stacked(at, 3);
      for (const { disc, to } of automaton.path(pegs)) {
        at[disc - 1] = to;
        yield stacked(at, 3);
      }
    },
  };
  return {
    ...solutionOf(tower, way, 'theorems', options),
    next: automaton.next(pegs),
    plays: String(automaton.plays(pegs)),
  };
}
