import {
  type Csr,
  completeGraph,
  components,
  cycleGraph,
  edgesOf,
  neighborsOf,
  pathGraph,
  size,
} from '@manaus/graph';
import { smallMultiples } from '@manaus/plot';
import { differ, finite, firstWrong, range } from '../legacy/check.js';
import type { FigureItem } from '../legacy/item.js';
import {
  drawNamed,
  type NamedGraph,
  namedGraph,
  notIsomorphic,
  onCircle,
} from '../shared/figures/graphs.js';

/** A graph of a family, the same graph from its definition, and what the text says of its size and degrees. */
interface Family {
  readonly name: string;
  readonly graph: Csr;
  readonly drawn: NamedGraph;
  readonly size: number;
  readonly degrees: string;
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
    drawn: circle('12345', '12 13 14 15 23 24 25 34 35 45'),
    size: 10,
    degrees: '4,4,4,4,4',
  },
  {
    name: 'P_4',
    graph: pathGraph(4),
    drawn: namedGraph({ 1: [0, 0], 2: [1, 0], 3: [2, 0], 4: [3, 0] }, '12 23 34'),
    size: 3,
    degrees: '1,1,2,2',
  },
  {
    name: 'C_4',
    graph: cycleGraph(4),
    drawn: circle('1234', '12 23 34 14', -135),
    size: 4,
    degrees: '2,2,2,2',
  },
];

/** The drawn edges are those of the definition, and the family's graph is the same: one connected graph of these degrees. */
function wrong({ name, graph, drawn, size: edges, degrees }: Family): string | null {
  const found = range(0, graph.order - 1)
    .map((v) => neighborsOf(graph, v).length)
    .sort();
  return firstWrong(
    differ(`size of ${name}`, edges, size(graph)),
    differ(`degrees of ${name}`, degrees, found.join()),
    differ(`components of ${name}`, 1, components(graph).sizes.length),
    differ(`pairs of ${name} that are drawn`, edges, edgesOf(drawn.graph).length),
    notIsomorphic(name, graph, drawn.graph),
  );
}

const item: FigureItem = {
  id: 'martins2024/figure-2.2',
  kind: 'figure',
  statement:
    'K_5 has 5 vertices of degree 4 and 10 edges; P_4 has 4 vertices and length 3; C_4 has 4 vertices of degree 2 and 4 edges; all are connected.',
  caption: 'The complete graph K_5, the path P_4 and the cycle C_4',
  uses: [],
  recorded: 'holds',
  figure: () =>
    smallMultiples(
      families.map(({ name, drawn }, i) =>
        drawNamed(drawn, {
          title: `(${'abc'[i]}) ${name.replace('_5', '₅').replace('_4', '₄')}`,
          height: 360,
        }),
      ),
      { title: 'A complete graph, a path, a cycle' },
    ),
  check: () =>
    finite(families, wrong, {
      checked:
        'size, degrees and components of the families’ graphs, and an isomorphism of each with the drawn edges, verified',
      methods: 2,
    }),
};
export default item;
