import { allowedHeights } from '@manaus/core';
import type { ClassSearcher } from '../shared/class-searcher.js';
import { stateOrbits } from '../symmetry/peg-symmetries.js';
import { liftThreads } from './crew.js';
import type { LiftLayout } from './layout.js';
import { type LiftKernel, liftKernel } from './lift.js';
import { WORD_ORDERS } from './orders.js';

/**
 * Searches of a free-order tower by the lift; a class holds the states that renamings of discs and pegs take to each other.
 *
 * So a class is made of settings of the heights, and its distances are seen from the levels at which these are busy.
 */
export function liftSearcher(layout: LiftLayout): ClassSearcher {
  const { rules, heights } = layout;
  const orbits = stateOrbits(rules);
  if (orbits === null) throw new Error('the lift is of free-order towers');
  const { representatives, orbitOf } = orbits;
  const orders = layout.words * WORD_ORDERS;
  const classOfSetting = heights.map((_, setting) => orbitOf(setting * orders));

  function search(cls: number, shouldStop?: () => boolean) {
    const kernel = liftKernel(layout, [representatives[cls]], liftThreads(layout));
    try {
      return levelsByClass(kernel, shouldStop);
    } finally {
      kernel.end();
    }
  }

  function levelsByClass(kernel: LiftKernel, shouldStop?: () => boolean) {
    const nearest = new Int32Array(representatives.length).fill(-1);
    const farthest = new Int32Array(representatives.length).fill(-1);
    let reached = 0;
    let level = 0;
    for (let width = kernel.advance(); width > 0; width = kernel.advance(), level++) {
      reached += width;
      classOfSetting.forEach((other, setting) => {
        if (!kernel.busy(setting)) return;
        if (nearest[other] < 0) nearest[other] = level;
        farthest[other] = level;
      });
      if (shouldStop?.()) return null;
    }
    return { eccentricity: level - 1, nearest, farthest, reached };
  }

  return { classes: representatives.length, classOf: orbitOf, search };
}

/** For each setting of the heights of a free-order tower, the first one that moves of an undirected digraph lead to from there. */
export function settingGroups({
  discs,
  capacities,
  moves,
}: Pick<LiftLayout['rules'], 'discs' | 'capacities' | 'moves'>): number[] {
  const heights = allowedHeights(discs, capacities);
  const indexOf = new Map(heights.map((height, index) => [height.join(), index]));
  const groups = heights.map(() => -1);
  const after = (height: readonly number[]): number[] =>
    moves.flatMap((row, from) =>
      row.flatMap((allowed, to) => {
        const moved = height.map((held, peg) => held - Number(peg === from) + Number(peg === to));
        const next = indexOf.get(moved.join());
        return allowed && next !== undefined ? [next] : [];
      }),
    );
  const visit = (first: number) => {
    const open = [first];
    groups[first] = first;
    for (let setting = open.pop(); setting !== undefined; setting = open.pop())
      for (const next of after(heights[setting])) {
        if (groups[next] >= 0) continue;
        groups[next] = first;
        open.push(next);
      }
  };
  groups.forEach((_, setting) => {
    if (groups[setting] < 0) visit(setting);
  });
  return groups;
}
