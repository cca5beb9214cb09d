import { type Csr, edgesOf, graphFromEdges, size, triangularSnake } from '@manaus/graph';
import { type Checks, finite } from '../../check/index.js';
import { degreesOf } from '../../shared/degrees.js';
import { areIsomorphic } from '../../shared/hanoi-graph.js';
import { snake } from '../evidence/snakes.js';

/** Order and size of T_3, and whether it is the butterfly. */
type Facts = { readonly order: number; readonly size: number; readonly isButterfly: boolean };

/** Two triangles 0, 1, 2 and 0, 3, 4 that share the vertex 0, without the library of families. */
const twoTriangles = (): Csr =>
  graphFromEdges(5, [
    [0, 1],
    [0, 2],
    [1, 2],
    [0, 3],
    [0, 4],
    [3, 4],
  ]);

/** One vertex is joined to all others, which are joined in two pairs. */
function isButterfly(graph: Csr): boolean {
  const center = degreesOf(graph).indexOf(4);
  const others = edgesOf(graph).filter((ends) => !ends.includes(center));
  return graph.order === 5 && others.length === 2 && new Set(others.flat()).size === 4;
}

export default {
  'section-2.2/butterfly': () =>
    finite<number, Facts>({
      checked: {
        en: 'T_3 of the library against two triangles on one vertex by an isomorphism that is verified; T_3 by the words of its definition, by its center and the edges without it',
        pt: 'T_3 da biblioteca comparado com dois triângulos em um vértice por um isomorfismo verificado; T_3 pelas palavras da sua definição, pelo seu centro e pelas arestas sem ele',
      },
      instances: [3],
      stated: () => ({ order: 5, size: 6, isButterfly: true }),
      methods: {
        'a verified isomorphism with two triangles': (n) => {
          const graph = triangularSnake(n);
          const isButterfly = areIsomorphic(graph, twoTriangles());
          return { order: graph.order, size: size(graph), isButterfly };
        },
        'the definition, and its center': (n) => {
          const { graph } = snake(n, () => true);
          return { order: graph.order, size: size(graph), isButterfly: isButterfly(graph) };
        },
      },
    }),
} satisfies Checks;
