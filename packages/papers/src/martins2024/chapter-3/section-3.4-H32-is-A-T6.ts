import { alternateTriangularSnake, type Csr, edgesOf, graphFromEdges, size } from '@manaus/graph';
import {
  type Checks,
  type Finding,
  finite,
  type ItemCheck,
  requireHolds,
  withValues,
} from '../../check/index.js';
import { areIsomorphic, hanoiGraph, plainHanoiGraph } from '../../shared/hanoi-graph.js';
import { hasCopy } from '../evidence/copies.js';
import { snake } from '../evidence/snakes.js';

/** A graph of Hanoi beside A(T_6), or beside what A(T_6) is completed to. */
type Compared = {
  readonly same: boolean;
  readonly vertices: number;
  readonly edges: number;
  readonly order: number;
  readonly size: number;
};
type Case = Omit<Compared, 'same'> & { readonly discs: number };

const sizes = (graph: Csr, other: Csr): Omit<Compared, 'same'> => ({
  vertices: graph.order,
  edges: size(graph),
  order: other.order,
  size: size(other),
});

/** The stored graph against the library's snake, by a verified isomorphism. */
function byIsomorphism(discs: number, complete: (snake: Csr) => Csr): Compared {
  const [graph, other] = [hanoiGraph(discs), complete(alternateTriangularSnake(6))];
  return { same: areIsomorphic(graph, other), ...sizes(graph, other) };
}

/**
 * The graph of the plain rules against the snake by the words of its definition: it spans the
 * graph, and leaves no edge over.
 */
function bySubgraph(discs: number, complete: (snake: Csr) => Csr): Compared {
  const graph = plainHanoiGraph(discs);
  const other = complete(snake(6, (i) => i % 2 === 1).graph);
  if (!hasCopy(other, graph)) throw new Error(`A(T_6) is no subgraph of H_3^${discs}`);
  const same = other.order === graph.order && size(other) === size(graph);
  return { same, ...sizes(graph, other) };
}

/**
 * The path of the snake is its first six vertices in both; the work adds u_1u_6 in section 6.1.3.
 */
const withClosingEdge = (graph: Csr): Csr =>
  graphFromEdges(graph.order, [...edgesOf(graph), [0, 5]]);

const against = (complete: (snake: Csr) => Csr) =>
  finite<number, Compared>({
    checked: {
      en: 'orders, sizes and isomorphism; A(T_6) is a spanning subgraph of H_3^2, and with the edge u_1u_6 it is H_3^2, by a verified map',
      pt: 'ordens, tamanhos e isomorfismo; A(T_6) é um subgrafo gerador de H_3^2, e com a aresta u_1u_6 é H_3^2, por uma aplicação verificada',
    },
    instances: [2],
    stated: () => ({ same: true }),
    methods: {
      'a verified isomorphism': (n) => byIsomorphism(n, complete),
      'a verified spanning subgraph': (n) => bySubgraph(n, complete),
    },
  });

function check(): Finding<Case> {
  requireHolds(against(withClosingEdge));
  return withValues(
    against((graph) => graph),
    ({ instance: discs, computed: { same, ...sizes } }) => ({ discs, ...sizes }),
  );
}

export default {
  'section-3.4/H32-is-A-T6': {
    check,
  } satisfies ItemCheck<Case>,
} satisfies Checks;
