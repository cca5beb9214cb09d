import { verifySubgraph } from '@manaus/graph';
import { smallMultiples, type Tongue } from '@manaus/plot';
import { type Checks, finite } from '../../check/index.js';
import { planarByCertificate } from '../../shared/certified.js';
import { drawNamed, edgeNames, type NamedGraph, namedGraph } from '../../shared/figures/graphs.js';
import { exampleOfOurs } from '../../shared/figures/unchecked.js';

const places = { a: [0, 0], b: [1, 0], c: [2, 0], d: [0, 1], e: [1, 1], f: [2, 1] } as const;
const whole = namedGraph(places, 'ab bc ad be cf de ef ae');
const parts = [
  namedGraph(places, 'ab ad be de ef'),
  namedGraph({ a: places.a, b: places.b, d: places.d, e: places.e }, 'ab be ae'),
];

/** Whether a part is one of G, and smaller; and whether G is planar. */
type Facts = { readonly isPart: boolean; readonly isSmaller: boolean; readonly isPlanar: boolean };

/** By the sets of names, as the definition reads. */
const byNames = (part: NamedGraph): Partial<Facts> => ({
  isPart:
    part.names.every((name) => whole.names.includes(name)) &&
    edgeNames(part).every((edge) => edgeNames(whole).includes(edge)),
  isSmaller: edgeNames(part).length < edgeNames(whole).length,
});

const byMap = (part: NamedGraph): Partial<Facts> => ({
  isPart: verifySubgraph(
    part.graph,
    whole.graph,
    part.names.map((name) => whole.names.indexOf(name)),
  ),
  isPlanar: planarByCertificate(whole.graph),
});

const draw = (language: Tongue, graph: NamedGraph, title: string) =>
  drawNamed(language, graph, { title, height: 300 });

export default {
  'figure-2.1': exampleOfOurs(
    (language) =>
      smallMultiples(
        [
          draw(language, whole, '(a) G'),
          draw(language, parts[0], '(b) all vertices, five edges'),
          draw(language, parts[1], '(c) four vertices'),
        ],
        { title: 'A graph and two of its subgraphs', language },
      ),
    () =>
      finite<NamedGraph, Facts>({
        checked: {
          en: 'both parts by their sets of vertices and edges and by a verified map; an embedding of G verified by Euler’s formula',
          pt: 'as duas partes pelos seus conjuntos de vértices e arestas e por uma aplicação verificada; uma imersão de G no plano, verificada pela fórmula de Euler',
        },
        instances: parts,
        stated: () => ({ isPart: true, isSmaller: true, isPlanar: true }),
        methods: { 'the sets of names': byNames, 'a verified map': byMap },
      }),
  ),
} satisfies Checks;
