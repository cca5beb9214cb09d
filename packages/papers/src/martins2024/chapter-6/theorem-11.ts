import {
  alternateTriangularSnake,
  type Csr,
  neighborsOf,
  size,
  trianglesOf,
  verifySubgraph,
} from '@manaus/graph';
import {
  type Checks,
  general,
  inBoth,
  range,
  requireHolds,
  type Words,
  withValues,
} from '../../check/index.js';
import { hanoiGraph, plainHanoiGraph } from '../../shared/hanoi-graph.js';
import { countCopies } from '../evidence/copies.js';
import { orders } from '../evidence/small-graphs.js';

type Case = {
  readonly discs: number;
  readonly stated: number;
  readonly copies: number;
  /** The edges of H_3^2, and of A(T_6). */
  readonly edges: number;
  readonly inner: number;
};

const snake = alternateTriangularSnake(6);

/**
 * The same number by hand: a copy is a triangle with two of the edges that leave it, and the
 * triangles at their other ends.
 *
 * It needs every vertex to lie in just one triangle, which is checked.
 */
function copiesByMiddle(graph: Csr): number {
  const triangleOf = new Int32Array(graph.order).fill(-1);
  const triangles = trianglesOf(graph);
  triangles.forEach((vertices, triangle) => {
    for (const v of vertices) triangleOf[v] = triangleOf[v] < 0 ? triangle : -2;
  });
  if (triangleOf.some((triangle) => triangle < 0))
    throw new Error('a vertex lies in no triangle, or in several');
  const leaving = (vertices: readonly number[]) =>
    vertices.flatMap((v) => neighborsOf(graph, v).filter((u) => triangleOf[u] !== triangleOf[v]))
      .length;
  return triangles.map(leaving).reduce((sum, edges) => sum + (edges * (edges - 1)) / 2, 0);
}

/**
 * Disjoint copies: one spans each set of states that agree on the discs above 2, and no more fit,
 * as each takes 9 of the 3^n vertices.
 */
function disjointCopies(graph: Csr): number {
  const ring = alongHexagon(hanoiGraph(2));
  const held = range(0, graph.order / 9 - 1).filter((block) =>
    verifySubgraph(
      snake,
      graph,
      ring.map((v) => 9 * block + v),
    ),
  );
  return Math.min(held.length, Math.floor(graph.order / snake.order));
}

/** A map of A(T_6) onto H_3^2, by trying all orders of triangles and of the vertices in each. */
function alongHexagon(graph: Csr): number[] {
  const [first, second, third] = trianglesOf(graph).map(orders);
  for (const [a, b, c] of first)
    for (const [d, e, f] of second)
      for (const [g, h, i] of third) {
        const map = [a, b, d, e, g, h, c, f, i];
        if (verifySubgraph(snake, graph, map)) return map;
      }
  throw new Error('H_3^2 has no spanning A(T_6)');
}

const methods = {
  'search for all copies in the stored graph': (n: number) => countCopies(snake, hanoiGraph(n)),
  'the middle triangles in the graph of the plain rules': (n: number) =>
    copiesByMiddle(plainHanoiGraph(n)),
};

/** Disjoint copies and copies of H_3^2 are 3^(n-2). */
const requireReadings = (instances: readonly number[]) =>
  requireHolds(
    general<number, { disjoint: number; ofH32: number }>({
      checked: inBoth(''),
      instances,
      stated: (n) => ({ disjoint: 3 ** (n - 2), ofH32: 3 ** (n - 2) }),
      methods: {
        'search and blocks of nine states': (n) => ({
          disjoint: disjointCopies(hanoiGraph(n)),
          ofH32: countCopies(hanoiGraph(2), hanoiGraph(n)),
        }),
      },
    }),
  );

function checkedFor(instances: readonly number[]): Words {
  // The copies with n discs in the other senses of the word.
  const counts = instances.map((n) => {
    const graph = hanoiGraph(n);
    const [all, induced] = [countCopies(snake, graph), countCopies(snake, graph, true)];
    const ofH32 = countCopies(hanoiGraph(2), graph);
    return {
      en: `n = ${n}: ${all}, of which induced ${induced}; of H_3^2 ${ofH32}`,
      pt: `n = ${n}: ${all}, dos quais induzidos ${induced}; de H_3^2 ${ofH32}`,
    };
  });
  const most = instances[instances.length - 1];
  return {
    en: `subgraphs A(T_6) of H_3^n counted by search and by their middle triangles (${counts.map(({ en }) => en).join(' | ')}); 3^(n-2) is the largest number of disjoint ones for n = 2 to ${most}`,
    pt: `subgrafos A(T_6) de H_3^n contados por busca e a partir dos seus triângulos do meio (${counts.map(({ pt }) => pt).join(' | ')}); 3^(n-2) é o maior número de disjuntos para n = 2 a ${most}`,
  };
}

export default {
  'theorem-11': (effort) => {
    const instances = range(2, effort === 'quick' ? 4 : 6);
    // As subgraphs there are 3^n - 6.
    requireHolds(
      general<number, number>({
        checked: inBoth(''),
        instances,
        stated: (n) => 3 ** n - 6,
        methods,
      }),
    );
    requireReadings(instances);
    const checked = checkedFor(instances);
    return withValues(
      general<number, number>({ checked, instances, stated: (n) => 3 ** (n - 2), methods }),
      ({ instance: discs, stated, computed: copies }): Case => ({
        discs,
        stated,
        copies,
        edges: size(hanoiGraph(2)),
        inner: size(snake),
      }),
    );
  },
} satisfies Checks;
