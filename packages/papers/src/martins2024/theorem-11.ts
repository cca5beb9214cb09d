import {
  alternateTriangularSnake,
  type Csr,
  countSubgraphs,
  edgesOf,
  neighborsOf,
  trianglesOf,
  verifySubgraph,
} from '@manaus/graph';
import { differ, general, range } from '../legacy/check.js';
import type { Finding, Item } from '../legacy/item.js';
import { hanoiGraph } from '../shared/hanoi-graph.js';

const snake = alternateTriangularSnake(6);

/** Copies of A(T_6) as subgraphs, by search of all of them. */
const copies = (graph: Csr, induced = false, pattern = snake): number => {
  const count = countSubgraphs(pattern, graph, { induced });
  if (count === null) throw new Error('the search for copies gave up');
  return count;
};

/**
 * The same number by hand: a copy is a triangle with two of the edges that leave it, and the triangles at their other ends.
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

/** As the theorem says it: the number of subgraphs. */
function wrong(discs: number): string | null {
  const graph = hanoiGraph(discs);
  const found = copies(graph);
  if (found !== copiesByMiddle(graph))
    throw new Error(`two counts of A(T_6) in H_3^${discs} differ`);
  return differ(`subgraphs A(T_6) of H_3^${discs}`, 3 ** (discs - 2), found);
}

/** Disjoint copies: one spans each set of states that agree on the discs above 2, and no more fit, as each takes 9 of the 3^n vertices. */
function wrongDisjoint(discs: number): string | null {
  const graph = hanoiGraph(discs);
  const ring = alongHexagon(hanoiGraph(2));
  const blocks = range(0, graph.order / 9 - 1);
  const held = blocks.filter((block) =>
    verifySubgraph(
      snake,
      graph,
      ring.map((v) => 9 * block + v),
    ),
  );
  return differ(
    `disjoint A(T_6) in H_3^${discs}`,
    3 ** (discs - 2),
    Math.min(held.length, Math.floor(graph.order / snake.order)),
  );
}

/** A map of A(T_6) onto H_3^2, by trying all orders of triangles and of the vertices in each. */
function alongHexagon(graph: Csr): number[] {
  const orders = ([a, b, c]: readonly number[]) => [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ];
  const [first, second, third] = trianglesOf(graph).map(orders);
  for (const [a, b, c] of first)
    for (const [d, e, f] of second)
      for (const [g, h, i] of third) {
        const map = [a, b, d, e, g, h, c, f, i];
        if (verifySubgraph(snake, graph, map)) return map;
      }
  throw new Error('H_3^2 has no spanning A(T_6)');
}

function check(most: number): Finding {
  const disjoint = general(range(2, most), wrongDisjoint, { checked: '', methods: 1 });
  const senses = range(2, most).map(
    (n) =>
      `n = ${n}: ${copies(hanoiGraph(n))}, of which induced ${copies(hanoiGraph(n), true)}; of H_3^2 ${copies(hanoiGraph(n), false, hanoiGraph(2))}`,
  );
  const reading =
    disjoint.counterexample ??
    `3^(n-2) is the largest number of disjoint ones for n = 2 to ${most}`;
  const finding = general(range(2, most), wrong, {
    checked: `subgraphs A(T_6) of H_3^n counted by search and by their middle triangles (${senses.join(' | ')}); ${reading}`,
    methods: 2,
  });
  if (finding.counterexample === undefined) return finding;
  const [edges, inner] = [edgesOf(hanoiGraph(2)).length, edgesOf(snake).length];
  return {
    ...finding,
    counterexample: `${finding.counterexample}. H_3^2 has ${edges} edges and A(T_6) ${inner}: it is left when any one of the three edges that join two triangles is taken away`,
  };
}

const item: Item = {
  id: 'martins2024/theorem-11',
  kind: 'theorem',
  statement:
    'For every n >= 2, the graph H_3^n has exactly 3^(n-2) subgraphs isomorphic to the alternate triangular snake A(T_6).',
  departs:
    'It holds for disjoint copies, of which the proof speaks: at most 3^(n-2) fit, and so many there are. It also holds for copies of H_3^2, A(T_6) with the edge u_1u_6. As subgraphs there are 3^n - 6 in the range checked.',
  uses: ['martins2024/theorem-10', 'martins2024/section-3.4/H32-is-A-T6'],
  recorded: 'fails',
  check: (effort) => check(effort === 'quick' ? 4 : 6),
};
export default item;
