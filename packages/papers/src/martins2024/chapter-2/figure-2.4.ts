import { type Csr, edgesOf, type Matching, maximumMatching, verifyMatching } from '@manaus/graph';
import { colors, smallMultiples } from '@manaus/plot';
import { finite } from '../../check/index.js';
import { drawNamed, type NamedGraph, namedGraph } from '../../shared/figures/graphs.js';
import { exampleOfOurs } from '../../shared/figures/unchecked.js';

const perfect = namedGraph(
  { a: [0, 0], b: [1, 0], c: [2, 0], d: [0, 1], e: [1, 1], f: [2, 1] },
  'ab bc ad be cf de ef',
);
const maximum = namedGraph(
  { a: [0, 0], b: [1, 0.5], c: [0, 1], d: [1, 1.5], e: [2, 0.5], f: [3, 0], g: [3, 1] },
  'ab bc bd be ef eg',
);

/** The size of a largest set of edges without a common vertex, by trying all sets. */
function largest(graph: Csr): number {
  const rest = (edges: readonly (readonly [number, number])[]): number => {
    if (edges.length === 0) return 0;
    const [[a, b], ...others] = edges;
    return Math.max(
      rest(others),
      1 + rest(others.filter(([c, d]) => c !== a && c !== b && d !== a && d !== b)),
    );
  };
  return rest(edgesOf(graph));
}

/** The matching of the library, which must stand before its verifier. */
function edgesOfMaximum(graph: Csr): number {
  const matching = maximumMatching(graph);
  if (!verifyMatching(graph, matching)) throw new Error('the matching does not stand');
  return matching.edges.length;
}

/** The number of vertices that a matching with the given number of edges leaves exposed. */
type Facts = { readonly edges: number; readonly exposed: number };

const facts = ({ order }: Csr, edges: number): Facts => ({ edges, exposed: order - 2 * edges });

function draw(named: NamedGraph, title: string) {
  const { edges }: Matching = maximumMatching(named.graph);
  const matched = new Set(edges.map(([a, b]) => [named.names[a], named.names[b]].sort().join('')));
  const free = (name: string) => ![...matched].some((edge) => edge.includes(name));
  return drawNamed(named, {
    title,
    width: 424,
    height: 380,
    edge: (name) => (matched.has(name) ? { color: colors.bad, width: 6 } : {}),
    vertex: (name) => (free(name) ? { fill: colors.other, shape: 'box' } : {}),
    legend: [
      { label: 'in the matching', color: colors.bad, shape: 'line' },
      { label: 'exposed', color: colors.other, shape: 'box' },
    ],
  });
}

/** A graph, and how many vertices its largest matching leaves exposed. */
type Example = { readonly graph: Csr; readonly exposed: number };

export default exampleOfOurs(
  {
    id: 'martins2024/figure-2.4',
    statement: {
      en: 'Some graph has a maximum matching that leaves vertices exposed, and some graph has a matching that saturates every vertex.',
      pt: 'Algum grafo tem um emparelhamento máximo que deixa vértices expostos, e algum grafo tem um emparelhamento que satura todos os vértices.',
    },
    departs: {
      en: 'The graphs of the print are lost: both are examples of ours.',
      pt: 'Os grafos do impresso se perderam: ambos são exemplos nossos.',
    },
    caption: 'A maximum matching that is not perfect, and a perfect one (examples of ours)',
    figure: () =>
      smallMultiples([draw(maximum, '(a) maximum, not perfect'), draw(perfect, '(b) perfect')], {
        title: 'Matchings',
      }),
  },
  () =>
    finite<Example, Facts>({
      checked: {
        en: 'the size by trying all sets of edges, and a matching with its Tutte-Berge witness, verified',
        pt: 'o tamanho tentando todos os conjuntos de arestas, e um emparelhamento com a sua testemunha de Tutte-Berge, verificado',
      },
      instances: [
        { graph: maximum.graph, exposed: 3 },
        { graph: perfect.graph, exposed: 0 },
      ],
      stated: ({ exposed }) => ({ exposed }),
      methods: {
        'all sets of edges': ({ graph }) => facts(graph, largest(graph)),
        'a matching with its witness': ({ graph }) => facts(graph, edgesOfMaximum(graph)),
      },
    }),
);
