import { formatLabel, type TowerRules, towerPuzzle } from '@manaus/core';
import { stackOnFirst } from '../algorithm.js';
import { source } from '../check/index.js';

/** A move of the plain rules: which disc, and the label it leads to. */
export interface PlayedMove {
  readonly disc: number;
  readonly to: string;
}

/**
 * The states of a tower by their labels with their moves, found by playing on from all discs on p0:
 * shares nothing with the stored graph.
 *
 * What cannot be reached from there is not in it.
 */
export const played = source(
  'play by the plain rules',
  (rules: TowerRules): ReadonlyMap<string, readonly PlayedMove[]> => {
    const { notation, moves, apply } = towerPuzzle(rules);
    const found = new Map<string, PlayedMove[]>([[formatLabel(stackOnFirst(rules)), []]]);
    for (const [label, list] of found) {
      const state = notation.parse(label);
      for (const move of moves(state)) {
        const to = notation.format(apply(state, move));
        list.push({ disc: move.disc, to });
        if (!found.has(to)) found.set(to, []);
      }
    }
    return found;
  },
);
