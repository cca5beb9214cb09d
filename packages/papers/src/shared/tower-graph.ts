import { type TowerRules, violation } from '@manaus/core';
import { type Csr, degreeDistribution, size, toCsr } from '@manaus/graph';
import { towerGraph } from '@manaus/kernels';
import { type Finding, finite, type Methods, source } from '../check/index.js';
import { arrangements } from './arrangements.js';
import { plainGraph } from './played.js';

/**
 * The claims of a work about a tower's graph: its order, its size and the number of vertices of
 * each degree.
 */
export type GraphFacts = {
  readonly order: number;
  readonly size: number;
  readonly degrees: Readonly<Record<number, number>>;
};

const factsOf = (graph: Csr): GraphFacts => ({
  order: graph.order,
  size: size(graph),
  degrees: Object.fromEntries(
    degreeDistribution(graph).flatMap((count, degree) => (count > 0 ? [[degree, count]] : [])),
  ),
});

/** The facts of a tower's graph, from the one that is stored by ranks. */
export const factsByRanks = source('tower graph from ranks', (rules: TowerRules) =>
  factsOf(toCsr(towerGraph(rules))),
);

/** The same from the plain rules, move by move. */
export const factsByRules = source('tower graph from the plain rules', (rules: TowerRules) =>
  factsOf(plainGraph(rules)),
);

/** The number of states, among all arrangements of the discs. */
export const orderByArrangements = source(
  'arrangements of the discs',
  (rules: TowerRules): number =>
    [...arrangements(rules.discs)].filter((state) => violation(rules, state) === null).length,
);

/**
 * Three ways to know the graph of a tower with three pegs: the stored graph, the plain rules, and
 * for the order all arrangements.
 *
 * Each fact that a claim states of it is computed by at least two of them.
 */
export const graphMethods: Methods<TowerRules, GraphFacts> = {
  'stored graph, from ranks': factsByRanks,
  'plain rules, move by move': factsByRules,
  'all arrangements of the discs': (rules) => ({ order: orderByArrangements(rules) }),
};

/** The verdict on the order, size and degrees that a work states of the graph of a tower. */
export const checkTowerGraph = (rules: TowerRules, facts: GraphFacts): Finding =>
  finite<TowerRules, GraphFacts>({
    checked: {
      en: 'order, size and degrees of the graph built in two ways, and every arrangement tried',
      pt: 'ordem, tamanho e graus do grafo construído de duas maneiras, e todos os arranjos testados',
    },
    instances: [rules],
    stated: () => facts,
    methods: graphMethods,
  });
