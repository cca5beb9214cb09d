import type { Csr } from '../csr.js';
import { JointColoring } from './refinement.js';

/**
 * An isomorphism from one graph to another, as the image of each vertex; `null` if none exists.
 *
 * Color refinement, then a choice of image for one vertex of an open color, and back when it fails.
 * Time O(size log order) for each choice tried; few are needed unless the graphs are very regular.
 * Memory O(order + size). Directed graphs keep their directions. Checked by `verifyIsomorphism`.
 * Source: B. Weisfeiler, A. Leman, 1968; J. Hopcroft, 1971, for the order of the splits.
 *
 * @example
 * ```ts
 * isomorphism(pathGraph(3), graphFromEdges(3, [[0, 1], [0, 2]])) !== null; // => true
 * isomorphism(cycleGraph(6), graphFromEdges(6, [[0, 1], [1, 2], [0, 2], [3, 4], [4, 5], [3, 5]])); // => null
 * ```
 */
export function isomorphism(first: Csr, second: Csr): Uint32Array | null {
  if (
    first.order !== second.order ||
    first.targets.length !== second.targets.length ||
    first.directed !== second.directed
  )
    return null;
  const coloring = new JointColoring(first, second);
  return coloring.refine() ? completed(coloring) : null;
}

/** The map of some discrete refinement of a refined coloring, by depth-first search; the coloring is put back as it was. */
function completed(coloring: JointColoring): Uint32Array | null {
  const start = coloring.mark;
  const levels: {
    color: number;
    vertex: number;
    images: Uint32Array;
    next: number;
    mark: number;
  }[] = [];
  let sound = true;
  for (;;) {
    if (sound && coloring.isDiscrete) {
      const map = coloring.map();
      coloring.goBack(start);
      return map;
    }
    if (sound) {
      const color = coloring.openColor(levels.at(-1)?.color ?? 0);
      const members = coloring.members(color);
      const vertex = members.find((v) => v < coloring.order) as number;
      levels.push({
        color,
        vertex,
        images: members.filter((v) => v >= coloring.order),
        next: 0,
        mark: coloring.mark,
      });
    }
    for (sound = false; !sound; ) {
      const level = levels.at(-1);
      if (level === undefined) return null;
      coloring.goBack(level.mark);
      if (level.next === level.images.length) levels.pop();
      else sound = coloring.pair(level.vertex, level.images[level.next++]);
    }
  }
}

/** The order of an automorphism group and maps that generate it. */
export interface Automorphisms {
  readonly order: bigint;
  readonly generators: Uint32Array[];
}

/**
 * The automorphism group of a graph.
 *
 * Vertices are fixed one by one until none can move; the order is the product of the orbits along the way (orbit-stabilizer), and each
 * orbit is found by searching an automorphism to each image not reached yet. Time: at most order^2 searches as in `isomorphism`.
 * Each generator passes `verifyIsomorphism` from the graph to itself.
 *
 * @example
 * ```ts
 * automorphisms(completeGraph(5)).order; // => 120n
 * automorphisms(cycleGraph(6)).order; // => 12n
 * automorphisms(toCsr(stateGraph(towerPuzzle(hanoi(3))))).order; // => 6n
 * ```
 */
export function automorphisms(graph: Csr): Automorphisms {
  const coloring = new JointColoring(graph, graph);
  coloring.refine();
  const base: { vertex: number; images: Uint32Array; mark: number }[] = [];
  for (let from = 0; !coloring.isDiscrete; ) {
    from = coloring.openColor(from);
    const members = coloring.members(from);
    const vertex = members.find((v) => v < graph.order) as number;
    base.push({
      vertex,
      images: members.filter((v) => v >= graph.order).map((v) => v - graph.order),
      mark: coloring.mark,
    });
    coloring.pair(vertex, vertex + graph.order);
  }
  const orbits = new Orbits(graph.order);
  const generators: Uint32Array[] = [];
  let order = 1n;
  for (const { vertex, images, mark } of base.reverse()) {
    coloring.goBack(mark);
    const failed = new Set<number>();
    for (const image of images) {
      if (orbits.find(image) === orbits.find(vertex) || failed.has(orbits.find(image))) continue;
      const map = coloring.pair(vertex, image + graph.order) ? completed(coloring) : null;
      coloring.goBack(mark);
      if (map === null) failed.add(orbits.find(image));
      else {
        generators.push(map);
        map.forEach((to, from) => {
          orbits.join(from, to);
        });
      }
    }
    order *= BigInt(images.filter((image) => orbits.find(image) === orbits.find(vertex)).length);
  }
  return { order, generators };
}

class Orbits {
  readonly #up: Uint32Array;
  constructor(order: number) {
    this.#up = Uint32Array.from({ length: order }, (_, v) => v);
  }
  find(v: number): number {
    let at = v;
    while (this.#up[at] !== at) {
      this.#up[at] = this.#up[this.#up[at]];
      at = this.#up[at];
    }
    return at;
  }
  join(a: number, b: number): void {
    this.#up[this.find(a)] = this.find(b);
  }
}
