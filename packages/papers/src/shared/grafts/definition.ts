import { type Csr, edgesOf, graft } from '@manaus/graph';
import { type Effort, type Finding, general, range, type Words } from '../../check/index.js';
import { areIsomorphic } from '../hanoi-graph.js';
import {
  byFormula,
  byProse,
  difference,
  type Graft,
  graphsWith,
  type NamedGraph,
  named,
  pair,
  plain,
  renamed,
  renamedEdges,
  stored,
  written,
} from './formula.js';

/** A graft to make, and its graphs. */
interface Example {
  readonly graft: Graft;
  readonly q: Csr;
  readonly g: Csr;
}

/**
 * Every graft of a graph Q of at most `most` vertices on a graph G of at most `most`, but for the
 * names of the vertices: v, w and a, b come first.
 */
function* grafts(most: number): Generator<Example> {
  // Pairs of orders from 2, the smallest sums first.
  const pairsOfOrders = range(2, most)
    .flatMap((g) => range(2, most).map((q) => [g, q] as const))
    .sort((x, y) => x[0] + x[1] - y[0] - y[1]);
  for (const orders of pairsOfOrders)
    for (const g of graphsWith(orders[0], [[0, 1]]))
      for (const q of graphsWith(orders[1]))
        yield {
          graft: { q: named(q, 'q'), v: 'q0', w: 'q1', g: named(g, 'g'), a: 'g0', b: 'g1' },
          q,
          g,
        };
}

/** A graph on one line, without the marks of where a vertex comes from. */
const text = ({ vertices, edges }: NamedGraph): string =>
  `${[...vertices].map(plain).sort().join(' ')}: ${renamedEdges(edges, plain).sort().join(', ')}`;

/** The graph of the library, its vertices named as the prose names them. */
function byLibrary({ q, g }: Example): NamedGraph {
  const names = [
    'q0',
    'q1',
    ...range(2, g.order - 1).map((v) => `g${v}`),
    ...range(2, q.order - 1).map((v) => `q${v}`),
  ];
  const found = edgesOf(graft(q, 0, 1, g, [0, 1]));
  return {
    vertices: new Set(names),
    edges: new Set(found.map(([a, b]) => pair(names[a], names[b]))),
  };
}

/** The first graft on which the formula and the prose differ when Q may have vertices of G. */
function withCommonVertices(): Words {
  for (const { graft: made } of grafts(3))
    for (const vertex of made.q.vertices) {
      const other = renamedVertex(made, vertex, `g${made.g.vertices.size - 1}`);
      const wrong = difference(byFormula(other), byProse(other));
      if (wrong !== null) return differing(other, wrong);
    }
  return none;
}

const none: Words = { en: 'none', pt: 'nenhum' };

const differing = ({ g, q, v, w }: Graft, { en, pt }: Words): Words => {
  const [ofG, ofQ] = [written(g), written(q)];
  return {
    en: `G = ${ofG.en}, ab = g0g1; Q = ${ofQ.en}, v = ${v}, w = ${w}: ${en}`,
    pt: `G = ${ofG.pt}, ab = g0g1; Q = ${ofQ.pt}, v = ${v}, w = ${w}: ${pt}`,
  };
};

/** The graft with one vertex of Q renamed. */
function renamedVertex(made: Graft, from: string, to: string): Graft {
  const name = (x: string) => (x === from ? to : x);
  return { ...made, q: renamed(made.q, name), v: name(made.v), w: name(made.w) };
}

/** The first graft whose result changes when the ends of ab change places. */
function firstChangedWhenTurned(): Words {
  for (const { graft: made } of grafts(3))
    if (
      !areIsomorphic(stored(byFormula(made)), stored(byFormula({ ...made, a: made.b, b: made.a })))
    )
      return graphsOf(made);
  return none;
}

function graphsOf(made: Graft): Words {
  const [g, q] = [written(made.g), written(made.q)];
  return { en: `G = ${g.en}, Q = ${q.en}`, pt: `G = ${g.pt}, Q = ${q.pt}` };
}

/** The formula of the definition against its prose, for both works. */
export function formulaOfGraft(effort: Effort): Finding {
  const most = effort === 'quick' ? 4 : 5;
  const common = withCommonVertices();
  const other = firstChangedWhenTurned();
  return general<Example, string>({
    checked: {
      en: `every graph G with an edge ab and every graph Q with two vertices v, w, of at most ${most} vertices each and with none in common: the sets of the formula are those of the prose, and those of the library’s graft. With common vertices they differ first at ${common.en}. Ends of ab exchanged, the result is another graph first for ${other.en}`,
      pt: `todo grafo G com uma aresta ab e todo grafo Q com dois vértices v, w, de no máximo ${most} vértices cada e sem nenhum em comum: os conjuntos da fórmula são os do texto, e os do enxerto da biblioteca. Com vértices comuns, diferem primeiro em ${common.pt}. Trocadas as pontas de ab, o resultado é outro grafo primeiro para ${other.pt}`,
    },
    instances: grafts(most),
    stated: (example) => text(byProse(example.graft)),
    methods: {
      'the sets of the formula': (example) => text(byFormula(example.graft)),
      'the graft of the library': (example) => text(byLibrary(example)),
    },
  });
}

const has = (graph: NamedGraph, x: string, y: string) => graph.edges.has(pair(x, y));

/**
 * As printed, ab among the edges of the formula's graph: the first graft where that is not so, in
 * words.
 */
function byTheLetter(most: number): Words {
  for (const { graft: made } of grafts(most)) {
    const result = byFormula(made);
    if (has(result, made.a, made.b) === has(made.q, made.v, made.w)) continue;
    const gone = [made.a, made.b].filter((end) => !result.vertices.has(end));
    const [g, q, r] = [written(made.g), written(made.q), written(result)];
    return {
      en: `G = ${g.en}, ab = g0g1; Q = ${q.en}, vw = q0q1: R = ${r.en}, so vw is an edge of Q and ab none of R, where ${gone.join(' and ')} are no vertices`,
      pt: `G = ${g.pt}, ab = g0g1; Q = ${q.pt}, vw = q0q1: R = ${r.pt}, de modo que vw é aresta de Q e ab não é de R, em que ${gone.join(' e ')} não são vértices`,
    };
  }
  return none;
}

/** With a another name of v, and b of w: ab is an edge of R exactly if vw is one of Q. */
export function mergedEdge(effort: Effort): Finding {
  const most = effort === 'quick' ? 4 : 5;
  const byNames = byTheLetter(most);
  return general<Example, boolean>({
    checked: {
      en: `every graft of a Q on a G of at most ${most} vertices each, without common vertices: the edge between the merged vertices, by the formula and by the prose. By the names alone it would fail: ${byNames.en}`,
      pt: `todo enxerto de um Q em um G de no máximo ${most} vértices cada, sem vértices comuns: a aresta entre os vértices unidos, pela fórmula e pelo texto. Só pelos nomes, falharia: ${byNames.pt}`,
    },
    instances: grafts(most),
    stated: ({ graft: { q, v, w } }) => has(q, v, w),
    methods: {
      'the sets of the formula': ({ graft: made }) => has(byFormula(made), made.v, made.w),
      'the prose, step by step': ({ graft: made }) =>
        has(byProse(made), `Q.${made.v}`, `Q.${made.w}`),
    },
  });
}
