import {
  type Csr,
  completeGraph,
  connectedComponents,
  cycleGraph,
  pathGraph,
  size,
} from '@manaus/graph';
import { smallMultiples } from '@manaus/plot';
import { type Checks, finite, range } from '../../check/index.js';
import { degreesOf } from '../../shared/degrees.js';
import {
  drawNamed,
  edgeNames,
  type NamedGraph,
  namedGraph,
  onCircle,
} from '../../shared/figures/graphs.js';
import { areIsomorphic } from '../../shared/hanoi-graph.js';

/**
 * The claims of the text about a graph: its size, its degrees in order, that it is connected; and
 * that what is drawn is it.
 */
type Facts = {
  readonly order: number;
  readonly size: number;
  readonly degrees: readonly number[];
  readonly isConnected: boolean;
  readonly isDrawn: boolean;
};

/** A graph of a family, its edges by the definition, what is drawn, and what the text says. */
interface Family {
  readonly name: string;
  readonly graph: Csr;
  /** True if the vertices i < j of 1, ..., n are joined. */
  readonly joins: (i: number, j: number, n: number) => boolean;
  readonly drawn: NamedGraph;
  readonly stated: Partial<Facts>;
}

const circle = (names: string, edges: string, start?: number) =>
  namedGraph(
    Object.fromEntries(
      onCircle(names.length, 1, start).map(({ x, y }, i) => [names[i], [x, y] as const]),
    ),
    edges,
  );

const families: readonly Family[] = [
  {
    name: 'K_5',
    graph: completeGraph(5),
    joins: () => true,
    drawn: circle('12345', '12 13 14 15 23 24 25 34 35 45'),
    stated: { order: 5, size: 10, degrees: [4, 4, 4, 4, 4] },
  },
  {
    name: 'P_4',
    graph: pathGraph(4),
    joins: (i, j) => j === i + 1,
    drawn: namedGraph({ 1: [0, 0], 2: [1, 0], 3: [2, 0], 4: [3, 0] }, '12 23 34'),
    stated: { order: 4, size: 3, degrees: [1, 1, 2, 2] },
  },
  {
    name: 'C_4',
    graph: cycleGraph(4),
    joins: (i, j, n) => j === i + 1 || (i === 1 && j === n),
    drawn: circle('1234', '12 23 34 14', -135),
    stated: { order: 4, size: 4, degrees: [2, 2, 2, 2] },
  },
];

const inLibrary = ({ graph, drawn }: Family): Facts => ({
  order: graph.order,
  size: size(graph),
  degrees: degreesOf(graph).sort(),
  isConnected: connectedComponents(graph).sizes.length === 1,
  isDrawn: areIsomorphic(graph, drawn.graph),
});

/** On the names of the drawn vertices, without the library. */
function byDefinition({ joins, drawn }: Family): Facts {
  const n = drawn.names.length;
  const edges = range(1, n).flatMap((i) =>
    range(i + 1, n)
      .filter((j) => joins(i, j, n))
      .map((j) => `${i}${j}`),
  );
  return {
    order: n,
    size: edges.length,
    degrees: drawn.names.map((name) => edges.filter((edge) => edge.includes(name)).length).sort(),
    isConnected: reachedNames('1', edges).size === n,
    isDrawn: edgeNames(drawn).join() === edges.join(),
  };
}

function reachedNames(start: string, edges: readonly string[]): Set<string> {
  const reached = new Set(start);
  for (const name of reached)
    for (const edge of edges) if (edge.includes(name)) for (const end of edge) reached.add(end);
  return reached;
}

export default {
  'figure-2.2': {
    figure: (language) =>
      smallMultiples(
        families.map(({ name, drawn }, i) =>
          drawNamed(language, drawn, {
            title: `(${'abc'[i]}) ${name.replace('_5', '₅').replace('_4', '₄')}`,
            height: 360,
          }),
        ),
        { title: 'A complete graph, a path, a cycle', language },
      ),
    check: () =>
      finite<Family, Facts>({
        checked: {
          en: 'size, degrees and components of the families’ graphs, and an isomorphism of each with the drawn edges, verified; the same by the definitions, on names',
          pt: 'tamanho, graus e componentes dos grafos das famílias, e um isomorfismo de cada um com as arestas desenhadas, verificado; o mesmo pelas definições, sobre nomes',
        },
        instances: families,
        stated: ({ stated }) => ({ ...stated, isConnected: true, isDrawn: true }),
        methods: {
          'the graphs of the library': inLibrary,
          'the definitions, on names': byDefinition,
        },
      }),
  },
} satisfies Checks;
