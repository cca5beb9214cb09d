import { range } from '@manaus/core';
import type { Csr } from '../../csr.js';
import { degreeOf } from '../../rows.js';
import { rootOf, singletons } from '../../union-find.js';
import { biconnectedComponents } from '../biconnected.js';
import { bipartition } from '../bipartite.js';
import { type HamiltonWalk, mostComponents } from './result.js';

/**
 * Vertices whose removal leaves more components than a Hamilton walk can visit; null when none was
 * found, which proves nothing.
 *
 * Tried are: no vertex at all, the vertices that separate, the color classes of a bipartite graph,
 * and as many vertices of the highest degrees as are best. Time O(size log order).
 * Source: V. Chvátal, Tough graphs and Hamiltonian circuits, 1973.
 */
export function hamiltonCut(graph: Csr, walk: HamiltonWalk): number[] | null {
  const vertices = range(0, graph.order - 1);
  const { articulations } = biconnectedComponents(graph);
  const partition = bipartition(graph);
  const sides = partition.bipartite
    ? [0, 1].map((side) => vertices.filter((v) => partition.colors[v] === side))
    : [];
  const byDegree = [...vertices].sort((a, b) => degreeOf(graph, b) - degreeOf(graph, a));
  const single = articulations.slice(0, 100).map((v) => [v]);
  for (const list of [[], ...sides, articulations, ...single, byDegree]) {
    const cut = bestPrefix(graph, list, walk);
    if (cut !== null) return cut.sort((a, b) => a - b);
  }
  return null;
}

/** The start of a list that leaves too many components, by the widest margin. */
function bestPrefix(graph: Csr, list: readonly number[], walk: HamiltonWalk): number[] | null {
  const rest = new Rest(graph, list);
  let ends = list.filter((v) => v === walk.from || v === walk.to).length;
  let best: number | null = null;
  let margin = 0;
  for (let taken = list.length; ; taken--) {
    const more = rest.components - mostComponents(walk, taken, ends);
    if (more > margin) [best, margin] = [taken, more];
    if (taken === 0) return best === null ? null : list.slice(0, best);
    const back = list[taken - 1];
    if (back === walk.from || back === walk.to) ends--;
    rest.add(back);
  }
}

/** The components of what is left of a graph, as vertices come back one by one. */
class Rest {
  components = 0;
  readonly #graph: Csr;
  readonly #up: Uint32Array;
  readonly #isIn: Uint8Array;

  constructor(graph: Csr, without: readonly number[]) {
    this.#graph = graph;
    this.#up = singletons(graph.order);
    this.#isIn = new Uint8Array(graph.order);
    const gone = new Set(without);
    for (let v = 0; v < graph.order; v++) if (!gone.has(v)) this.add(v);
  }

  add(v: number): void {
    const { offsets, targets } = this.#graph;
    this.#isIn[v] = 1;
    this.components++;
    for (let i = offsets[v]; i < offsets[v + 1]; i++)
      if (this.#isIn[targets[i]] === 1) this.#join(v, targets[i]);
  }

  #join(v: number, u: number): void {
    const [a, b] = [rootOf(this.#up, v), rootOf(this.#up, u)];
    if (a === b) return;
    this.#up[a] = b;
    this.components--;
  }
}
