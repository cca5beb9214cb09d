import { type Csr, cycleGraph, edgesOf, graftAll } from '@manaus/graph';
import { type Effort, type Finding, general, range } from '../../check/index.js';
import {
  copied,
  type Ends,
  graftAlong,
  graphsWith,
  type NamedGraph,
  named,
  pair,
  renamedEdges,
} from './formula.js';

/** A graph G with a matching of `edges` edges 01, 23, ..., and a graph Q with v = 0, w = 1. */
interface Case {
  readonly g: Csr;
  readonly q: Csr;
  readonly edges: number;
}

/**
 * Every case but for names, of given most vertices; three edges on six vertices are tried on every
 * graph only when the effort is full.
 */
function* cases(effort: Effort): Generator<Case> {
  for (const edges of [0, 1, 2]) {
    const largest = edges < 2 || effort === 'full' ? 4 : 3;
    for (const g of graphsWithMatching(edges, effort))
      for (const q of graphsTo(largest)) yield { g, q, edges };
  }
  const sixVertices =
    effort === 'quick' ? [hexagon, ...graphsWithin(matching(3))] : graphsWith(6, matching(3));
  for (const g of sixVertices) for (const q of graphsTo(3)) yield { g, q, edges: 3 };
}

function* graphsWithMatching(edges: number, effort: Effort): Generator<Csr> {
  const orders = range(Math.max(1, 2 * edges), effort === 'quick' ? 4 : 5);
  for (const order of orders) yield* graphsWith(order, matching(edges));
}

const matching = (edges: number): [number, number][] =>
  range(0, edges - 1).map((i) => [2 * i, 2 * i + 1]);
const hexagon = cycleGraph(6);

function* graphsTo(most: number): Generator<Csr> {
  for (const order of range(2, most)) yield* graphsWith(order);
}

/** The first of the graphs on six vertices that have the edges. */
function* graphsWithin(edges: readonly [number, number][]): Generator<Csr> {
  let left = 64;
  for (const graph of graphsWith(6, edges)) {
    if (left-- === 0) return;
    yield graph;
  }
}

/** All edges at once: G without M, a copy of Q for each, ends made one. */
function atOnce(q: NamedGraph, g: NamedGraph, edges: readonly Ends[]): NamedGraph {
  const renamed = new Map(
    edges.flatMap(([a, b]) => [[a, `q0'${a}${b}`] as const, [b, `q1'${a}${b}`] as const]),
  );
  const taken = new Set(edges.map(([a, b]) => pair(a, b)));
  const name = (x: string) => renamed.get(x) ?? x;
  const copies = edges.map(([a, b]) => copied(q, `'${a}${b}`));
  const left = [...g.edges].filter((edge) => !taken.has(edge));
  return {
    vertices: new Set([
      ...[...g.vertices].map(name),
      ...copies.flatMap((copy) => [...copy.vertices]),
    ]),
    edges: new Set([...renamedEdges(left, name), ...copies.flatMap((copy) => [...copy.edges])]),
  };
}

/** All orders of a list. */
function orders<T>(list: readonly T[]): T[][] {
  if (list.length === 0) return [[]];
  return list.flatMap((first, i) =>
    orders([...list.slice(0, i), ...list.slice(i + 1)]).map((rest) => [first, ...rest]),
  );
}

/** A graph on one line, whatever the order of its sets. */
const text = ({ vertices, edges }: NamedGraph): string =>
  `${[...vertices].sort().join(' ')}: ${[...edges].sort().join(', ')}`;

const endsOf = (edges: number): Ends[] => matching(edges).map(([a, b]): Ends => [`g${a}`, `g${b}`]);

/** The graphs that the loop returns, each once, for all orders of M. */
const byLoop = ({ g, q, edges }: Case): string[] => [
  ...new Set(
    orders(endsOf(edges)).map((order) =>
      text(graftAlong(named(q, 'q'), 'q0', 'q1', named(g, 'g'), order)),
    ),
  ),
];

/** The graph of the library, its vertices named as the loop names them. */
function byLibrary({ g, q, edges }: Case): string {
  const ends = endsOf(edges);
  const merged = new Map(
    ends.flatMap(([a, b]) => [[a, `q0'${a}${b}`] as const, [b, `q1'${a}${b}`] as const]),
  );
  const names = [
    ...range(0, g.order - 1).map((v) => merged.get(`g${v}`) ?? `g${v}`),
    ...ends.flatMap(([a, b]) => range(2, q.order - 1).map((u) => `q${u}'${a}${b}`)),
  ];
  const found = edgesOf(graftAll(q, 0, 1, g, matching(edges)));
  return text({
    vertices: new Set(names),
    edges: new Set(found.map(([a, b]) => pair(names[a], names[b]))),
  });
}

/**
 * The number of grafts made when the loop walks a list by its index while line 6 shortens that
 * list.
 */
function graftsByIndex(edges: number): number {
  const list = matching(edges);
  let grafts = 0;
  for (let i = 0; i < list.length; i++) {
    list.splice(i, 1);
    grafts++;
  }
  return grafts;
}

/**
 * The loop over a matching, for both works: against all copies grafted at once, vertex by vertex.
 */
export function graftsAlongMatching(effort: Effort): Finding {
  const [most, tried] =
    effort === 'quick'
      ? [4, { en: 'C_6 and 64 other', pt: 'C_6 e outros 64' }]
      : [5, { en: 'all', pt: 'todos os' }];
  return general<Case, string[]>({
    checked: {
      en: `every matching of at most 2 edges in every graph G of at most ${most} vertices, and of 3 edges in ${tried.en} graphs of 6 vertices, with every Q of at most 3 (one edge, and full: 4) vertices: for every order of M the edge is there when its turn comes, and the result equals all copies grafted at once, vertex by vertex. A list M walked by index while line 6 shortens it would give ${graftsByIndex(3)} of 3 grafts`,
      pt: `todo emparelhamento de no máximo 2 arestas em todo grafo G de no máximo ${most} vértices, e de 3 arestas em ${tried.pt} grafos de 6 vértices, com todo Q de no máximo 3 vértices (com uma aresta, e no alcance completo, 4): para toda ordem de M, a aresta está lá quando chega a sua vez, e o resultado é igual a todas as cópias enxertadas de uma vez, vértice a vértice. Uma lista M percorrida por índice enquanto a linha 6 a encurta daria ${graftsByIndex(3)} de 3 enxertos`,
    },
    instances: cases(effort),
    stated: ({ g, q, edges }) => [text(atOnce(named(q, 'q'), named(g, 'g'), endsOf(edges)))],
    methods: {
      'the loop, for every order of M': byLoop,
      'the graft of the library': (instance) => [byLibrary(instance)],
    },
  });
}
