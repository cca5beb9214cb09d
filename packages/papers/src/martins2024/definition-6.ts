import { type Csr, graft } from '@manaus/graph';
import { general, range } from '../legacy/check.js';
import type { Effort, Finding, Item } from '../legacy/item.js';
import {
  byFormula,
  byProse,
  difference,
  type Graft,
  graphsWith,
  type NamedGraph,
  named,
  pair,
  stored,
  written,
} from '../shared/graft-formula.js';
import { areIsomorphic } from '../shared/hanoi-graph.js';

/** Every graft of a graph Q of at most `most` vertices on a graph G of at most `most`, but for the names of the vertices: v, w and a, b come first. */
function* grafts(most: number): Generator<{ graft: Graft; q: Csr; g: Csr }> {
  for (const orders of ordersTo(most))
    for (const g of graphsWith(orders[0], [[0, 1]]))
      for (const q of graphsWith(orders[1]))
        yield {
          graft: { q: named(q, 'q'), v: 'q0', w: 'q1', g: named(g, 'g'), a: 'g0', b: 'g1' },
          q,
          g,
        };
}

/** Pairs of orders from 2, the smallest sums first. */
const ordersTo = (most: number) =>
  range(2, most)
    .flatMap((g) => range(2, most).map((q) => [g, q] as const))
    .sort((x, y) => x[0] + x[1] - y[0] - y[1]);

/** What is wrong with the formula on one graft, against the prose; on small ones also against the library's graft. */
function wrongFormula({ graft: made, q, g }: { graft: Graft; q: Csr; g: Csr }): string | null {
  const formula = byFormula(made);
  const wrong = difference(formula, byProse(made));
  if (
    wrong === null &&
    g.order + q.order <= 6 &&
    !areIsomorphic(stored(formula), graft(q, 0, 1, g, [0, 1]))
  )
    throw new Error('the prose and the library differ');
  return wrong === null
    ? null
    : `G = ${written(made.g)}, ab = g0g1; Q = ${written(made.q)}, v = q0, w = q1: ${wrong}`;
}

/** The first graft on which the formula and the prose differ when Q may have vertices of G. */
function withCommonVertices(): string {
  for (const { graft: made, q } of grafts(3))
    for (const common of range(0, q.order - 1)) {
      const other = {
        ...made,
        ...renamedVertex(made, `q${common}`, `g${made.g.vertices.size - 1}`),
      };
      const wrong = difference(byFormula(other), byProse(other));
      if (wrong !== null)
        return `G = ${written(other.g)}, ab = g0g1; Q = ${written(other.q)}, v = ${other.v}, w = ${other.w}: ${wrong}`;
    }
  return 'none';
}

/** The graft with one vertex of Q renamed. */
function renamedVertex({ q, v, w }: Graft, from: string, to: string): Pick<Graft, 'q' | 'v' | 'w'> {
  const name = (x: string) => (x === from ? to : x);
  const edges = [...q.edges]
    .map((edge) => edge.split(' ').map(name) as [string, string])
    .map(([x, y]) => pair(x, y));
  return {
    q: { vertices: new Set([...q.vertices].map(name)), edges: new Set(edges) },
    v: name(v),
    w: name(w),
  };
}

/** The first graft whose result changes when the ends of ab change places. */
function turnedRound(): string {
  for (const { graft: made } of grafts(3))
    if (
      !areIsomorphic(stored(byFormula(made)), stored(byFormula({ ...made, a: made.b, b: made.a })))
    )
      return `G = ${written(made.g)}, Q = ${written(made.q)}`;
  return 'none';
}

/** The check of the definition, for both works. */
export function checkFormula(effort: Effort): Finding {
  const most = effort === 'quick' ? 4 : 5;
  return general(grafts(most), wrongFormula, {
    checked: `every graph G with an edge ab and every graph Q with two vertices v, w, of at most ${most} vertices each and with none in common: the sets of the formula are those of the prose (to 6 vertices together also the library's graft). With common vertices they differ first at ${withCommonVertices()}. Ends of ab exchanged, the result is another graph first for ${turnedRound()}`,
    methods: 2,
  });
}

/** The text that both works' definitions have in common. */
export const formulaStatement =
  'For every graph G with an edge ab and every graph Q with two vertices v, w, the graph with the vertices (V(G) - {a, b}) + V(Q) and the printed four sets of edges is G without ab, united with Q, with a and v made one vertex and b and w another.';
export const formulaDeparts =
  'G and Q have no vertex in common, as in a disjoint union, and ab is read as an ordered pair: which end is called a matters.';

const definition: Item = {
  id: 'martins2024/definition-6',
  kind: 'definition',
  statement: formulaStatement,
  departs: formulaDeparts,
  uses: [],
  recorded: 'holds-in-range',
  check: checkFormula,
};

const has = (graph: NamedGraph, x: string, y: string) => graph.edges.has(pair(x, y));

/** As printed: ab among the edges of the formula's graph. */
function wrongLetter({ graft: made }: { graft: Graft }): string | null {
  const result = byFormula(made);
  if (has(result, made.a, made.b) === has(made.q, made.v, made.w)) return null;
  const gone = [made.a, made.b].filter((end) => !result.vertices.has(end)).join(' and ');
  return `G = ${written(made.g)}, ab = g0g1; Q = ${written(made.q)}, vw = q0q1: R = ${written(result)}, so vw is an edge of Q and ab none of R, where ${gone} are no vertices`;
}

/** With a another name of v, and b of w. */
function wrongMeaning({ graft: made }: { graft: Graft }): string | null {
  const [formula, prose] = [byFormula(made), byProse(made)];
  const expected = has(made.q, made.v, made.w);
  const found = [has(formula, made.v, made.w), has(prose, `Q.${made.v}`, `Q.${made.w}`)];
  return found.every((edge) => edge === expected)
    ? null
    : `Q = ${written(made.q)}: an edge ${found.join()}`;
}

function checkIff(effort: Effort): Finding {
  const most = effort === 'quick' ? 4 : 5;
  const byLetter = general(grafts(most), wrongLetter, { checked: '', methods: 1 });
  return general(grafts(most), wrongMeaning, {
    checked: `every graft of a Q on a G of at most ${most} vertices each, without common vertices: the edge between the merged vertices, by the formula and by the prose. By the names alone it would fail: ${byLetter.counterexample}`,
    methods: 2,
  });
}

const iff: Item = {
  id: 'martins2024/definition-6/iff',
  kind: 'definition',
  statement: 'For R = enx(Q, v, w, G, ab) the edge ab is in E(R) if and only if vw is in E(Q).',
  departs:
    'a and v are two names of one vertex, and b and w of another, as the prose of the definition says; by the letter of the set formula a and b are no vertices of R.',
  uses: ['martins2024/definition-6'],
  recorded: 'holds-in-range',
  check: checkIff,
};

export default [definition, iff];
