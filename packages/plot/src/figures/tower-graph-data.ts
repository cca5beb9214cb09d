import { type TowerRules, type TowerState, towerCodec } from '@manaus/core';
import { type Csr, edgesOf, rankOf } from '@manaus/graph';

/** The graph of a tower as figures take it: its states, and the edges (arcs) between their indices. */
export interface TowerGraphData {
  readonly rules: TowerRules;
  readonly states: readonly TowerState[];
  readonly edges: readonly (readonly [number, number])[];
  readonly directed?: boolean;
}

/**
 * A stored graph of a tower with its vertices read back as states.
 *
 * Time O(order + size).
 *
 * @example
 * ```ts
 * const rules = hanoi(2);
 * towerGraphData(rules, storeGraph(stateGraph(towerPuzzle(rules)))).edges.length; // => 12
 * ```
 */
export function towerGraphData(rules: TowerRules, graph: Csr): TowerGraphData {
  const codec = towerCodec(rules);
  const states = Array.from({ length: graph.order }, (_, vertex) =>
    codec.unrank(rankOf(graph, vertex)),
  );
  return { rules, states, edges: edgesOf(graph), directed: graph.directed };
}
