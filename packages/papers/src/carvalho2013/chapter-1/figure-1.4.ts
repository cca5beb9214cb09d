import {
  type Csr,
  completeGraph,
  doorGraph,
  graphFromEdges,
  size,
  triangulationFault,
} from '@manaus/graph';
import {
  type FigureItem,
  finite,
  misprint,
  notTried,
  requireHolds,
  type Words,
  withValues,
} from '../../check/index.js';
import { printed } from '../../printed.js';
import { planarByCertificate } from '../../shared/certified.js';
import { pairsAmong } from '../../shared/pairs.js';
import { doorsOf, drawLabeled, example } from '../figures/sperner.js';

const { board, labels } = example;

/** The graph of the triangles' edges. */
function edgeGraph(): Csr {
  const edges = board.triangles.flatMap((triangle) =>
    pairsAmong([...triangle].sort((a, b) => a - b)),
  );
  const distinct = new Map(edges.map((edge) => [edge.join(' '), edge]));
  return graphFromEdges(board.points.length, [...distinct.values()]);
}

/** The graphs of the two figures that may be meant. */
const graphs: Readonly<Record<string, () => Csr>> = {
  '1.2': () => completeGraph(16),
  '1.3': edgeGraph,
};

const mostInPlane = (graph: Csr): number => 3 * graph.order - 6;

/**
 * The check that a figure has a graph that a triangulation of a triangle may have: a planar one.
 */
const ofTriangulation = (figure: string) =>
  finite<string, boolean>({
    checked: checkedWith(doorsOf(board, labels).length),
    instances: [figure],
    stated: () => true,
    methods: {
      planarity: (of) => planarByCertificate(graphs[of]()),
      'the number of edges': (of) =>
        size(graphs[of]()) > mostInPlane(graphs[of]()) ? false : notTried,
      'the drawing of the triangulation': (of) =>
        of === '1.3' ? triangulationFault(board, 'edge to edge') === null : notTried,
    },
  });

/** Our drawing has as many ways as its graph has edges. */
const drawn = () =>
  requireHolds(
    finite<number, number>({
      checked: { en: 'the ways of our drawing', pt: 'os caminhos do nosso desenho' },
      instances: [labels.length],
      stated: () => size(doorGraph(board, labels).graph),
      methods: { 'the ways as drawn': () => doorsOf(board, labels).length },
    }),
  );

type Case = {
  readonly printed: string;
  readonly meant: string;
  readonly points: number;
  readonly edges: number;
  readonly most: number;
};

const checkedWith = (ways: number): Words => ({
  en: `planarity of the two graphs, K_16 by a Kuratowski subgraph that was verified and by its number of edges; our drawing has ${ways} ways, as its graph has edges`,
  pt: `planaridade dos dois grafos, a de K_16 por um subgrafo de Kuratowski verificado e pelo seu número de arestas; o nosso desenho tem ${ways} passagens, tantas quantas as arestas do seu grafo`,
});

function check() {
  drawn();
  const [{ of }] = printed('carvalho2013/figure-references');
  return withValues(misprint(ofTriangulation(of), ofTriangulation(meant)), () => caseOf(of));
}

/** The figure whose graph the proof builds. */
const meant = '1.3';

function caseOf(figure: string): Case {
  const graph = graphs[figure]();
  const [points, edges, most] = [graph.order, size(graph), mostInPlane(graph)];
  return { printed: figure, meant, points, edges, most };
}

export default {
  id: 'carvalho2013/figure-1.4',
  statement: {
    en: 'The figure shows the graph that the proof of Sperner’s lemma builds from the labeled triangulation of Figure 1.2.',
    pt: 'A figura mostra o grafo que a demonstração do lema de Sperner constrói a partir da triangulação rotulada da Figura 1.2.',
  },
  departs: {
    en: 'It is that of Figure 1.3: the labeled triangulation is there. The text before it is off by one as well, and calls this figure 1.3, and Figure 1.6 by the number 1.5.',
    pt: 'A rotulação é a da Figura 1.3. O texto tem o mesmo desvio de uma unidade: chama 1.3 a esta figura e 1.5 à Figura 1.6.',
  },
  caption:
    'The graph of the proof for the labeling of Figure 1.3 (an example of ours): a dot in every triangle, a way through every edge with labels 0 and 1',
  uses: ['carvalho2013/figure-1.3', 'carvalho2013/sperner-degrees'],
  recorded: 'misprint',
  figure: () => drawLabeled(board, labels, 'The graph of the proof', true),
  check,
  erratum: {
    where: { en: 'Section 1.2, caption of Figure 1.4', pt: 'Seção 1.2, legenda da Figura 1.4' },
    printed: {
      en: 'Graph obtained by the construction above for the graph of Figure 1.2.',
      pt: 'Grafo obtido pela construção anterior para o grafo da Figura 1.2.',
    },
    sure: {
      en: 'The numbers before it are off by one as well: the text calls this figure 1.3, and Figure 1.6 by the number 1.5.',
      pt: 'Os números que a precedem no texto têm o mesmo desvio de uma unidade.',
    },
    counterexample: {
      en: ({ printed: of, meant, points, edges, most }) =>
        `printed Figure ${of}, meant Figure ${meant}: Figure ${of} is a colored K_${points}, which is no triangulation: K_${points} has ${edges} edges, and a graph of ${points} vertices in the plane at most ${most}`,
      pt: ({ printed: of, meant, points, edges, most }) =>
        `Impresso: Figura ${of}; pretendido: Figura ${meant}. A Figura ${of} é um K_${points} colorido, que não é uma triangulação: tem ${edges} arestas, e um grafo planar com ${points} vértices tem no máximo ${most}.`,
    },
    found: {
      pt: () =>
        'Planaridade dos dois grafos, com um subgrafo de Kuratowski de K_16, verificado, e pelo número de arestas.',
    },
  },
} satisfies FigureItem<Case>;
