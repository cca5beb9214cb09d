import { range, type TowerRules, towerCodec } from '@manaus/core';
import { type Csr, edgesOf, type ImplicitGraph, rankOf, requireGraph } from '@manaus/graph/search';
import type { TowerGraphData } from './input.js';

/**
 * A graph of a tower with its vertices read back as states.
 *
 * Time O(order + size).
 *
 * @example
 * ```ts
 * const rules = hanoi(2);
 * towerGraphData(rules, toCsr(stateGraph(towerPuzzle(rules)))).edges.length; // => 12
 * ```
 */
export function towerGraphData(rules: TowerRules, graph: Csr | ImplicitGraph): TowerGraphData {
  const { unrank } = towerCodec(rules);
  const stored = requireGraph('plot/tower-graph', graph);
  const states = range(0, stored.order - 1).map((vertex) => unrank(rankOf(stored, vertex)));
  return { rules, states, edges: edgesOf(stored), directed: stored.directed };
}
