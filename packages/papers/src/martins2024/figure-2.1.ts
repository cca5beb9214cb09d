import { verifySubgraph } from '@manaus/graph';
import { smallMultiples } from '@manaus/plot';
import { differ, finite, firstWrong } from '../legacy/check.js';
import { exampleOfOurs } from '../legacy/unchecked.js';
import {
  drawNamed,
  edgeNames,
  type NamedGraph,
  namedGraph,
  planarByCertificate,
} from '../shared/figures/graphs.js';

const places = { a: [0, 0], b: [1, 0], c: [2, 0], d: [0, 1], e: [1, 1], f: [2, 1] } as const;
const whole = namedGraph(places, 'ab bc ad be cf de ef ae');
const parts = [
  namedGraph(places, 'ab ad be de ef'),
  namedGraph({ a: places.a, b: places.b, d: places.d, e: places.e }, 'ab be ae'),
];

/** By the sets of names, as the definition reads, and by the verifier of a subgraph's map. */
function wrongPart(part: NamedGraph): string | null {
  const outside = [
    ...part.names.filter((name) => !whole.names.includes(name)),
    ...edgeNames(part).filter((edge) => !edgeNames(whole).includes(edge)),
  ];
  const map = part.names.map((name) => whole.names.indexOf(name));
  return firstWrong(
    differ('vertices and edges of the part that the graph lacks', '', outside.join()),
    differ('subgraph by its map', true, verifySubgraph(part.graph, whole.graph, map)),
    differ('smaller than the graph', true, edgeNames(part).length < edgeNames(whole).length),
  );
}

const item = exampleOfOurs(
  {
    id: 'martins2024/figure-2.1',
    statement:
      'There is a planar graph G with two subgraphs, H with V(H) in V(G) and E(H) in E(G), different from G.',
    departs:
      'Vertices and edges of the print are lost: G and its two parts are an example of ours, and only it is checked.',
    caption: 'A planar graph G and two of its subgraphs (an example of ours)',
    uses: [],
    figure: () => {
      const draw = (graph: NamedGraph, title: string) => drawNamed(graph, { title, height: 300 });
      return smallMultiples(
        [
          draw(whole, '(a) G'),
          draw(parts[0], '(b) all vertices, five edges'),
          draw(parts[1], '(c) four vertices'),
        ],
        {
          title: 'A graph and two of its subgraphs',
        },
      );
    },
  },
  () =>
    finite(
      parts,
      (part) =>
        firstWrong(differ('planar', true, planarByCertificate(whole.graph)), wrongPart(part)),
      {
        checked:
          'both parts by their sets of vertices and edges and by a verified map; an embedding of G verified by Euler’s formula',
        methods: 2,
      },
    ),
);
export default item;
