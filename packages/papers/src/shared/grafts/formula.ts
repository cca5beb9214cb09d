import { type Csr, edgesOf, graphFromEdges } from '@manaus/graph';
import { range } from '../../check/index.js';
import type { Words } from '../../words.js';
import { pairsAmong } from '../pairs.js';

/** A graph as the work writes it: a set of vertices, and a set of unordered pairs of them. */
export interface NamedGraph {
  readonly vertices: ReadonlySet<string>;
  readonly edges: ReadonlySet<string>;
}

/** A graft to make: Q with its vertices v and w, G with its edge ab. */
export interface Graft {
  readonly q: NamedGraph;
  readonly v: string;
  readonly w: string;
  readonly g: NamedGraph;
  readonly a: string;
  readonly b: string;
}

/** The pair xy = yx. */
export const pair = (x: string, y: string): string => (x < y ? `${x} ${y}` : `${y} ${x}`);

const ends = (edge: string): [string, string] => edge.split(' ') as [string, string];

/** A stored graph whose vertex i is called `<name>i`. */
export function named(graph: Csr, name: string): NamedGraph {
  return {
    vertices: new Set(Array.from({ length: graph.order }, (_, v) => name + v)),
    edges: new Set(edgesOf(graph).map(([a, b]) => pair(name + a, name + b))),
  };
}

/** The stored graph, its vertices in the order of the set. */
export function stored({ vertices, edges }: NamedGraph): Csr {
  const index = new Map([...vertices].map((name, i) => [name, i]));
  const at = (name: string) => index.get(name) as number;
  return graphFromEdges(
    vertices.size,
    [...edges].map(ends).map(([x, y]): [number, number] => [at(x), at(y)]),
  );
}

/**
 * The printed sets, letter by letter. Q and G are taken with the vertices they have, common ones
 * included.
 */
export function byFormula({ q, v, w, g, a, b }: Graft): NamedGraph {
  const joined = (x: string, y: string) => g.edges.has(pair(x, y));
  const others = [...g.vertices].filter((x) => x !== a && x !== b);
  return {
    vertices: new Set([...others, ...q.vertices]),
    edges: new Set([
      ...q.edges,
      ...[...g.vertices].filter((z) => joined(a, z) && z !== b).map((z) => pair(v, z)),
      ...[...g.vertices].filter((p) => joined(b, p) && p !== a).map((p) => pair(w, p)),
      ...[...g.edges].filter((zp) => !ends(zp).includes(a) && !ends(zp).includes(b)),
    ]),
  };
}

/**
 * The prose, step by step: ab is removed from G, the graphs are united with their vertices kept
 * apart, a and v become one, b and w another.
 */
export function byProse({ q, v, w, g, a, b }: Graft): NamedGraph {
  const inQ = (x: string) => `Q.${x}`;
  const inG = (x: string) => (x === a ? inQ(v) : x === b ? inQ(w) : `G.${x}`);
  const without = [...g.edges].filter((edge) => edge !== pair(a, b));
  return {
    vertices: new Set([...[...g.vertices].map(inG), ...[...q.vertices].map(inQ)]),
    edges: new Set([...renamedEdges(without, inG), ...renamedEdges(q.edges, inQ)]),
  };
}

/**
 * The difference between the formula's graph and the prose's, in words; `null` if they are equal
 * but for the marks of a vertex's origin.
 */
export function difference(formula: NamedGraph, prose: NamedGraph): Words | null {
  if (formula.vertices.size !== prose.vertices.size)
    return {
      en: `the formula gives ${formula.vertices.size} vertices, the prose ${prose.vertices.size}`,
      pt: `a fórmula dá ${formula.vertices.size} vértices, o texto ${prose.vertices.size}`,
    };
  const ofEdges = differenceOfEdges(formula.edges, new Set(renamedEdges(prose.edges, plain)));
  if (ofEdges !== null) return ofEdges;
  return [...prose.vertices].map(plain).every((name) => formula.vertices.has(name))
    ? null
    : { en: 'the vertices differ', pt: 'os vértices diferem' };
}

function differenceOfEdges(formula: ReadonlySet<string>, prose: ReadonlySet<string>): Words | null {
  const missing = [...prose].find((edge) => !formula.has(edge));
  if (missing !== undefined)
    return {
      en: `the formula lacks the edge ${missing}`,
      pt: `falta à fórmula a aresta ${missing}`,
    };
  const extra = [...formula].find((edge) => !prose.has(edge));
  if (extra === undefined) return null;
  return {
    en: `the formula has the edge ${extra}, the prose has not`,
    pt: `a fórmula tem a aresta ${extra}, o texto não`,
  };
}

/** The copy of a graph on vertices that no other has. */
export const copied = (graph: NamedGraph, mark: string): NamedGraph =>
  renamed(graph, (x) => x + mark);

/** A graph with its vertices renamed. */
export const renamed = (
  { vertices, edges }: NamedGraph,
  name: (x: string) => string,
): NamedGraph => ({
  vertices: new Set([...vertices].map(name)),
  edges: new Set(renamedEdges(edges, name)),
});

/** Edges with their ends renamed. */
export const renamedEdges = (edges: Iterable<string>, name: (x: string) => string): string[] =>
  [...edges].map(ends).map(([x, y]) => pair(name(x), name(y)));

/** The name of a vertex without the mark of where it comes from. */
export const plain = (name: string): string => name.replaceAll(/[GQ]\./g, '');

/** An edge with its ends in the order in which they meet v and w. */
export type Ends = readonly [a: string, b: string];

/**
 * Algorithm 13, line by line: `order` is the order in which the loop takes the edges of M. Copies
 * are marked after their edges, so that results of different orders can be compared vertex by
 * vertex.
 */
export function graftAlong(
  q: NamedGraph,
  v: string,
  w: string,
  g: NamedGraph,
  order: readonly Ends[],
): NamedGraph {
  let r = g;
  const m = new Set(order.map(([a, b]) => pair(a, b)));
  for (const [a, b] of order) {
    if (!r.edges.has(pair(a, b))) throw new Error(`the edge ${a}${b} of M is no longer there`);
    r = byFormula(marked({ q, v, w, g: r, a, b }));
    m.delete(pair(a, b));
  }
  if (m.size > 0) throw new Error('M is not empty at the end');
  return r;
}

/** A graft of a copy of Q that is marked after the edge ab. */
function marked(made: Graft): Graft {
  const mark = `'${made.a}${made.b}`;
  return { ...made, q: copied(made.q, mark), v: made.v + mark, w: made.w + mark };
}

/** Every graph on the vertices 0..order-1 that has the edges given. */
export function* graphsWith(
  order: number,
  kept: readonly (readonly [number, number])[] = [],
): Generator<Csr> {
  const isKept = ([x, y]: readonly [number, number]) =>
    kept.some(([a, b]) => Math.min(a, b) === x && Math.max(a, b) === y);
  const free = pairsAmong(range(0, order - 1)).filter((xy) => !isKept(xy));
  for (let chosen = 0; chosen < 2 ** free.length; chosen++)
    yield graphFromEdges(order, [...kept, ...free.filter((_, i) => (chosen >> i) & 1)]);
}

/** A graph as a person writes it: its vertices, and its edges. */
export function written(graph: NamedGraph): Words {
  const edges = [...graph.edges].map((edge) => edge.replace(' ', '')).join(', ');
  const vertices = `{${[...graph.vertices].join(', ')}}`;
  return edges === ''
    ? { en: `${vertices} with no edge`, pt: `${vertices} sem arestas` }
    : { en: `${vertices} with ${edges}`, pt: `${vertices} com ${edges}` };
}
