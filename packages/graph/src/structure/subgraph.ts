import type { Csr } from '../csr.js';
import { adjacency, requireUndirected } from './arcs.js';
import { automorphisms } from './isomorphism/automorphisms.js';

/**
 * The image of each vertex of the pattern; or that an exhaustive search found none; or that the
 * limit was reached. `nodes`: images tried.
 */
export type Subgraph =
  | { readonly answer: 'found'; readonly map: Uint32Array; readonly nodes: number }
  | { readonly answer: 'none' | 'unknown'; readonly nodes: number };

/** The options of the search: which copies count, and its limit. */
export interface SubgraphOptions {
  /** Pairs that are no edge of the pattern must be none of the host. */
  readonly induced?: boolean;
  /** Images tried after which the search gives up. Default: 10,000,000. */
  readonly limit?: number;
}

/**
 * A copy of the pattern in the host: different vertices go to different vertices, edges to edges.
 *
 * Backtracking over the pattern's vertices, each next to one already placed where possible; an image must have the degree, and its
 * neighbors theirs. Exponential in the pattern at worst; memory O(pattern order host order). Throws for directed graphs.
 * Checked by `verifySubgraph`.
 *
 * @example
 * ```ts
 * findSubgraph(cycleGraph(4), completeBipartiteGraph(2, 2)).answer; // => 'found'
 * findSubgraph(cycleGraph(3), completeBipartiteGraph(3, 3)).answer; // => 'none'
 * findSubgraph(pathGraph(3), completeGraph(3), { induced: true }).answer; // => 'none'
 * ```
 */
export function findSubgraph(pattern: Csr, host: Csr, options: SubgraphOptions = {}): Subgraph {
  const work = { nodes: 0, limit: options.limit ?? 10_000_000 };
  for (const map of embeddings(pattern, host, options.induced ?? false, work))
    return { answer: 'found', map: map.slice(), nodes: work.nodes };
  return { answer: work.nodes > work.limit ? 'unknown' : 'none', nodes: work.nodes };
}

/**
 * The number of copies of the pattern in the host, as subgraphs; null when the limit comes first.
 *
 * Copies are maps less the symmetries of the pattern. Time as `findSubgraph` for all maps. Throws for directed graphs.
 *
 * @example
 * ```ts
 * countSubgraphs(cycleGraph(4), completeGraph(4)); // => 3
 * countSubgraphs(triangularSnake(3), completeGraph(5)); // => 15
 * ```
 */
export function countSubgraphs(
  pattern: Csr,
  host: Csr,
  options: SubgraphOptions = {},
): number | null {
  const work = { nodes: 0, limit: options.limit ?? Number.POSITIVE_INFINITY };
  let maps = 0;
  for (const _ of embeddings(pattern, host, options.induced ?? false, work)) maps++;
  return work.nodes > work.limit ? null : maps / Number(automorphisms(pattern).order);
}

/** All maps of the pattern into the host, in one array that the next one overwrites. */
function* embeddings(
  pattern: Csr,
  host: Csr,
  induced: boolean,
  work: { nodes: number; readonly limit: number },
): Generator<Uint32Array> {
  requireUndirected('graph/subgraph', pattern);
  requireUndirected('graph/subgraph', host);
  if (pattern.order > host.order) return;
  const plan = planOf(pattern, induced);
  const allowed = plan.map(({ vertex }) => candidates(pattern, vertex, host));
  const joined = adjacency(host);
  const map = new Uint32Array(pattern.order);
  const used = new Uint8Array(host.order);
  const next = new Uint32Array(pattern.order + 1);
  const everywhere = Uint32Array.from({ length: host.order }, (_, v) => v);
  const rowAt = (depth: number) => {
    const anchor = plan[depth].near[0];
    return anchor === undefined
      ? everywhere
      : host.targets.subarray(host.offsets[map[anchor]], host.offsets[map[anchor] + 1]);
  };
  if (pattern.order === 0) yield map;
  const rows = pattern.order === 0 ? [] : [rowAt(0)];
  for (let depth = 0; depth >= 0 && rows.length > 0; ) {
    const { vertex, near, apart } = plan[depth];
    if (next[depth] > 0) used[map[vertex]] = 0;
    const row = rows[depth];
    let placed = false;
    while (!placed && next[depth] < row.length) {
      const image = row[next[depth]++];
      if (used[image] === 1 || allowed[depth][image] === 0) continue;
      if (++work.nodes > work.limit) return;
      placed =
        near.every((u) => joined(map[u], image)) && apart.every((u) => !joined(map[u], image));
      if (placed) map[vertex] = image;
    }
    if (!placed) {
      next[depth--] = 0;
      continue;
    }
    if (depth === pattern.order - 1) yield map;
    else {
      used[map[vertex]] = 1;
      rows[++depth] = rowAt(depth);
    }
  }
}

interface Step {
  readonly vertex: number;
  /** The neighbors placed before, and, for induced copies, the other vertices placed before. */
  readonly near: readonly number[];
  readonly apart: readonly number[];
}

/** The order of placing: the most neighbors placed already, then the highest degree. */
function planOf({ order, offsets, targets }: Csr, induced: boolean): Step[] {
  const plan: Step[] = [];
  const links = new Uint32Array(order);
  const left = new Set(Array.from({ length: order }, (_, v) => v));
  const weight = (v: number) => links[v] * (order + 1) + offsets[v + 1] - offsets[v];
  while (left.size > 0) {
    let vertex = -1;
    for (const v of left) if (vertex === -1 || weight(v) > weight(vertex)) vertex = v;
    const row = new Set(targets.subarray(offsets[vertex], offsets[vertex + 1]));
    const before = plan.map((step) => step.vertex);
    plan.push({
      vertex,
      near: before.filter((u) => row.has(u)),
      apart: induced ? before.filter((u) => !row.has(u)) : [],
    });
    left.delete(vertex);
    for (const u of row) links[u]++;
  }
  return plan;
}

/** Marks the host's vertices whose degree, and whose neighbors' degrees one by one, are no less than the pattern vertex's. */
function candidates(pattern: Csr, vertex: number, host: Csr): Uint8Array {
  const wanted = neighborDegrees(pattern, vertex);
  return Uint8Array.from({ length: host.order }, (_, v) => {
    if (host.offsets[v + 1] - host.offsets[v] < wanted.length) return 0;
    const got = neighborDegrees(host, v);
    return wanted.every((degree, i) => degree <= got[i]) ? 1 : 0;
  });
}

function neighborDegrees({ offsets, targets }: Csr, v: number): Uint32Array {
  return targets
    .slice(offsets[v], offsets[v + 1])
    .map((u) => offsets[u + 1] - offsets[u])
    .sort()
    .reverse();
}
