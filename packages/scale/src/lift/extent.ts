import { stateOrbits } from '@manaus/kernels';
import { heightMoves } from '@manaus/kernels/internals';
import { emptyLevels, noteClass, searchLevels } from '../shared/class-levels.js';
import type { ClassSearcher } from '../shared/class-searcher.js';
import { liftThreads } from './crew.js';
import type { LiftLayout } from './layout.js';
import { liftKernel } from './lift.js';
import { WORD_ORDERS } from './orders.js';

/**
 * Searches of a free-order tower by the lift; a class holds the states that renamings of discs and
 * pegs take to each other.
 *
 * So a class is made of settings of the heights, and its distances are seen from the levels at
 * which these are busy.
 */
export function liftSearcher(layout: LiftLayout): ClassSearcher {
  const { rules, heights } = layout;
  const orbits = stateOrbits(rules);
  if (orbits === null) throw new Error('the lift is of free-order towers');
  const { representatives, orbitOf } = orbits;
  const orders = layout.words * WORD_ORDERS;
  const classOfSetting = heights.map((_, setting) => orbitOf(setting * orders));
  return {
    classes: representatives.length,
    classOf: orbitOf,
    search(cls, shouldStop) {
      const kernel = liftKernel(layout, [representatives[cls]], liftThreads(layout));
      const levels = emptyLevels(representatives.length);
      const note = (level: number) => {
        classOfSetting.forEach((cls, setting) => {
          if (kernel.busy(setting)) noteClass(levels, cls, level);
        });
      };
      try {
        return searchLevels(levels, () => kernel.advance(), note, shouldStop);
      } finally {
        kernel.end();
      }
    },
  };
}

/**
 * For each setting of the heights of a free-order tower, the first one that moves of an undirected
 * digraph lead to from there.
 */
export function settingGroups(
  rules: Pick<LiftLayout['rules'], 'discs' | 'capacities' | 'moves'>,
): number[] {
  const moves = heightMoves(rules);
  const groups = moves.map(() => -1);
  const visit = (first: number) => {
    // A set grows while it is read.
    const reached = new Set([first]);
    for (const setting of reached) {
      groups[setting] = first;
      for (const { target } of moves[setting]) reached.add(target);
    }
  };
  for (const first of groups.keys()) if (groups[first] < 0) visit(first);
  return groups;
}
