import type { NamedTower } from './named-tower.js';
import { settle, type TowerOptions } from './options.js';
import type { Arrangement } from './state.js';
import type { Tower } from './tower.js';

/**
 * The Tower of Oxford, version 2, O_3^n: n different discs, any on any, every peg holds all; goal:
 * 1, 2, ..., n on p0 from the top.
 *
 * Source: [martins2024, section 4.4].
 *
 * @example
 * ```ts
 * oxford(3).stacking; // => 'free'
 * ```
 */
export function oxford(discs: number, options: TowerOptions = {}): Tower {
  return settle({ name: 'Oxford', discs, stacking: 'free', goalPeg: 0 }, options);
}

/** The Tower of Oxford, version 2, in the registry of towers. */
export const oxfordRow = {
  name: 'oxford',
  rules: 'n different discs in any order; every peg holds all of them',
  tower: oxford,
  goal: 'on p0',
} as const satisfies NamedTower;

/**
 * The Tower of Oxford, version 1: as version 2, but order does not matter and the goal is all discs
 * on p2, in any of the n! orders.
 *
 * A goal given as a label stands likewise for every order of the discs on each peg. Source:
 * [martins2024, section 4.4].
 *
 * @example
 * ```ts
 * const rules = oxford1(2);
 * isGoal(rules, parseLabel(rules, '//21')); // => true
 * ```
 */
export function oxford1(discs: number, options: TowerOptions = {}): Tower {
  return settle(
    { name: 'Oxford1', discs, stacking: 'free' },
    options,
    (goal) => (state) => sameDiscsOnEachPeg(state, goal),
  );
}

/** The Tower of Oxford, version 1, in the registry of towers. */
export const oxford1Row = {
  name: 'oxford1',
  rules: 'oxford with a goal in which the order of the discs does not matter',
  tower: oxford1,
  goal: 'on the last peg',
  anyOrder: true,
} as const satisfies NamedTower;

function sameDiscsOnEachPeg(a: Arrangement, b: Arrangement): boolean {
  return a.every(
    (discs, peg) => discs.length === b[peg].length && discs.every((disc) => b[peg].includes(disc)),
  );
}
