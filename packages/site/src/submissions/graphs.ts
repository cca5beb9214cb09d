import {
  automorphisms,
  bipartition,
  type Csr,
  canonicalForm,
  chromaticNumber,
  connectedComponents,
  diameter,
  isPlanar,
  radius,
  shortestCycle,
  toGraph6,
} from '@manaus/graph';
import type { Words } from '@manaus/plot';
import { towerWords } from '../games/towers.js';
import { plainGraph } from './plain-tower.js';

/**
 * A graph of a tower with the invariants that the House of Graphs asks for; `null` if it has none,
 * or if it was not found.
 */
export interface GraphDraft {
  readonly name: string;
  readonly title: Words;
  readonly discs: number;
  /** The canonical form, by which the graph can be looked up. */
  readonly graph6: string;
  readonly order: number;
  readonly size: number;
  readonly diameter: number | null;
  readonly radius: number | null;
  readonly girth: number | null;
  readonly chromaticNumber: number | null;
  readonly isPlanar: boolean;
  readonly isBipartite: boolean;
  /** The order of the group of automorphisms, in digits. */
  readonly automorphisms: string | null;
}

/** The most vertices of a graph in the House of Graphs: hog.grinvin.org takes 250. */
const MOST_VERTICES = 250;

/** Drafts of the state graphs of towers, from two discs on, as long as they are small enough. */
export const graphDrafts = (): GraphDraft[] =>
  towerWords.flatMap(({ name, title }) => {
    const drafts: GraphDraft[] = [];
    for (let discs = 2; ; discs++) {
      const graph = plainGraph(name, discs);
      if (graph.order > MOST_VERTICES) return drafts;
      const form = canonicalForm(graph);
      if (form.answer !== 'found') continue;
      drafts.push({ name: `${name}-${discs}`, title, discs, ...invariants(form.graph) });
    }
  });

function invariants(graph: Csr) {
  const isConnected = connectedComponents(graph).sizes.length === 1;
  return {
    graph6: toGraph6(graph),
    order: graph.order,
    size: graph.targets.length / 2,
    diameter: isConnected ? diameter(graph) : null,
    radius: isConnected ? radius(graph) : null,
    girth: shortestCycle(graph)?.length ?? null,
    chromaticNumber: chromaticNumber(graph).number,
    isPlanar: isPlanar(graph),
    isBipartite: bipartition(graph).bipartite,
    automorphisms: automorphisms(graph).order?.toString() ?? null,
  };
}
