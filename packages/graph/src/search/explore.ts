import type { ImplicitGraph } from '../implicit-graph.js';

/** What an implicit search leaves behind. */
export interface Exploration {
  /** How many vertices were reached, the sources included. */
  readonly reached: number;
  /** How many vertices lie at distance 0, 1, 2, ... */
  readonly spheres: readonly number[];
  /** The ranks of the last sphere, in the order found. */
  readonly farthest: Uint32Array;
  /** The distance of a rank from the sources modulo 3; -1 where it was not reached. */
  levelMod3(rank: number): number;
}

/** When to stop, and who listens. */
export interface ExploreOptions {
  /** Stop as soon as this rank is reached. */
  readonly until?: number | undefined;
  /** Hears the number of vertices reached after every level. */
  readonly onLevel?: ((reached: number) => void) | undefined;
}

/**
 * Breadth-first search of a graph that is not stored: two bits a rank (not reached, or the level modulo 3) and lists of the frontier.
 *
 * Time O(reached times degree). Memory space / 4 bytes and 8 bytes a vertex of the two widest neighboring levels.
 * In an undirected graph the levels modulo 3 are a distance oracle: the level of a neighbor differs by one at the most.
 *
 * @example
 * ```ts
 * explore(towerGraph(hanoi(3)), [0]).spheres; // => [1, 2, 2, 4, 2, 4, 4, 8]
 * ```
 */
export function explore(graph: ImplicitGraph, sources: readonly number[], options: ExploreOptions = {}): Exploration {
  const levels = new Uint8Array(Math.ceil(graph.space / 4));
  const out = new Uint32Array(graph.maxDegree + 1);
  let frontier: Uint32Array = new Uint32Array(sources.length);
  let next: Uint32Array = new Uint32Array(1024);
  let width = 0;
  for (const source of sources) if (claim(levels, source, 1)) frontier[width++] = source;
  const spheres: number[] = [];
  let reached = 0;
  let last = frontier;
  for (let level = 1; width > 0; level++) {
    spheres.push(width);
    reached += width;
    last = frontier.subarray(0, width);
    options.onLevel?.(reached);
    if (options.until !== undefined && codeOf(levels, options.until) !== 0) break;
    const code = (level % 3) + 1;
    let found = 0;
    for (let i = 0; i < width; i++) {
      const degree = graph.neighbors(frontier[i], out);
      if (found + degree > next.length) next = grown(next, found + degree);
      for (let j = 0; j < degree; j++) if (claim(levels, out[j], code)) next[found++] = out[j];
    }
    [frontier, next, width] = [next, frontier, found];
  }
  return { reached, spheres, farthest: last.slice(), levelMod3: (rank) => codeOf(levels, rank) - 1 };
}

function codeOf(levels: Uint8Array, rank: number): number {
  return (levels[Math.floor(rank / 4)] >>> ((rank % 4) * 2)) & 3;
}

/** Marks a rank if nothing has marked it yet. */
function claim(levels: Uint8Array, rank: number, code: number): boolean {
  const index = rank >>> 2;
  const shift = (rank & 3) << 1;
  if ((levels[index] >>> shift) & 3) return false;
  levels[index] |= code << shift;
  return true;
}

function grown(list: Uint32Array, least: number): Uint32Array {
  const longer = new Uint32Array(Math.max(least, list.length * 2));
  longer.set(list);
  return longer;
}
