import { attacked, type Chance, replaced } from '@manaus/testing/attacked';
import { describe } from 'vitest';
import {
  type Csr,
  isClique,
  isIndependentSet,
  maximumClique,
  maximumIndependentSet,
} from '../../../src/index.js';
import { joined, randomGraph } from '../forged.js';

interface Certificate {
  readonly graph: Csr;
  readonly vertices: readonly number[];
}

type Find = (graph: Csr) => { readonly vertices: readonly number[] };

/** A set of two vertices at least. */
const foundBy =
  (find: Find) =>
  (from: Chance): Certificate | null => {
    const graph = randomGraph(from, 9, 3);
    const { vertices } = find(graph);
    return vertices.length < 2 ? null : { graph, vertices };
  };

/** Forgeries of a set in which any two vertices are joined, or none are. */
const forgers = (together: boolean) => ({
  'a vertex that does not belong to it': (one: Certificate, { of }: Chance) => {
    const strange = Array.from({ length: one.graph.order }, (_, v) => v).filter((v) =>
      one.vertices.some((w) => w !== v && joined(one.graph, v, w) !== together),
    );
    const added = strange.filter((v) => !one.vertices.includes(v));
    return added.length === 0 ? null : { ...one, vertices: [...one.vertices, of(added)] };
  },
  'a vertex twice': (one: Certificate, { of }: Chance) => ({
    ...one,
    vertices: [...one.vertices, of(one.vertices)],
  }),
  'one vertex in place of another': (one: Certificate, { below }: Chance) => ({
    ...one,
    vertices: replaced(one.vertices, below(one.vertices.length - 1), one.vertices.at(-1) ?? -1),
  }),
  'what is no vertex': (one: Certificate, { below, of }: Chance) => ({
    ...one,
    vertices: replaced(
      one.vertices,
      below(one.vertices.length),
      of([-1, one.graph.order, 0.5, Number.NaN]),
    ),
  }),
  'what is no vertex, alone': (one: Certificate, { of }: Chance) => ({
    ...one,
    vertices: [of([-1, one.graph.order, 0.5, Number.NaN])],
  }),
});

describe('a clique', () => {
  attacked<Certificate>(
    foundBy(maximumClique),
    ({ graph, vertices }) => isClique(graph, vertices),
    forgers(true),
  );
});

describe('an independent set', () => {
  attacked<Certificate>(
    foundBy(maximumIndependentSet),
    ({ graph, vertices }) => isIndependentSet(graph, vertices),
    forgers(false),
  );
});
