import { hanoi } from '@manaus/core';
import { plainDistances } from '../../shared/plain-towers.js';
import { perfectLabel } from './minimum-moves.js';
import { goalLabel, plainTower } from './towers.js';

/**
 * A shortest solution of Hanoi by the plain rules: from all discs on p0, each time to a state that
 * is one move nearer to the goal.
 */
export function playedSolution(discs: number): string[] {
  const rules = hanoi(discs);
  const neighbors = plainTower(rules);
  const distance = plainDistances(neighbors, [goalLabel(rules)]);
  const play = [perfectLabel(rules)];
  for (let left = distance.get(play[0]) ?? 0; left > 0; left--) {
    const next = neighbors.get(play[play.length - 1])?.find((to) => distance.get(to) === left - 1);
    if (next === undefined) throw new Error(`no way on from ${play[play.length - 1]}`);
    play.push(next);
  }
  return play;
}
