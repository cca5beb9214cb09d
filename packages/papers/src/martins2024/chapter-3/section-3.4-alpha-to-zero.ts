import { type Csr, size } from '@manaus/graph';
import { type Checks, upTo } from '../../check/index.js';
import { areIsomorphic, hanoiGraph } from '../../shared/hanoi-graph.js';
import { byCutting, byLibrary, shrunk, shrunkByPlay } from '../evidence/sierpinski.js';

/** The graph H_3^n after shrinking. */
type Shrunk = { readonly order: number; readonly size: number; readonly isSierpinski: boolean };

const facts = (graph: Csr, sierpinski: Csr): Shrunk => ({
  order: graph.order,
  size: size(graph),
  isSierpinski: areIsomorphic(graph, sierpinski),
});

export default {
  'section-3.4/alpha-to-zero': upTo<Shrunk>({ from: 1, quick: 6, full: 7 }, (most) => ({
    checked: {
      en: `n = 1 to ${most}: the stored graph shrunk against the graph of the library, and play by the plain rules against the triangles left by cutting; isomorphisms verified, order and size`,
      pt: `n = 1 a ${most}: o grafo armazenado contraído, comparado com o grafo da biblioteca, e o jogo pelas regras comparado com os triângulos que restam do recorte; isomorfismos verificados, ordem e tamanho`,
    },
    stated: (n) => ({ order: (3 ** n + 3) / 2, size: 3 ** n, isSierpinski: true }),
    methods: {
      'the stored graph, and the library': (n) => facts(shrunk(hanoiGraph(n)), byLibrary(n)),
      'the moves played, and cutting': (n) => facts(shrunkByPlay(n), byCutting(n)),
    },
  })),
} satisfies Checks;
