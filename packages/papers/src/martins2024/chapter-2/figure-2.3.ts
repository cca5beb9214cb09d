import { verifyIsomorphism } from '@manaus/graph';
import { smallMultiples } from '@manaus/plot';
import { finite } from '../../check/index.js';
import { drawNamed, edgeNames, type NamedGraph, namedGraph } from '../../shared/figures/graphs.js';
import { exampleOfOurs } from '../../shared/figures/unchecked.js';
import { areIsomorphic } from '../../shared/hanoi-graph.js';

const g = namedGraph(
  { a: [0, -1.7], b: [1, -0.9], c: [1, 0.6], d: [-1, 0.6], e: [-1, -0.9] },
  'ab bc cd de ea be',
);
const h = namedGraph(
  { 1: [0, 0], 2: [1.3, 0], 3: [0.65, 1.6], 4: [-0.65, 0.8], 5: [1.95, 0.8] },
  '12 25 53 34 41 24',
);

/** The renaming that the text gives. */
const renaming: Readonly<Record<string, string>> = { a: '1', b: '2', c: '5', d: '3', e: '4' };

const renamed = (edge: string): string =>
  [...edge]
    .map((name) => renaming[name])
    .sort()
    .join('');

export default exampleOfOurs(
  {
    id: 'martins2024/figure-2.3',
    statement: {
      en: 'There are graphs G on a, ..., e and H on 1, ..., 5 for which the renaming a to 1, b to 2, c to 5, d to 3, e to 4 turns the edges of G into those of H.',
      pt: 'Há grafos G em a, ..., e e H em 1, ..., 5 para os quais a renomeação de a em 1, b em 2, c em 5, d em 3, e em 4 transforma as arestas de G nas de H.',
    },
    departs: {
      en: 'The edges of the print are lost: the two graphs are an example of ours, with the renaming of the text.',
      pt: 'As arestas do impresso se perderam: os dois grafos são um exemplo nosso, com a renomeação do texto.',
    },
    caption:
      'Two isomorphic graphs G and H, by the renaming a to 1, b to 2, c to 5, d to 3, e to 4 (an example of ours)',
    figure: () =>
      smallMultiples([drawNamed(g, { title: '(a) G' }), drawNamed(h, { title: '(b) H' })], {
        title: 'Two isomorphic graphs',
        subtitle: 'a → 1, b → 2, c → 5, d → 3, e → 4',
      }),
  },
  () =>
    finite<NamedGraph, boolean>({
      checked: {
        en: 'every edge of G renamed, the map by its verifier, and a map found without it',
        pt: 'cada aresta de G renomeada, a aplicação pelo seu verificador, e uma aplicação encontrada sem ela',
      },
      instances: [g],
      stated: () => true,
      methods: {
        'the edges renamed': (graph) =>
          edgeNames(graph).map(renamed).sort().join(' ') === edgeNames(h).join(' '),
        'the renaming, by the verifier of maps': ({ names, graph }) =>
          verifyIsomorphism(
            graph,
            h.graph,
            names.map((name) => h.names.indexOf(renaming[name])),
          ),
        'a map found without it': ({ graph }) => areIsomorphic(graph, h.graph),
      },
    }),
);
