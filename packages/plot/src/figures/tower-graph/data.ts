import { range, type TowerRules, towerCodec } from '@manaus/core';
import { type Csr, edgesOf, rankOf } from '@manaus/graph';
import type { TowerGraphData } from './input.js';

/**
 * A stored graph of a tower with its vertices read back as states.
 *
 * Time O(order + size).
 *
 * @example
 * ```ts
 * const rules = hanoi(2);
 * towerGraphData(rules, toCsr(stateGraph(towerPuzzle(rules)))).edges.length; // => 12
 * ```
 */
export function towerGraphData(rules: TowerRules, graph: Csr): TowerGraphData {
  const { unrank } = towerCodec(rules);
  const states = range(0, graph.order - 1).map((vertex) => unrank(rankOf(graph, vertex)));
  return { rules, states, edges: edgesOf(graph), directed: graph.directed };
}
