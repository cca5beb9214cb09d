import type { Csr } from '../../csr.js';
import { biconnectedComponents } from '../biconnected.js';
import { bipartition } from '../bipartite.js';
import { type HamiltonWalk, mostComponents } from './result.js';

/**
 * Vertices whose removal leaves more components than a Hamilton walk can visit; null when none was
 * found, which proves nothing.
 *
 * Tried are: no vertex at all, the vertices that separate, the color classes of a bipartite graph,
 * and the vertices of the highest degrees, so many as are best. Time O(size log order).
 * Source: V. Chvátal, Tough graphs and Hamiltonian circuits, 1973.
 */
export function hamiltonCut(graph: Csr, walk: HamiltonWalk): number[] | null {
  const { order, offsets } = graph;
  const all = Array.from({ length: order }, (_, v) => v);
  const degree = (v: number) => offsets[v + 1] - offsets[v];
  const { articulations } = biconnectedComponents(graph);
  const sides = bipartition(graph);
  const classes = sides.bipartite
    ? [0, 1].map((side) => all.filter((v) => sides.colors[v] === side))
    : [];
  const lists = [
    [],
    ...classes,
    articulations,
    ...articulations.slice(0, 100).map((v) => [v]),
    [...all].sort((a, b) => degree(b) - degree(a)),
  ];
  for (const list of lists) {
    const taken = bestPrefix(graph, list, walk);
    if (taken !== null) return list.slice(0, taken).sort((a, b) => a - b);
  }
  return null;
}

/** The length of the start of a list that leaves too many components, by the widest margin. */
function bestPrefix(graph: Csr, list: readonly number[], walk: HamiltonWalk): number | null {
  const rest = new Rest(graph, list);
  let ends = list.filter((v) => v === walk.from || v === walk.to).length;
  let best: number | null = null;
  let margin = 0;
  for (let taken = list.length; ; taken--) {
    const more = rest.components - mostComponents(walk, taken, ends);
    if (more > margin) [best, margin] = [taken, more];
    if (taken === 0) return best;
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
    this.#up = Uint32Array.from({ length: graph.order }, (_, v) => v);
    this.#isIn = new Uint8Array(graph.order);
    const gone = new Set(without);
    for (let v = 0; v < graph.order; v++) if (!gone.has(v)) this.add(v);
  }

  add(v: number): void {
    const { offsets, targets } = this.#graph;
    this.#isIn[v] = 1;
    this.components++;
    for (let i = offsets[v]; i < offsets[v + 1]; i++) {
      if (this.#isIn[targets[i]] === 0) continue;
      const [a, b] = [this.#find(v), this.#find(targets[i])];
      if (a === b) continue;
      this.#up[a] = b;
      this.components--;
    }
  }

  #find(v: number): number {
    let at = v;
    while (this.#up[at] !== at) {
      this.#up[at] = this.#up[this.#up[at]];
      at = this.#up[at];
    }
    return at;
  }
}
