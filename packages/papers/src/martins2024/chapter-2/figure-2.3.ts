import { verifyIsomorphism } from '@manaus/graph';
import { smallMultiples } from '@manaus/plot';
import { type Checks, finite } from '../../check/index.js';
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

export default {
  'figure-2.3': exampleOfOurs(
    (language) =>
      smallMultiples(
        [drawNamed(language, g, { title: '(a) G' }), drawNamed(language, h, { title: '(b) H' })],
        {
          title: 'Two isomorphic graphs',
          subtitle: 'a → 1, b → 2, c → 5, d → 3, e → 4',
          language,
        },
      ),
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
  ),
} satisfies Checks;
