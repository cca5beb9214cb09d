import { sum } from '@manaus/core/internals';
import { type Csr, neighborsOf, trianglesOf } from '@manaus/graph';
import { type Checks, range, upTo } from '../../check/index.js';
import { hanoiGraph, hanoiStates, plainHanoiGraph } from '../../shared/hanoi-graph.js';

/**
 * The triangles of a graph, and the vertices in one: three times as many where no two share a
 * vertex.
 */
type Triangles = { readonly triangles: number; readonly vertices: number };

const byListing = (graph: Csr): Triangles => {
  const triangles = trianglesOf(graph);
  return { triangles: triangles.length, vertices: new Set(triangles.flat()).size };
};

/** A triangle has six closed walks of three steps, two from each vertex. */
function byWalks(graph: Csr): Triangles {
  // From each vertex the walks of three steps back to it.
  const walks = range(0, graph.order - 1).map(
    (v) =>
      neighborsOf(graph, v).flatMap((b) =>
        neighborsOf(graph, b).filter((c) => neighborsOf(graph, c).includes(v)),
      ).length,
  );
  return {
    triangles: sum(walks) / 6,
    vertices: walks.filter((count) => count > 0).length,
  };
}

/** Disc 1 goes round while the others stand still: a triangle for each of their positions. */
function byPositions(discs: number): Triangles {
  const states = hanoiStates(discs);
  return {
    triangles: new Set(
      states.map((state) =>
        state.map((held) => held.filter((disc) => disc !== 1).join()).join('/'),
      ),
    ).size,
    vertices: states.length,
  };
}

export default {
  'theorem-10': upTo<Triangles>({ from: 1, quick: 7, full: 9 }, (most) => ({
    checked: {
      en: `n = 1 to ${most}: triangles of the stored graph, as closed walks in the graph of the plain rules, and as positions of discs 2 to n; and the vertices that lie in one, three times as many`,
      pt: `n = 1 a ${most}: os triângulos do grafo armazenado, como passeios fechados no grafo das regras, e como posições dos discos 2 a n; e os vértices que estão em um deles, três vezes esse número`,
    },
    stated: (n) => ({ triangles: 3 ** (n - 1), vertices: 3 * 3 ** (n - 1) }),
    methods: {
      'the triangles of the stored graph': (n) => byListing(hanoiGraph(n)),
      'closed walks by the plain rules': (n) => byWalks(plainHanoiGraph(n)),
      'the positions of discs 2 to n': byPositions,
    },
  })),
} satisfies Checks;
