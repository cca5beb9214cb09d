import {
  type Csr,
  completeGraph,
  doorGraph,
  graphFromEdges,
  size,
  triangulationFault,
} from '@manaus/graph';
import {
  type Checks,
  finite,
  type ItemCheck,
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
  return withValues(misprint(ofTriangulation(of), ofTriangulation(meant)), () => {
    const graph = graphs[of]();
    const [points, edges, most] = [graph.order, size(graph), mostInPlane(graph)];
    return { printed: of, meant, points, edges, most };
  });
}

/** The figure whose graph the proof builds. */
const meant = '1.3';

export default {
  'figure-1.4': {
    figure: (language) => drawLabeled(language, board, labels, 'The graph of the proof', true),
    check,
  } satisfies ItemCheck<Case>,
} satisfies Checks;
