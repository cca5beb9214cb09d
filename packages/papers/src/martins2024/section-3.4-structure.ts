import {
  alternateTriangularSnake,
  type Csr,
  edgesOf,
  findSubgraph,
  graphFromEdges,
  inducedSubgraph,
  size,
  verifySubgraph,
} from '@manaus/graph';
import { differ, finite, firstWrong, range } from '../legacy/check.js';
import type { Finding, Item } from '../legacy/item.js';
import { areIsomorphic, hanoiGraph, hanoiStates, plainHanoiGraph } from '../shared/hanoi-graph.js';

/** The states with the largest disc on each peg. */
function parts(discs: number): number[][] {
  const states = hanoiStates(discs);
  return range(0, 2).map((peg) =>
    range(0, states.length - 1).filter((v) => states[v][peg].includes(discs)),
  );
}

/** Each part a copy of the smaller graph, by a verified map; and the edges between parts, also as all edges less those of three copies. */
function wrongCopies(discs: number): string | null {
  const graph = hanoiGraph(discs);
  const smaller = plainHanoiGraph(discs - 1);
  const part = new Map(
    parts(discs).flatMap((vertices, peg) => vertices.map((v) => [v, peg] as const)),
  );
  const between = edgesOf(graph).filter(([a, b]) => part.get(a) !== part.get(b));
  const pairs = new Set(between.map(([a, b]) => [part.get(a), part.get(b)].sort().join()));
  return firstWrong(
    differ(
      `parts of H_3^${discs} that are H_3^${discs - 1}`,
      3,
      parts(discs).filter((vertices) => areIsomorphic(inducedSubgraph(graph, vertices), smaller))
        .length,
    ),
    differ(`vertices of H_3^${discs} in the three parts`, graph.order, part.size),
    differ(`edges between the parts of H_3^${discs}`, 3, between.length),
    differ(`pairs of parts of H_3^${discs} that are joined`, 3, pairs.size),
    differ(
      `edges of H_3^${discs} less those of three H_3^${discs - 1}`,
      3,
      size(plainHanoiGraph(discs)) - 3 * size(smaller),
    ),
  );
}

const copies: Item = {
  id: 'martins2024/section-3.4/three-copies',
  kind: 'statement',
  statement:
    'H_3^3 is three copies of H_3^2, each two joined by one of three edges; and H_3^2 is three copies of H_3^1 likewise.',
  uses: ['martins2024/definition-1'],
  recorded: 'holds',
  check: () =>
    finite([2, 3], wrongCopies, {
      checked:
        'n = 2 and 3: the states with the largest disc on each peg induce the smaller graph, by verified maps; the edges between them, also by counting all edges',
      methods: 2,
    }),
};

const snake = alternateTriangularSnake(6);

/** A(T_6) with the edge u_1u_6, which the work adds in section 6.1.3. */
const closed = (): Csr => graphFromEdges(snake.order, [...edgesOf(snake), [0, 5]]);

function wrongSnake(discs: number): string | null {
  const graph = hanoiGraph(discs);
  const same = areIsomorphic(graph, snake);
  if (
    same !==
    (graph.order === snake.order &&
      size(graph) === size(snake) &&
      findSubgraph(snake, graph).answer === 'found')
  )
    throw new Error('two comparisons with A(T_6) differ');
  return same
    ? null
    : `H_3^${discs} has ${graph.order} vertices and ${size(graph)} edges, A(T_6) has ${snake.order} vertices and ${size(snake)} edges`;
}

function checkSnake(): Finding {
  const graph = hanoiGraph(2);
  const found = findSubgraph(snake, graph);
  const spans = found.answer === 'found' && verifySubgraph(snake, graph, found.map);
  return finite([2], wrongSnake, {
    checked: `orders, sizes and isomorphism; A(T_6) is ${spans ? '' : 'not '}a spanning subgraph of H_3^2, and with the edge u_1u_6 it is ${areIsomorphic(graph, closed()) ? '' : 'not '}H_3^2, by a verified map`,
    methods: 2,
  });
}

const isSnake: Item = {
  id: 'martins2024/section-3.4/H32-is-A-T6',
  kind: 'statement',
  statement: 'H_3^2 is the alternate triangular snake A(T_6), by which it is formed.',
  departs: 'A(T_6) with one more edge u_1u_6 is H_3^2, as the work itself says in section 6.1.3.',
  uses: [],
  recorded: 'fails',
  check: checkSnake,
};

export default [copies, isSnake];
