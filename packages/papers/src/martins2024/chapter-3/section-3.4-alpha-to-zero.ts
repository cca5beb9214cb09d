import { type Csr, size } from '@manaus/graph';
import { type Item, upTo } from '../../check/index.js';
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
  id: 'martins2024/section-3.4/alpha-to-zero',
  statement: {
    en: 'For every n >= 1, shrinking to points the edges of H_3^n that join its triangles gives the Sierpinski triangle graph of level n.',
    pt: 'Para todo n >= 1, contrair a pontos as arestas de H_3^n que unem seus triângulos dá o grafo do Triângulo de Sierpinski de nível n.',
  },
  departs: {
    en: 'The print says the Sierpinski triangle. For a fixed n the result is the graph of its n-th step; the figure itself needs n to grow as well.',
    pt: 'O impresso diz o Triângulo de Sierpinski. Para n fixo, o resultado é o grafo do seu n-ésimo passo; a própria figura exige que também n cresça.',
  },
  towers: ['hanoi'],
  recorded: 'holds-in-range',
  check: upTo<Shrunk>({ from: 1, quick: 6, full: 7 }, (most) => ({
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
} satisfies Item;
