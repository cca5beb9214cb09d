import { InputError, range } from '@manaus/core';
import { type Csr, type Graph, reverse } from '../csr.js';
import { requireBoolean, requireGraph, requireLimit } from '../requirements.js';
import { degreeOf, rowOf } from '../rows.js';
import { adjacency } from './arcs.js';
import { automorphisms } from './isomorphism/automorphisms.js';

const place = 'graph/subgraph';

/**
 * The image of each vertex of the pattern; or that an exhaustive search found none; or that the
 * limit was reached. `nodes`: images tried.
 */
export type Subgraph =
  | { readonly answer: 'found'; readonly map: Uint32Array; readonly nodes: number }
  | { readonly answer: 'none' | 'unknown'; readonly nodes: number };

/** The options of the search: which copies count, and its limit. */
export interface SubgraphOptions {
  /** Non-adjacent vertices of the pattern must be non-adjacent in the host. */
  readonly induced?: boolean;
  /** Images tried after which the search gives up. Default: 10,000,000. */
  readonly limit?: number;
}

/**
 * A copy of the pattern in the host: different vertices go to different vertices, edges to edges,
 * arcs to arcs the same way round.
 *
 * Backtracking over the pattern's vertices, each next to one already placed where possible; an
 * image must have the degree, and its neighbors theirs. Exponential in the pattern at worst; memory
 * O(pattern order host order). Throws unless both graphs are directed, or neither is. Checked by
 * `verifySubgraph`.
 *
 * @example
 * ```ts
 * findSubgraph(cycleGraph(4), completeBipartiteGraph(2, 2)).answer; // => 'found'
 * findSubgraph(cycleGraph(3), completeBipartiteGraph(3, 3)).answer; // => 'none'
 * findSubgraph(pathGraph(3), completeGraph(3), { induced: true }).answer; // => 'none'
 * const ring = graphFromEdges(3, [[0, 1], [1, 2], [2, 0]], true);
 * findSubgraph(graphFromEdges(3, [[0, 1], [0, 2]], true), ring).answer; // => 'none'
 * ```
 */
export function findSubgraph(pattern: Graph, host: Graph, options: SubgraphOptions = {}): Subgraph {
  const copies = copiesOf(pattern, host, options, 10_000_000);
  const { work } = copies;
  for (const map of embeddings(copies)) return { answer: 'found', map, nodes: work.nodes };
  return { answer: work.nodes > work.limit ? 'unknown' : 'none', nodes: work.nodes };
}

/**
 * The number of copies of the pattern in the host, as subgraphs; null when the limit comes first.
 *
 * Copies are maps less the symmetries of the pattern. Time and errors as `findSubgraph`, for all
 * maps.
 *
 * @example
 * ```ts
 * countSubgraphs(cycleGraph(4), completeGraph(4)); // => 3
 * countSubgraphs(triangularSnake(3), completeGraph(5)); // => 15
 * ```
 */
export function countSubgraphs(
  pattern: Graph,
  host: Graph,
  options: SubgraphOptions = {},
): number | null {
  const copies = copiesOf(pattern, host, options, Number.POSITIVE_INFINITY);
  const { work } = copies;
  let maps = 0;
  for (const _ of embeddings(copies)) maps++;
  const { order } = automorphisms(copies.pattern);
  return work.nodes > work.limit || order === null ? null : maps / Number(order);
}

/** What is looked for, and how long. */
interface Copies {
  readonly pattern: Csr;
  readonly host: Csr;
  readonly induced: boolean;
  readonly work: Work;
}

/** What is asked for; an {@link InputError} unless it can be. */
function copiesOf(pattern: Graph, host: Graph, options: SubgraphOptions, usual: number): Copies {
  const limit = requireLimit(place, options, usual, ['induced', 'limit']);
  const { induced = false } = options;
  return {
    pattern: requireGraph(place, pattern, 'pattern'),
    host: requireGraph(place, host, 'host'),
    induced: requireBoolean(place, 'induced', induced),
    work: { nodes: 0, limit },
  };
}

/** All maps of the pattern into the host, in one array that the next one overwrites. */
function embeddings({ pattern, host, induced, work }: Copies): Iterable<Uint32Array> {
  if (pattern.directed !== host.directed)
    throw new InputError(place, 'host', pattern.directed ? 'directed' : 'undirected', {});
  if (pattern.order > host.order) return [];
  if (pattern.order === 0) return [new Uint32Array(0)];
  const plan = planOf(pattern, induced);
  const allowed = plan.map(({ vertex }) => candidates(pattern, vertex, host));
  return placements(plan, allowed, new Images(host, pattern.order), work);
}

/** The images tried, and the most. */
interface Work {
  nodes: number;
  readonly limit: number;
}

/** Backtracking: at each depth of the plan, the images that are left in a row of the host. */
function* placements(
  plan: readonly Step[],
  allowed: readonly Uint8Array[],
  images: Images,
  work: Work,
): Generator<Uint32Array> {
  const { map, used } = images;
  const next = new Uint32Array(plan.length + 1);
  const rows = [images.rowFor(plan[0])];
  for (let depth = 0; depth >= 0; ) {
    const { vertex } = plan[depth];
    if (next[depth] > 0) used[map[vertex]] = 0;
    const row = rows[depth];
    let placed = false;
    while (!placed && next[depth] < row.length) {
      const image = row[next[depth]++];
      if (used[image] === 1 || allowed[depth][image] === 0) continue;
      if (++work.nodes > work.limit) return;
      map[vertex] = image;
      placed = images.fits(plan[depth], image);
    }
    if (!placed) {
      next[depth--] = 0;
      continue;
    }
    if (depth === plan.length - 1) yield map;
    else {
      used[map[vertex]] = 1;
      rows[++depth] = images.rowFor(plan[depth]);
    }
  }
}

/** The images of the vertices placed so far. */
class Images {
  readonly map: Uint32Array;
  readonly used: Uint8Array;
  readonly #host: Csr;
  readonly #into: Csr;
  readonly #joined: (from: number, to: number) => boolean;
  readonly #everywhere: Uint32Array;

  constructor(host: Csr, vertices: number) {
    this.map = new Uint32Array(vertices);
    this.used = new Uint8Array(host.order);
    this.#host = host;
    this.#into = reverse(host);
    this.#joined = adjacency(host);
    this.#everywhere = Uint32Array.from({ length: host.order }, (_, v) => v);
  }

  /** The vertices beside the image of one placed before; all of them, if none was. */
  rowFor({ from, to }: Step): Uint32Array {
    if (from.length === 0 && to.length === 0) return this.#everywhere;
    return rowOf(from.length > 0 ? this.#host : this.#into, this.map[from[0] ?? to[0]]);
  }

  /** True if a vertex has all arcs at an image that a step asks for, and none that it excludes. */
  fits({ from, to, notFrom, notTo }: Step, image: number): boolean {
    const map = this.map;
    const joined = this.#joined;
    return (
      from.every((u) => joined(map[u], image)) &&
      to.every((u) => joined(image, map[u])) &&
      notFrom.every((u) => !joined(map[u], image)) &&
      notTo.every((u) => !joined(image, map[u]))
    );
  }
}

/**
 * A vertex of the pattern, and those placed before that it has an arc from, or to; an edge counts
 * once.
 */
interface Step {
  readonly vertex: number;
  readonly from: readonly number[];
  readonly to: readonly number[];
  /** For induced copies, those that it has no arc from, or to. */
  readonly notFrom: readonly number[];
  readonly notTo: readonly number[];
}

/** The order of placing: the most neighbors placed already, then the highest degree. */
function planOf(pattern: Csr, induced: boolean): Step[] {
  const { order, directed } = pattern;
  const [out, into] = [rowsOf(pattern), rowsOf(reverse(pattern))];
  const placed: number[] = [];
  const links = new Uint32Array(order);
  const left = new Set(range(0, order - 1));
  const weight = (v: number) => links[v] * (2 * order + 1) + out[v].size + into[v].size;
  while (left.size > 0) {
    const vertex = [...left].reduce((best, v) => (weight(v) > weight(best) ? v : best));
    placed.push(vertex);
    left.delete(vertex);
    for (const u of new Set([...out[vertex], ...into[vertex]])) links[u]++;
  }
  return placed.map((vertex, i): Step => {
    const before = placed.slice(0, i);
    const both = directed ? before : [];
    return {
      vertex,
      from: before.filter((u) => into[vertex].has(u)),
      to: both.filter((u) => out[vertex].has(u)),
      notFrom: induced ? before.filter((u) => !into[vertex].has(u)) : [],
      notTo: induced ? both.filter((u) => !out[vertex].has(u)) : [],
    };
  });
}

const rowsOf = (graph: Csr): ReadonlySet<number>[] =>
  Array.from({ length: graph.order }, (_, v) => new Set(rowOf(graph, v)));

/**
 * Marks the host's vertices whose degree (out-degree), and whose neighbors' one by one, are no less
 * than the pattern vertex's.
 */
function candidates(pattern: Csr, vertex: number, host: Csr): Uint8Array {
  const wanted = neighborDegrees(pattern, vertex);
  return Uint8Array.from({ length: host.order }, (_, v) => {
    const got = neighborDegrees(host, v);
    // Beyond the last neighbor nothing is comparable, so a smaller degree is refused as well.
    return wanted.every((degree, i) => degree <= got[i]) ? 1 : 0;
  });
}

function neighborDegrees(graph: Csr, v: number): Uint32Array {
  return rowOf(graph, v)
    .map((u) => degreeOf(graph, u))
    .sort()
    .reverse();
}
