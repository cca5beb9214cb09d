import { manaus } from '@manaus/core';
import { connectedComponents } from '@manaus/graph';
import type { Methods } from '../../check/index.js';
import { degreesOf } from '../../shared/degrees.js';
import { orderByArrangements } from '../../shared/tower-graph.js';
import {
  type ManausState,
  manausByRules,
  manausTower,
  mergedByRules,
  playedStates,
  storedStates,
} from './manaus.js';

/** The content of figures 5.4 and 5.5 about M_3^n. */
export type ManausGraph = {
  readonly order: number;
  readonly good: number;
  readonly bad: number;
  /** The least and the largest degree. */
  readonly degrees: readonly [number, number];
  readonly components: number;
  /** The components with a good state. */
  readonly goodComponents: number;
};

function counts(states: readonly ManausState[], component: ArrayLike<number>) {
  const good = states.flatMap((state, i) => (state.good ? [component[i]] : []));
  return {
    order: states.length,
    good: good.length,
    bad: states.length - good.length,
    components: new Set(Array.from(component)).size,
    goodComponents: new Set(good).size,
  };
}

/** The least and the greatest of some numbers. */
const extremes = (numbers: readonly number[]): [number, number] => [
  Math.min(...numbers),
  Math.max(...numbers),
];

/** The stored graph, the plain rules, and for the order all arrangements. */
export const manausGraphMethods: Methods<number, ManausGraph> = {
  'the stored graph': (discs) => {
    const { graph } = manausTower(discs);
    const { component } = connectedComponents(graph);
    return { ...counts(storedStates(discs), component), degrees: extremes(degreesOf(graph)) };
  },
  'the plain rules': (discs) => {
    const degrees = [...manausByRules(discs).values()].map(({ next }) => next.length);
    return { ...counts(playedStates(discs), mergedByRules(discs)), degrees: extremes(degrees) };
  },
  'all arrangements of the discs': (discs) => ({ order: orderByArrangements(manaus(discs)) }),
};
