import { bucharest, formatLabel, towerPuzzle } from '@manaus/core';
import { stackOnFirst } from '../../algorithm.js';
import { source } from '../../check/index.js';

/**
 * The labels of the states of Bucharest that are passed from all discs on p0 by never turning back,
 * until no other move is left.
 *
 * It follows the plain rules; an error where a state leaves a choice.
 */
export const walkWithoutReturn = source('the walk by the plain rules', (discs: number) => {
  const { moves, apply } = towerPuzzle(bucharest(discs));
  let state = stackOnFirst(bucharest(discs));
  const walk = [formatLabel(state)];
  for (let before = ''; ; before = walk[walk.length - 2]) {
    const next = moves(state)
      .map((move) => apply(state, move))
      .filter((after) => formatLabel(after) !== before);
    if (next.length === 0) return walk;
    if (next.length > 1) throw new Error(`${formatLabel(state)} leaves a choice`);
    state = next[0];
    walk.push(formatLabel(state));
  }
});
