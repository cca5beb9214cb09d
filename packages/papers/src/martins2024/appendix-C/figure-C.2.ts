import { type Csr, size } from '@manaus/graph';
import { smallMultiples } from '@manaus/plot';
import { type Checks, general, range, requireHolds } from '../../check/index.js';
import { planarByCertificate } from '../../shared/certified.js';
import { areIsomorphic } from '../../shared/hanoi-graph.js';
import { byCutting, byGluing, byLibrary } from '../evidence/sierpinski.js';
import { drawGluing } from '../figures/sierpinski.js';

type Facts = { readonly order: number; readonly size: number; readonly isPlanar: boolean };

const facts = (graph: Csr): Facts => ({
  order: graph.order,
  size: size(graph),
  isPlanar: planarByCertificate(graph),
});

/** The three constructions give one graph. */
const oneGraph = (most: number) =>
  general<number, boolean>({
    checked: { en: `levels 1 to ${most}`, pt: `níveis 1 a ${most}` },
    instances: range(1, most),
    stated: () => true,
    methods: {
      'gluing and cutting': (level) => areIsomorphic(byGluing(level), byCutting(level)),
      'gluing and the library': (level) => areIsomorphic(byGluing(level), byLibrary(level)),
    },
  });

export default {
  'figure-C.2': {
    figure: (language) =>
      smallMultiples([drawGluing(language, true), drawGluing(language, false)], {
        title: 'The Sierpinski triangle graph, from level 2 to level 3',
        language,
      }),
    check: (effort) => {
      const most = effort === 'quick' ? 6 : 8;
      requireHolds(oneGraph(most));
      return general<number, Facts>({
        checked: {
          en: `levels 1 to ${most}: by the identifications, by the corners of the triangles that are left and by the library, with verified isomorphisms; embeddings verified`,
          pt: `níveis 1 a ${most}: pelas identificações, pelos cantos dos triângulos que restam e pela biblioteca, com isomorfismos verificados; imersões no plano verificadas`,
        },
        instances: range(1, most),
        stated: (n) => ({ order: (3 ** n + 3) / 2, size: 3 ** n, isPlanar: true }),
        methods: {
          'gluing of three copies': (level) => facts(byGluing(level)),
          'the triangles left by cutting': (level) => facts(byCutting(level)),
          'the graph of the library': (level) => facts(byLibrary(level)),
        },
      });
    },
  },
} satisfies Checks;
