import { type TowerRules, towerPuzzle } from '@manaus/core';
import { expect } from 'vitest';
import { stateGraph } from '../../../../kernels/src/index.js';
import { type Csr, edgesOf, toCsr } from '../../../src/csr.js';
import {
  automorphisms,
  type canonicalForm,
  isomorphism,
  verifyIsomorphism,
} from '../../../src/index.js';

/** The state graph of a tower. */
export const tower = (rules: TowerRules): Csr => toCsr(stateGraph(towerPuzzle(rules)));

export type Colored = Parameters<typeof canonicalForm>[0];

/** The answer, once its certificate has passed. */
export function isomorphic(first: Colored, second: Colored): boolean {
  const { answer, map } = isomorphism(first, second);
  expect(answer).not.toBe('unknown');
  if (map !== null) expect(verifyIsomorphism(first, second, map)).toBe(true);
  return map !== null;
}

/** The order of the group, once its generators have passed. */
export function symmetries(graph: Colored): bigint | null {
  const { order, generators } = automorphisms(graph);
  for (const map of generators) expect(verifyIsomorphism(graph, graph, map)).toBe(true);
  return order;
}

/** The graph with the colors of a rule. */
export function colored(
  graph: Csr,
  vertex: (v: number) => number,
  edge: (a: number, b: number) => number,
): Colored {
  return {
    ...graph,
    vertexColors: Array.from({ length: graph.order }, (_, v) => vertex(v)),
    edgeColors: edgesOf(graph).map(([a, b]) => edge(a, b)),
  };
}
