import { requireInteger } from '@manaus/core';
import { requireCallbacks, requireOptions } from '@manaus/core/internals';
import type { ImplicitGraph } from '../implicit-graph.js';
import { requireImplicit, requireRanks } from '../requirements.js';
import { addLevel, type LevelKernel } from './levels.js';
import { bytesOf, pieces, reader, readNumbers } from './pieces.js';

const place = 'graph/explore';

/** The result of an implicit search. */
export interface Exploration {
  /** The number of vertices reached, including the sources. */
  readonly reached: number;
  /** The number of vertices at distance 0, 1, 2, ... */
  readonly spheres: readonly number[];
  /** The ranks of the last sphere, in the order found. */
  readonly farthest: Uint32Array;
  /**
   * Two bits a rank, four ranks a byte, the first in the lowest bits: 0 where it was not reached,
   * else its distance modulo 3, plus 1.
   */
  readonly levels: Uint8Array;
  /** The distance of a rank from the sources modulo 3; -1 where it was not reached. */
  levelMod3(rank: number): number;
}

/** The options of a search: when to stop, and the callback. */
export interface ExploreOptions {
  /** Stop as soon as this rank is reached. */
  readonly until?: number;
  /** Called after every level with the number of vertices reached. */
  readonly onLevel?: (reached: number) => void;
}

/**
 * Breadth-first search of a graph that is not stored: two bits per rank (not reached, or the level
 * modulo 3) and lists of the frontier.
 *
 * Time O(reached times degree). Memory space / 4 bytes and 8 bytes per vertex of the two widest
 * neighboring levels. In an undirected graph the levels modulo 3 are a distance oracle: the level
 * of a neighbor differs by at most one.
 *
 * @example
 * ```ts
 * explore(towerGraph(hanoi(3)), [0]).spheres; // => [1, 2, 2, 4, 2, 4, 4, 8]
 * ```
 */
export function explore(
  graph: ImplicitGraph,
  sources: readonly number[],
  options: ExploreOptions = {},
): Exploration {
  requireImplicit(place, graph);
  requireRanks(place, 'sources', graph, sources);
  requireOptions(place, ['until', 'onLevel'], options);
  const { levels, advance, last } = frontierLists(graph, sources);
  // By default a rank beyond all, which is never reached.
  const { until = graph.space, onLevel } = options;
  requireInteger(place, 'until', until, 0, graph.space);
  requireCallbacks(place, { onLevel });
  const spheres: number[] = [];
  let reached = 0;
  for (let width = advance(); width > 0; width = advance()) {
    addLevel(place, spheres, width);
    reached += width;
    onLevel?.(reached);
    if (codeOf(levels, until) !== 0) break;
  }
  return {
    reached,
    spheres,
    farthest: last().slice(),
    levels,
    levelMod3: (rank) => codeOf(levels, rank) - 1,
  };
}

/** The search itself, level by level. */
export interface FrontierLists extends LevelKernel {
  /** As in an {@link Exploration}. */
  readonly levels: Uint8Array;
  /** The last level that was not empty; to be read before the next. */
  last(): Uint32Array;
  save(): Iterable<Uint8Array>;
  load(bytes: Iterable<Uint8Array>): void;
}

/** The lists of a search, and how far it is. */
interface Lists {
  readonly levels: Uint8Array;
  frontier: Uint32Array;
  next: Uint32Array;
  width: number;
  level: number;
  last: Uint32Array;
}

/** A search in lists, made ready: the first level holds the sources. */
export function frontierLists(graph: ImplicitGraph, sources: readonly number[]): FrontierLists {
  const levels = new Uint8Array(Math.ceil(graph.space / 4));
  const out = new Uint32Array(graph.maxDegree + 1);
  const frontier = new Uint32Array(sources.length);
  const next = new Uint32Array(1024);
  const lists: Lists = { levels, frontier, next, width: 0, level: -1, last: frontier };
  const advance = () => {
    lists.level++;
    if (lists.level === 0) seed(lists, sources);
    else expand(graph, lists, out);
    if (lists.width > 0) lists.last = lists.frontier.subarray(0, lists.width);
    return lists.width;
  };
  const load = (bytes: Iterable<Uint8Array>) => readLists(lists, bytes);
  return { levels, advance, last: () => lists.last, save: () => savedLists(lists), load };
}

function seed(lists: Lists, sources: readonly number[]): void {
  for (const source of sources)
    if (claim(lists.levels, source, 1)) lists.frontier[lists.width++] = source;
}

/** Makes the next level the frontier. */
function expand(graph: ImplicitGraph, lists: Lists, out: Uint32Array): void {
  const { levels, frontier, width } = lists;
  const code = (lists.level % 3) + 1;
  let next = lists.next;
  let found = 0;
  for (let i = 0; i < width; i++) {
    const degree = graph.neighbors(frontier[i], out);
    if (found + degree > next.length) next = grown(next, found + degree);
    for (let j = 0; j < degree; j++) if (claim(levels, out[j], code)) next[found++] = out[j];
  }
  lists.frontier = next;
  lists.next = frontier;
  lists.width = found;
}

function* savedLists({ levels, level, width, last }: Lists): Generator<Uint8Array> {
  yield bytesOf(Uint32Array.of(level, width));
  yield* pieces(bytesOf(last));
  yield* pieces(levels);
}

function readLists(lists: Lists, bytes: Iterable<Uint8Array>): void {
  const read = reader(bytes);
  [lists.level, lists.width] = readNumbers(read, 2);
  lists.frontier = lists.last = readNumbers(read, lists.width);
  read(lists.levels);
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
