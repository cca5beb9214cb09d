/** An edge by its ends, or two vertices that belong together. */
type Edge = readonly [number, number];

/** A walk is asked for that visits every vertex as often as is said. */
export interface CoveringProblem {
  readonly order: number;
  /** Undirected; no loops. */
  readonly edges: readonly (readonly [number, number])[];
  /** The number of visits of each vertex, at least 1; of the ends exactly 1. */
  readonly visits: readonly number[];
  readonly from: number;
  readonly to: number;
  /**
   * Two vertices, each to be visited once: the walk that enters one of them continues from the
   * other.
   */
  readonly jump?: readonly [number, number];
}

/**
 * The graph in which each vertex is visited once. Its vertices are 1, 2, ...: 0 has another
 * meaning.
 */
export interface Expanded {
  readonly order: number;
  readonly edges: readonly Edge[];
  /** Edges of the cycle that are given: that of its ends, and the jump. */
  readonly given: readonly Edge[];
  /** The vertex of the problem. */
  readonly original: readonly number[];
  /** The two that a vertex to be visited twice has become. */
  readonly twins: readonly Edge[];
}

/** A vertex to be visited twice becomes two. */
export function expanded({ order, edges, visits, from, to, jump }: CoveringProblem): Expanded {
  const original = [-1];
  const copies = Array.from({ length: order }, (_, vertex) =>
    Array.from({ length: visits[vertex] }, () => original.push(vertex) - 1),
  );
  const within = edges.filter(
    ([a, b]) => jump === undefined || !(jump.includes(a) && jump.includes(b)),
  );
  return {
    order: original.length - 1,
    edges: within.flatMap(([a, b]) =>
      copies[a].flatMap((one) => copies[b].map((other) => [one, other] as const)),
    ),
    given: [
      [copies[from][0], copies[to][0]],
      ...(jump === undefined ? [] : [[copies[jump[0]][0], copies[jump[1]][0]] as const]),
    ],
    original,
    twins: copies.filter((each): each is [number, number] => each.length === 2),
  };
}

/** One edge, and how the vertices of which something must be known change with it. */
interface PlanStep {
  readonly edge: Edge;
  readonly entering: readonly number[];
  readonly leaving: readonly number[];
  readonly after: readonly number[];
  /**
   * Twins that are alike from here on: all edges of both that are still to come have the same other
   * ends.
   */
  readonly alike: readonly Edge[];
}

export interface Plan {
  readonly steps: readonly PlanStep[];
  /** The vertices of which something is known before the first edge. */
  readonly first: readonly number[];
  /** The step from which on every vertex has been met. */
  readonly complete: number;
}

/**
 * The edges in the order of the narrowest of some plans: in the order of the vertices, and breadth
 * first from either end.
 */
export function frontierPlan(graph: Expanded): Plan {
  const orders = [
    [...graph.original.keys()],
    ...graph.given[0].map((end) => breadthFirstOrder(graph, end)),
  ];
  const plans = orders.map((order) => planOf(graph, order));
  return plans.reduce((best, plan) => (widthOf(plan) < widthOf(best) ? plan : best));
}

/** The most vertices of which something must be known at once. */
const widthOf = ({ steps }: Plan): number =>
  steps.reduce((most, { after }) => Math.max(most, after.length), 0);

function breadthFirstOrder({ order, edges }: Expanded, start: number): number[] {
  const beside: number[][] = Array.from({ length: order + 1 }, () => []);
  for (const [a, b] of edges) {
    beside[a].push(b);
    beside[b].push(a);
  }
  const found = new Set([start]);
  for (const vertex of found) for (const next of beside[vertex]) found.add(next);
  // What cannot be reached at all comes last: the search will find that it is never visited.
  for (let vertex = 1; vertex <= order; vertex++) found.add(vertex);
  return [...found];
}

function planOf(graph: Expanded, vertices: readonly number[]): Plan {
  const sorted = sortEdges(graph, vertices);
  // The first and the last edge of each vertex that has one.
  const ends = sorted.flatMap((edge, at) => edge.map((vertex) => [vertex, at] as const));
  const firstAt = new Map([...ends].reverse());
  const lastAt = new Map(ends);
  const first = graph.given.flat();
  const likeness = twinLikeness(graph.twins);
  let known = first;
  const steps = sorted.map((edge, at): PlanStep => {
    const entering = edge.filter((vertex) => firstAt.get(vertex) === at && !first.includes(vertex));
    const leaving = edge.filter((vertex) => lastAt.get(vertex) === at);
    known = [...known, ...entering].filter((vertex) => !leaving.includes(vertex));
    const alike = likeness(edge).filter((pair) => pair.every((vertex) => known.includes(vertex)));
    return { edge, entering, leaving, after: known, alike };
  });
  const met = firstAt.size === graph.order;
  return { steps, first, complete: met ? Math.max(...firstAt.values()) : Number.POSITIVE_INFINITY };
}

/** The edges in the order of their later ends, then of the others. */
function sortEdges({ order, edges }: Expanded, vertices: readonly number[]) {
  const place = new Int32Array(order + 1);
  vertices.forEach((vertex, at) => {
    place[vertex] = at;
  });
  const later = ([a, b]: Edge) => Math.max(place[a], place[b]);
  const earlier = ([a, b]: Edge) => Math.min(place[a], place[b]);
  return [...edges].sort(
    (one, other) => later(one) - later(other) || earlier(one) - earlier(other),
  );
}

/** After each edge, the twins whose edges so far have the same other ends. */
function twinLikeness(twins: readonly Edge[]) {
  const pairs = twins.map((pair) => ({ pair, apart: new Set<number>() }));
  const pairOf = new Map(pairs.flatMap((one) => one.pair.map((vertex) => [vertex, one] as const)));
  const mark = (vertex: number, neighbor: number) => {
    const apart = pairOf.get(vertex)?.apart;
    if (apart !== undefined && !apart.delete(neighbor)) apart.add(neighbor);
  };
  return ([a, b]: Edge) => {
    mark(a, b);
    mark(b, a);
    return pairs.filter(({ apart }) => apart.size === 0).map(({ pair }) => pair);
  };
}
