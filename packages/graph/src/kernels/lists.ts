import type { TowerRules } from '@manaus/core';
import { frontierLists } from '../search/explore.js';
import { type Levels, searchName, type Watch, watchLevels } from './levels.js';
import { towerGraph } from './tower-graph.js';

/** The search in lists of any tower, along its moves: `explore`, watched. The specification of the other kernels. */
export function searchLists(rules: TowerRules, sources: readonly number[], watch: Watch): Levels {
  const { advance, last, save, load } = frontierLists(towerGraph(rules), sources);
  const memory = { layout: searchName('lists', rules, sources), save, load };
  const levels = watchLevels({ advance, memory }, watch);
  return { ...levels, farthest: last() };
}
