import { type ColoredGraph, type Layer, layersOf, vertexColorsOf } from './colored-graph.js';
import { Coloring } from './coloring.js';
import { compareLists } from './compare-lists.js';
import { Orbits } from './orbits.js';
import { Trace } from './trace.js';

/** A discrete coloring at which the search arrived. */
export interface Leaf {
  /** The vertices individualized. */
  readonly path: readonly number[];
  readonly events: readonly number[];
  /** The vertex at each place, and the graph with its vertices renamed to their places. */
  readonly elements: Uint32Array;
  readonly renamed: Uint32Array;
}

/** A node of the search: a cell to choose from, and how to come back to it. */
interface Level {
  readonly members: Uint32Array;
  readonly mark: number;
  readonly events: number;
  readonly isOnFirstPath: boolean;
  /** Orbits under the generators that fix the path; null while none does. */
  orbits: Orbits | null;
  generators: number;
  next: number;
}

/**
 * The search tree of individualization and refinement, pruned by traces and by automorphisms.
 *
 * A node is a path of vertices individualized one after the other, each followed by refinement; a
 * leaf names all vertices. Leaves with one renamed graph give an automorphism. Of candidates that
 * known automorphisms take into one another only the least is tried. The best leaf is the one with
 * the greatest trace, then the greatest renamed graph, and depends on the isomorphism class only.
 * Without `wantsBest`, only images of the first leaf are looked for, which give the whole group.
 * Source: B. D. McKay, Practical graph isomorphism, 1981; T. Junttila, P. Kaski, 2007.
 */
export class CanonicalSearch {
  readonly generators: Uint32Array[] = [];
  groupOrder = 1n;
  nodes = 0;
  readonly #layers: readonly Layer[];
  readonly #trace = new Trace();
  readonly #coloring: Coloring;
  readonly #wantsBest: boolean;
  readonly #levels: Level[] = [];
  readonly #path: number[] = [];
  readonly #firstOrbits: Orbits;
  #first: Leaf | null = null;
  #best: Leaf | null = null;

  constructor(graph: ColoredGraph, wantsBest: boolean) {
    this.#layers = layersOf(graph);
    this.#coloring = new Coloring(this.#layers, vertexColorsOf(graph), this.#trace);
    this.#wantsBest = wantsBest;
    this.#firstOrbits = new Orbits(graph.order);
    this.#coloring.refine();
  }

  /** The trace of the first refinement, when asked before the search. */
  get rootEvents(): readonly number[] {
    return this.#trace.events;
  }

  get best(): Leaf {
    return this.#best as Leaf;
  }

  /** Searches the whole tree; false when more was read than the limit. */
  run(limit: number): boolean {
    let left = limit;
    this.#enter();
    for (let level = this.#levels.at(-1); level !== undefined; level = this.#levels.at(-1)) {
      this.#coloring.goBack(level.mark);
      this.#trace.rewind(level.events);
      this.#path.length = this.#levels.length - 1;
      const vertex = this.#candidate(level);
      if (vertex === undefined) {
        this.#leave();
        continue;
      }
      if (left < 0) return false;
      this.nodes++;
      const before = this.#coloring.work;
      this.#path.push(vertex);
      if (this.#coloring.individualize(vertex)) this.#enter();
      left -= this.#coloring.work - before + this.#coloring.order;
    }
    return true;
  }

  #enter(): void {
    if (this.#coloring.isDiscrete) {
      this.#judge();
      return;
    }
    this.#levels.push({
      members: this.#coloring.members(this.#coloring.targetCell()),
      mark: this.#coloring.mark,
      events: this.#trace.length,
      isOnFirstPath: this.#first === null,
      orbits: this.#first === null ? this.#firstOrbits : null,
      generators: 0,
      next: 0,
    });
  }

  /** On the first path, the orbit of the vertex chosen is a factor of the order of the group. */
  #leave(): void {
    const { isOnFirstPath, members } = this.#levels.pop() as Level;
    if (!isOnFirstPath) return;
    const orbit = members.filter((v) => this.#firstOrbits.find(v) === members[0]);
    this.groupOrder *= BigInt(orbit.length);
  }

  /** The next vertex of a cell that is the least of its orbit. */
  #candidate(level: Level): number | undefined {
    if (level.next === 0) return level.members[level.next++];
    if (!level.isOnFirstPath) this.#renewOrbits(level);
    while (level.next < level.members.length) {
      const v = level.members[level.next++];
      if (level.orbits === null || level.orbits.find(v) === v) return v;
    }
    return undefined;
  }

  #renewOrbits(level: Level): void {
    for (; level.generators < this.generators.length; level.generators++) {
      const map = this.generators[level.generators];
      if (!this.#path.every((v) => map[v] === v)) continue;
      level.orbits ??= new Orbits(this.#coloring.order);
      level.orbits.joinBy(map);
    }
  }

  /** A leaf: the first, the image of an earlier one, a better one, or neither. */
  #judge(): void {
    const leaf = this.#leaf();
    if (this.#first === null) {
      this.#first = leaf;
      this.#trace.keepAsFirst();
      if (this.#wantsBest) this.#keepBest(leaf);
      return;
    }
    const isImage = this.#trace.isFirst && compareLists(leaf.renamed, this.#first.renamed) === 0;
    if (isImage) this.#found(this.#first, leaf);
    else if (this.#best !== null) this.#judgeAgainst(this.#best, leaf);
  }

  #judgeAgainst(best: Leaf, leaf: Leaf): void {
    const order = this.#trace.againstBest || compareLists(leaf.renamed, best.renamed);
    if (order > 0) this.#keepBest(leaf);
    else if (order === 0) this.#found(best, leaf);
  }

  #keepBest(leaf: Leaf): void {
    this.#best = leaf;
    this.#trace.keepAsBest();
  }

  /**
   * An automorphism: all below the node where the two paths part is the image of what was searched.
   */
  #found(earlier: Leaf, leaf: Leaf): void {
    const map = mapBetween(earlier, leaf);
    this.generators.push(map);
    this.#firstOrbits.joinBy(map);
    const parting = leaf.path.findIndex((v, depth) => v !== earlier.path[depth]);
    this.#levels.length = parting + 1;
  }

  #leaf(): Leaf {
    const { elements, position } = this.#coloring;
    return {
      path: [...this.#path],
      events: [...this.#trace.events],
      elements: elements.slice(),
      renamed: renamed(this.#layers, elements, position),
    };
  }
}

/** The map that takes the vertex at each place of one leaf to the vertex there in another. */
export function mapBetween(from: Leaf, to: Leaf): Uint32Array {
  const map = new Uint32Array(from.elements.length);
  from.elements.forEach((v, at) => {
    map[v] = to.elements[at];
  });
  return map;
}

/** True if two leaves have one trace and one renamed graph. */
export const areAlike = (a: Leaf, b: Leaf): boolean =>
  compareLists(a.events, b.events) === 0 && compareLists(a.renamed, b.renamed) === 0;

/** The rows of all layers with vertices named by their places, each after its length. */
function renamed(
  layers: readonly Layer[],
  elements: Uint32Array,
  position: Uint32Array,
): Uint32Array {
  const arcs = layers.reduce((sum, { targets }) => sum + targets.length, 0);
  const rows = new Uint32Array(arcs + layers.length * elements.length);
  let at = 0;
  for (const { offsets, targets } of layers)
    for (const v of elements) {
      const from = at + 1;
      for (let i = offsets[v]; i < offsets[v + 1]; i++) rows[++at] = position[targets[i]];
      rows[from - 1] = offsets[v + 1] - offsets[v];
      rows.subarray(from, ++at).sort();
    }
  return rows;
}
