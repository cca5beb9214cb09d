import { oxford } from '@manaus/core';
import { cycleGraph } from '@manaus/graph';
import { type Checks, finite } from '../../check/index.js';
import { areIsomorphic } from '../../shared/hanoi-graph.js';
import { plainTower, storedTower } from '../evidence/towers.js';

/** The number of states, and whether the graph is the triangle. */
type Facts = { readonly states: number; readonly triangle: boolean };

function inStoredGraph(): Facts {
  const { graph } = storedTower(oxford(1));
  return { states: graph.order, triangle: areIsomorphic(graph, cycleGraph(3)) };
}

function byRules(): Facts {
  const neighbors = plainTower(oxford(1));
  const labels = [...neighbors.keys()];
  const triangle = [...neighbors].every(([label, next]) =>
    labels.every((other) => (other === label) !== next.includes(other)),
  );
  return { states: labels.length, triangle };
}

export default {
  'section-4.4.3/O31': () =>
    finite<number, Facts>({
      checked: {
        en: 'the stored graph, with a verified isomorphism, and all pairs of states by the plain rules',
        pt: 'o grafo armazenado, com um isomorfismo verificado, e todos os pares de estados pelas regras',
      },
      instances: [1],
      stated: () => ({ states: 3, triangle: true }),
      methods: { 'the stored graph': inStoredGraph, 'the plain rules': byRules },
    }),
} satisfies Checks;
