import { alternateTriangularSnake, type Csr, edgesOf, size, trianglesOf } from '@manaus/graph';
import { type Checks, type Claim, finite, inBoth, range } from '../../check/index.js';
import { requireOneGraph, snake } from '../evidence/snakes.js';
import { trianglesByEdges } from '../evidence/triangles.js';
import { drawSnake } from '../figures/snakes.js';

/** The counts of A(T_n), and in how many triangles each vertex lies. */
type Facts = {
  readonly order: number;
  readonly size: number;
  readonly triangles: number;
  readonly at: readonly number[];
};

const alternate = (n: number) => snake(n, (i) => i % 2 === 1);

const facts = (graph: Csr, size: number, triangles: readonly (readonly number[])[]): Facts => ({
  order: graph.order,
  size,
  triangles: triangles.length,
  at: range(0, graph.order - 1).map(
    (v) => triangles.filter((triangle) => triangle.includes(v)).length,
  ),
});

function inLibrary(n: number): Facts {
  const graph = alternateTriangularSnake(n);
  return facts(graph, size(graph), trianglesOf(graph));
}

function byDefinition(n: number): Facts {
  const { graph } = alternate(n);
  return facts(graph, edgesOf(graph).length, trianglesByEdges(graph));
}

const claim: Claim<number, Facts> = {
  checked: {
    en: 'built by the words of the definition and as the family’s graph, with a verified isomorphism; triangles listed, and by trying all threes of edges',
    pt: 'construído pelas palavras da definição e como o grafo da família, com um isomorfismo verificado; os triângulos listados, e tentando todos os trios de arestas',
  },
  instances: [6],
  stated: () => ({ order: 9, size: 11, triangles: 3, at: [1, 1, 1, 1, 1, 1, 1, 1, 1] }),
  methods: {
    'the graph of the library, its triangles listed': inLibrary,
    'the definition, all threes of edges': byDefinition,
  },
};

/** The graph of the definition is the one of the family. */
function check() {
  requireOneGraph(inBoth('A(T_6)'), [6], alternate, alternateTriangularSnake);
  return finite(claim);
}

export default {
  'figure-2.6': {
    figure: (language) =>
      drawSnake(
        language,
        alternate(6),
        'The alternate triangular snake A(T₆)',
        'the path P₆, its odd edges replaced by triangles',
      ),
    check,
  },
} satisfies Checks;
