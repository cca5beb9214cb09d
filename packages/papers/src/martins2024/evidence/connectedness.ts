import type { TowerRules } from '@manaus/core';
import { connectedComponents } from '@manaus/graph';
import { plainDistances } from '../../shared/plain-towers.js';
import { neighborsByLabel, playedLabels, storedLabels, withoutLabels } from './labeled-graphs.js';

/** True if all states are reached from the first one, by the plain rules. */
function isReached(rules: TowerRules): boolean {
  const neighbors = neighborsByLabel(playedLabels(rules));
  const [first] = neighbors.keys();
  return plainDistances(neighbors, [first]).size === neighbors.size;
}

/** True if the graph of a tower is connected, in two ways. */
export const connectedness = {
  'components of the stored graphs': (rules: TowerRules): boolean =>
    connectedComponents(withoutLabels(storedLabels(rules))).sizes.length === 1,
  'going on from one state by the plain rules': isReached,
};
