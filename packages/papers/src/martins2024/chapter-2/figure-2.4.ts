import { type Csr, maximumMatching } from '@manaus/graph';
import { colors, type LegendEntry, smallMultiples, type Tongue } from '@manaus/plot';
import { type Checks, finite } from '../../check/index.js';
import { matchingNumberByCertificate } from '../../shared/certified.js';
import { drawNamed, type NamedGraph, namedGraph } from '../../shared/figures/graphs.js';
import { exampleOfOurs } from '../../shared/figures/unchecked.js';
import { matchingNumberByTrying } from '../evidence/small-graphs.js';

const perfect = namedGraph(
  { a: [0, 0], b: [1, 0], c: [2, 0], d: [0, 1], e: [1, 1], f: [2, 1] },
  'ab bc ad be cf de ef',
);
const maximum = namedGraph(
  { a: [0, 0], b: [1, 0.5], c: [0, 1], d: [1, 1.5], e: [2, 0.5], f: [3, 0], g: [3, 1] },
  'ab bc bd be ef eg',
);

/** The number of vertices that a matching with the given number of edges leaves exposed. */
type Facts = { readonly edges: number; readonly exposed: number };

const facts = ({ order }: Csr, edges: number): Facts => ({ edges, exposed: order - 2 * edges });

/** The edges of a maximum matching, as pairs of names. */
const matchedNames = ({ graph, names }: NamedGraph): Set<string> =>
  new Set(maximumMatching(graph).edges.map(([a, b]) => [names[a], names[b]].sort().join('')));

const legend: readonly LegendEntry[] = [
  { label: 'in the matching', color: colors.bad, shape: 'line' },
  { label: 'exposed', color: colors.other, shape: 'box' },
];

function draw(language: Tongue, named: NamedGraph, title: string) {
  const matched = matchedNames(named);
  const ends = new Set([...matched].join(''));
  return drawNamed(language, named, {
    title,
    width: 424,
    height: 380,
    edge: (name) => (matched.has(name) ? { color: colors.bad, width: 6 } : {}),
    vertex: (name) => (ends.has(name) ? {} : { fill: colors.other, shape: 'box' }),
    legend,
  });
}

/** A graph, and how many vertices its largest matching leaves exposed. */
type Example = { readonly graph: Csr; readonly exposed: number };

export default {
  'figure-2.4': exampleOfOurs(
    (language) =>
      smallMultiples(
        [
          draw(language, maximum, '(a) maximum, not perfect'),
          draw(language, perfect, '(b) perfect'),
        ],
        {
          title: 'Matchings',
          language,
        },
      ),
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
          'all sets of edges': ({ graph }) => facts(graph, matchingNumberByTrying(graph)),
          'a matching with its witness': ({ graph }) =>
            facts(graph, matchingNumberByCertificate(graph)),
        },
      }),
  ),
} satisfies Checks;
