import { manaus } from '@manaus/core';
import { connectedComponents, degreeDistribution } from '@manaus/graph';
import type { Methods } from '../../check/index.js';
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

/** The stored graph, the plain rules, and for the order all arrangements. */
export const manausGraphMethods: Methods<number, ManausGraph> = {
  'the stored graph': (discs) => {
    const { graph } = manausTower(discs);
    const degrees = degreeDistribution(graph);
    return {
      ...counts(storedStates(discs), connectedComponents(graph).component),
      degrees: [degrees.findIndex((count) => count > 0), degrees.length - 1],
    };
  },
  'the plain rules': (discs) => {
    const degrees = [...manausByRules(discs).values()].map(({ next }) => next.length);
    return {
      ...counts(playedStates(discs), mergedByRules(discs)),
      degrees: [Math.min(...degrees), Math.max(...degrees)],
    };
  },
  'all arrangements of the discs': (discs) => ({ order: orderByArrangements(manaus(discs)) }),
};
