import { attacked, type Chance, replaced } from '@manaus/testing/attacked';
import { expect, test } from 'vitest';
import {
  type Csr,
  edgesOf,
  graphFromEdges,
  planarity,
  verifyKuratowski,
} from '../../../src/index.js';
import { apart, randomGraph } from '../forged.js';
import { pairsOf } from '../helpers.js';

type Edge = readonly [number, number];

interface Certificate {
  readonly graph: Csr;
  readonly edges: readonly Edge[];
}

function honest(from: Chance): Certificate | null {
  const graph = randomGraph(from, 9, 5);
  const found = planarity(graph);
  return found.planar ? null : { graph, edges: found.kuratowski };
}

const has = (edges: readonly Edge[], [a, b]: Edge): boolean =>
  edges.some(([c, d]) => (a === c && b === d) || (a === d && b === c));

/** Every vertex of one side with every vertex of the other. */
const between = (left: readonly number[], right: readonly number[]): Edge[] =>
  left.flatMap((a) => right.map((b): Edge => [a, b]));

/** What K_5 and K_{3,3} are told from: by their degrees, and by the ends of their paths. */
const alike: readonly (readonly Edge[])[] = [
  // K_5, and a path more between two of its vertices.
  [...pairsOf(5), [0, 5], [1, 5]],
  // A pentagon with every edge doubled, one of the two as a path.
  Array.from({ length: 5 }, (_, v): Edge[] => {
    const next = (v + 1) % 5;
    return [
      [v, next],
      [v, v + 5],
      [v + 5, next],
    ];
  }).flat(),
  // K_4, where one vertex of degree 3 has the others around it.
  pairsOf(4),
  // A prism.
  [...between([0], [1, 2, 3]), [1, 2], [1, 4], [2, 5], [3, 4], [3, 5], [4, 5]],
];

attacked<Certificate>(honest, ({ graph, edges }) => verifyKuratowski(graph, edges), {
  'an edge too few': (one, { of }) => {
    const gone = of(one.edges);
    return { ...one, edges: one.edges.filter((edge) => edge !== gone) };
  },
  'an edge too many': (one, { of }) => {
    const free = edgesOf(one.graph).filter((edge) => !has(one.edges, edge));
    return free.length === 0 ? null : { ...one, edges: [...one.edges, of(free)] };
  },
  'an edge twice': (one, { of }) => {
    const [a, b] = of(one.edges);
    return {
      ...one,
      edges: [
        ...one.edges,
        of<Edge>([
          [a, b],
          [b, a],
        ]),
      ],
    };
  },
  'an edge that is none': (one, from) => {
    const free = apart(one.graph, from);
    return free === null
      ? null
      : { ...one, edges: replaced(one.edges, from.below(one.edges.length), free) };
  },
  'a cycle apart': (_, { below, shuffled }) => {
    const order = 8 + below(3);
    const name = shuffled(Array.from({ length: order }, (_value, v) => v));
    const apartFrom = pairsOf(order).filter(([a, b]) => (b < 5 || a >= 5) && b < 8);
    const edges = apartFrom.map(([a, b]): Edge => [name[a], name[b]]);
    return { graph: graphFromEdges(order, edges), edges };
  },
  'edges from between two vertices': (one, { shuffled }) => {
    const real = shuffled(Array.from({ length: one.graph.order }, (_, v) => v)).slice(0, 3);
    return { ...one, edges: between([0.5, 1.5, 2.5], real) };
  },
  'another graph with the same degrees, or a path more': (_, { of, shuffled }) => {
    const drawn = of(alike);
    const order = 1 + Math.max(...drawn.flat());
    const name = shuffled([...Array(order).keys()]);
    const edges = drawn.map(([a, b]): Edge => [name[a], name[b]]);
    return { graph: graphFromEdges(order, edges), edges };
  },
  'some edges of a planar graph': (_, from) => {
    const graph = randomGraph(from, 8, 5);
    return planarity(graph).planar
      ? { graph, edges: edgesOf(graph).filter(() => from.below(5) > 0) }
      : null;
  },
});

test('no edges at all are no certificate', () => {
  expect(verifyKuratowski(graphFromEdges(6, pairsOf(6)), [])).toBe(false);
});
