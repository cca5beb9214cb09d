import {
  alternateTriangularSnake,
  biconnectedComponents,
  edgesOf,
  size,
  trianglesOf,
  triangularSnake,
  verifyBiconnectedComponents,
} from '@manaus/graph';
import { drawnGraphFigure } from '@manaus/plot';
import { differ, finite, firstWrong, range } from '../check.js';
import { notIsomorphic } from '../figures/graphs.js';
import { type Snake, snake } from '../figures/snakes.js';
import type { FigureItem } from '../item.js';

const draw = ({ graph, labels, places }: Snake, title: string, subtitle: string) =>
  drawnGraphFigure({
    title,
    subtitle,
    width: 760,
    height: 280,
    vertices: places.map((place, v) => ({ ...place, label: labels[v] })),
    edges: edgesOf(graph).map((ends) => ({ ends })),
  });

const triangular = snake(5, () => true);
const alternate = snake(6, (i) => i % 2 === 1);

/** The words of the definition against the family, and against the blocks: all triangles, each cut vertex in two of them. */
function wrongTriangular(): string | null {
  const { graph } = triangular;
  const found = biconnectedComponents(graph);
  if (!verifyBiconnectedComponents(graph, found)) throw new Error('the blocks do not stand');
  const cuts = found.articulations.map(
    (v) => edgesOf(graph).filter((edge) => edge.includes(v)).length,
  );
  return firstWrong(
    differ('order', 9, graph.order),
    differ('size', 12, size(graph)),
    differ('triangles', 4, trianglesOf(graph).length),
    differ('blocks', 4, found.blocks.length),
    differ('degrees of the cut vertices', '4,4,4', Array.from(cuts).join()),
    notIsomorphic('T_5', graph, triangularSnake(5)),
    differ('order of T_3, the butterfly', 5, snake(3, () => true).graph.order),
  );
}

function wrongAlternate(): string | null {
  const { graph } = alternate;
  const shared = range(0, graph.order - 1).map(
    (v) => trianglesOf(graph).filter((triangle) => triangle.includes(v)).length,
  );
  return firstWrong(
    differ('order', 9, graph.order),
    differ('size', 11, size(graph)),
    differ('triangles', 3, trianglesOf(graph).length),
    differ('triangles at each vertex', '1,1,1,1,1,1,1,1,1', shared.join()),
    notIsomorphic('A(T_6)', graph, alternateTriangularSnake(6)),
  );
}

const five: FigureItem = {
  id: 'martins2024/figure-2.5',
  kind: 'figure',
  statement:
    'The triangular snake T_5, the path P_5 with each of its four edges replaced by a triangle, has 9 vertices, 12 edges and 4 triangles.',
  departs:
    'n counts the vertices of the path, as the text defines it and as the butterfly T_3 with 5 vertices confirms; elsewhere n counts triangles. The drawn letters are lost.',
  caption: 'The triangular snake T_5',
  uses: ['martins2024/section-2.2/butterfly'],
  recorded: 'holds',
  figure: () =>
    draw(triangular, 'The triangular snake T₅', 'the path P₅, each edge replaced by a triangle'),
  check: () =>
    finite([5], wrongTriangular, {
      checked:
        'built by the words of the definition and as the family’s graph, with a verified isomorphism; its blocks verified',
      methods: 2,
    }),
};

const six: FigureItem = {
  id: 'martins2024/figure-2.6',
  kind: 'figure',
  statement:
    'The alternate triangular snake A(T_6), the path u_1, ..., u_6 with its odd edges replaced by triangles, has 9 vertices, 11 edges and 3 disjoint triangles.',
  departs: 'The caption writes A_6, the text A(T_6): n counts the vertices of the path in both.',
  caption: 'The alternate triangular snake A(T_6)',
  uses: ['martins2024/figure-2.5'],
  recorded: 'holds',
  figure: () =>
    draw(
      alternate,
      'The alternate triangular snake A(T₆)',
      'the path P₆, its odd edges replaced by triangles',
    ),
  check: () =>
    finite([6], wrongAlternate, {
      checked:
        'built by the words of the definition and as the family’s graph, with a verified isomorphism',
      methods: 2,
    }),
};

const items: readonly FigureItem[] = [five, six];
export default items;
