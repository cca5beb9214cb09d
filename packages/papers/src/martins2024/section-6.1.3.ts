import {
  alternateTriangularSnake,
  countSubgraphs,
  edgesOf,
  findSubgraph,
  size,
  trianglesOf,
  verifySubgraph,
} from '@manaus/graph';
import { differ, finite, firstWrong } from '../legacy/check.js';
import type { Finding, Item } from '../legacy/item.js';
import { areIsomorphic, hanoiGraph, plainHanoiGraph } from '../shared/hanoi-graph.js';

const snake = alternateTriangularSnake(6);

/** The edges left when all triangles are taken away, by listing them and by counting. */
function edgesBesideTriangles(discs: number): number {
  const graph = hanoiGraph(discs);
  const inTriangle = new Set(
    trianglesOf(graph).flatMap(([a, b, c]) => [`${a},${b}`, `${a},${c}`, `${b},${c}`]),
  );
  const left = edgesOf(graph).filter((edge) => !inTriangle.has(edge.join())).length;
  if (left !== size(plainHanoiGraph(discs)) - 3 * trianglesOf(plainHanoiGraph(discs)).length)
    throw new Error('two counts of the edges differ');
  return left;
}

function wrong33(): string | null {
  const graph = hanoiGraph(3);
  const corresponds = areIsomorphic(graph, snake);
  return firstWrong(
    differ('triangles of H_3^3', 9, trianglesOf(graph).length),
    differ('edges of H_3^3 in no triangle', 12, edgesBesideTriangles(3)),
    corresponds
      ? null
      : `H_3^3 does not correspond to A(T_6): it has ${graph.order} vertices and ${size(graph)} edges, A(T_6) has ${snake.order} and ${size(snake)}`,
  );
}

/** How near H_3^3 comes to a longer snake. */
function longerSnake(): string {
  const graph = hanoiGraph(3);
  const longer = alternateTriangularSnake(18);
  const found = findSubgraph(longer, graph);
  if (found.answer !== 'found' || !verifySubgraph(longer, graph, found.map))
    return 'no A(T_18) spans H_3^3';
  return `a spanning A(T_18) of H_3^3, by a verified map, leaves ${size(graph) - size(longer)} of its edges`;
}

const h33: Item = {
  id: 'martins2024/section-6.1.3/H33-edges',
  kind: 'statement',
  statement:
    'H_3^3 corresponds to the graph A(T_6), and consists of 9 triangles C_3 and 12 further edges.',
  departs:
    'That H_3^3 is 9 triangles and 12 further edges holds. It is three A(T_6), each closed to H_3^2 by an edge u_1u_6, and three edges between them; it is no alternate triangular snake.',
  uses: ['martins2024/theorem-10', 'martins2024/section-3.4/H32-is-A-T6'],
  recorded: 'fails',
  check: () =>
    finite([3], wrong33, {
      checked: `triangles of H_3^3 and the edges beside them, counted in two ways (${trianglesOf(hanoiGraph(3)).length} and ${edgesBesideTriangles(3)}); comparison with A(T_6); ${longerSnake()}`,
      methods: 2,
    }),
};

/** Whichever nine disjoint A(T_6) are taken, the edges of H_3^4 beside them are as many. */
function wrong34(): string | null {
  const total = size(hanoiGraph(4));
  const stated = 9 * size(snake) + 12;
  return total === stated
    ? null
    : `9 A(T_6) have 9 * ${size(snake)} = ${9 * size(snake)} edges, with 12 more ${stated}; H_3^4 has ${total}, so ${total - 9 * size(snake)} edges must be added`;
}

/** The edges of H_3^4 between states that differ in disc 3 or 4, and those within the nine blocks of the others. */
function blocks(): { between: number; within: number } {
  const edges = edgesOf(plainHanoiGraph(4));
  const between = edges.filter(([a, b]) => Math.floor(a / 9) !== Math.floor(b / 9)).length;
  return { between, within: edges.length - between };
}

function check34(): Finding {
  const { between, within } = blocks();
  const closed = countSubgraphs(hanoiGraph(2), hanoiGraph(4));
  if (between + within !== size(hanoiGraph(4))) throw new Error('two counts of the edges differ');
  return finite([4], wrong34, {
    checked: `edges of H_3^4 counted in two graphs: ${within} in the ${closed} copies of H_3^2, ${between} between them; 9 disjoint A(T_6) of ${size(snake)} edges each`,
    methods: 2,
  });
}

const h34: Item = {
  id: 'martins2024/section-6.1.3/H34-edges',
  kind: 'statement',
  statement: 'H_3^4 is composed of 9 A(T_6) and 12 edges that link them.',
  departs:
    'The work says so under its assumption that H_3^2 is A(T_6), which fails. It holds for 9 copies of H_3^2 in the place of the A(T_6): each lacks the edge u_1u_6, so 21 edges are to be added to 9 A(T_6), of which 12 link different ones.',
  uses: ['martins2024/theorem-11', 'martins2024/section-3.4/H32-is-A-T6'],
  recorded: 'fails',
  check: check34,
};

export default [h33, h34];
