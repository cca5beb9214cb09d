import {
  type Csr,
  connectedComponents,
  edgesOf,
  inducedSubgraph,
  neighborsOf,
  size,
  trianglesOf,
  triangularSnake,
} from '@manaus/graph';
import { type Checks, type Claim, finite, range } from '../../check/index.js';
import { blocksByCertificate } from '../../shared/certified.js';
import { requireOneGraph, snake } from '../evidence/snakes.js';
import { trianglesByEdges } from '../evidence/triangles.js';
import { drawSnake } from '../figures/snakes.js';

/** The counts of T_n, and the degrees of its cut vertices. */
type Facts = {
  readonly order: number;
  readonly size: number;
  readonly triangles: number;
  readonly cutDegrees: readonly number[];
};

const triangular = (n: number) => snake(n, () => true);

/** The family's graph: the cut vertices by its blocks, which are verified. */
function inLibrary(n: number): Facts {
  const graph = triangularSnake(n);
  const { articulations } = blocksByCertificate(graph);
  return {
    order: graph.order,
    size: size(graph),
    triangles: trianglesOf(graph).length,
    cutDegrees: Array.from(articulations, (v) => neighborsOf(graph, v).length),
  };
}

/** Taken out, a cut vertex leaves several components. */
const isCut = (graph: Csr, v: number): boolean => {
  const others = range(0, graph.order - 1).filter((u) => u !== v);
  return connectedComponents(inducedSubgraph(graph, others)).sizes.length > 1;
};

/** The words of the definition: each vertex taken out in turn. */
function byDefinition(n: number): Facts {
  const { graph } = triangular(n);
  const edges = edgesOf(graph);
  return {
    order: graph.order,
    size: edges.length,
    triangles: trianglesByEdges(graph).length,
    cutDegrees: range(0, graph.order - 1)
      .filter((v) => isCut(graph, v))
      .map((v) => edges.filter((ends) => ends.includes(v)).length),
  };
}

const claim: Claim<number, Facts> = {
  checked: {
    en: 'built by the words of the definition and as the family’s graph, with a verified isomorphism; its cut vertices by its blocks, verified, and by taking out each vertex',
    pt: 'construído pelas palavras da definição e como o grafo da família, com um isomorfismo verificado; os seus vértices de corte pelos seus blocos, verificados, e retirando cada vértice',
  },
  instances: [5],
  stated: () => ({ order: 9, size: 12, triangles: 4, cutDegrees: [4, 4, 4] }),
  methods: {
    'the graph of the library, and its blocks': inLibrary,
    'the definition, each vertex taken out': byDefinition,
  },
};

/** The graph of the definition is the one of the family. */
function check() {
  requireOneGraph({ en: 'T_3 and T_5', pt: 'T_3 e T_5' }, [3, 5], triangular, triangularSnake);
  return finite(claim);
}

export default {
  'figure-2.5': {
    figure: (language) =>
      drawSnake(
        language,
        triangular(5),
        'The triangular snake T₅',
        'the path P₅, each edge replaced by a triangle',
      ),
    check,
  },
} satisfies Checks;
