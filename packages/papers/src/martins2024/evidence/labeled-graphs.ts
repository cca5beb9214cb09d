import type { TowerRules } from '@manaus/core';
import { type Csr, edgesOf, graphFromEdges } from '@manaus/graph';
import { storeTower } from '@manaus/lab';
import { source } from '../../check/index.js';
import { inArrays, plainNeighbors } from '../../shared/played.js';

/**
 * A tower's graph by the labels of its states; a move is the pair of its labels in alphabetical
 * order, with a space between.
 */
export interface LabeledGraph {
  readonly states: readonly string[];
  readonly moves: readonly string[];
}

const move = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** The graph that is stored from ranks. */
export const storedLabels = source(
  'stored graph of a tower, by labels',
  (rules: TowerRules): LabeledGraph => {
    const { graph, labels } = storeTower(rules);
    return { states: labels, moves: edgesOf(graph).map(([a, b]) => move(labels[a], labels[b])) };
  },
);

/** The graph by playing the rules in arrays from every arrangement that they admit. */
export const playedLabels = source(inArrays, (rules: TowerRules): LabeledGraph => {
  const neighbors = plainNeighbors(rules);
  const all = [...neighbors].flatMap(([label, next]) => next.map((to) => move(label, to)));
  return { states: [...neighbors.keys()], moves: [...new Set(all)] };
});

/** The states and moves of one tower that another lacks, in alphabetical order. */
export const lacks = (inner: LabeledGraph, outer: LabeledGraph) => ({
  states: difference(inner.states, outer.states),
  moves: difference(inner.moves, outer.moves),
});

function difference(labels: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others);
  return labels.filter((label) => !known.has(label)).sort();
}

/** True if one tower is a subgraph of another, states with the same label being the same. */
export const isInside = (inner: LabeledGraph, outer: LabeledGraph): boolean => {
  const { states, moves } = lacks(inner, outer);
  return states.length === 0 && moves.length === 0;
};

/** The labels of the neighbors of each state. */
export function neighborsByLabel({ states, moves }: LabeledGraph): Map<string, string[]> {
  const found = new Map(states.map((label): [string, string[]] => [label, []]));
  for (const [a, b] of moves.map((pair) => pair.split(' '))) {
    found.get(a)?.push(b);
    found.get(b)?.push(a);
  }
  return found;
}

/** The graph without its labels. */
export function withoutLabels({ states, moves }: LabeledGraph): Csr {
  const place = new Map(states.map((label, v) => [label, v]));
  return graphFromEdges(
    states.length,
    moves.map((pair) => pair.split(' ').map((label) => place.get(label)) as [number, number]),
  );
}

/** Both ways to know the graph of a tower, for facts on towers. */
export const inBothGraphs = <I, V>(
  facts: (graph: (rules: TowerRules) => LabeledGraph, instance: I) => V,
) => ({
  'stored graphs': (instance: I) => facts(storedLabels, instance),
  'playing the plain rules in all arrangements': (instance: I) => facts(playedLabels, instance),
});
