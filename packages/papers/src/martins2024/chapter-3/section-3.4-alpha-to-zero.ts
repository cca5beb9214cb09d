import { type Csr, size } from '@manaus/graph';
import { general, type Item, range } from '../../check/index.js';
import { areIsomorphic, hanoiGraph } from '../../shared/hanoi-graph.js';
import { byCutting, byLibrary, shrunk, shrunkByPlay } from '../evidence/sierpinski.js';

/** What H_3^n is after shrinking. */
type Shrunk = { readonly order: number; readonly size: number; readonly isSierpinski: boolean };

const facts = (graph: Csr, sierpinski: Csr): Shrunk => ({
  order: graph.order,
  size: size(graph),
  isSierpinski: areIsomorphic(graph, sierpinski),
});

const item: Item = {
  id: 'martins2024/section-3.4/alpha-to-zero',
  kind: 'statement',
  statement: {
    en: 'For every n >= 1, shrinking to points the edges of H_3^n that join its triangles gives the Sierpinski triangle graph of level n.',
    pt: 'Para todo n >= 1, contrair a pontos as arestas de H_3^n que unem seus triângulos dá o grafo do Triângulo de Sierpinski de nível n.',
  },
  departs: {
    en: 'The print says the Sierpinski triangle. For a fixed n the result is the graph of its n-th step; the figure itself needs n to grow as well.',
    pt: 'O impresso diz o Triângulo de Sierpinski. Para n fixo, o resultado é o grafo do seu n-ésimo passo; a própria figura exige que também n cresça.',
  },
  uses: [],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 6 : 7;
    return general<number, Shrunk>({
      checked: `n = 1 to ${most}: the stored graph shrunk against the graph of the library, and play by the plain rules against the triangles left by cutting; isomorphisms verified, order and size`,
      instances: range(1, most),
      stated: (n) => ({ order: (3 ** n + 3) / 2, size: 3 ** n, isSierpinski: true }),
      methods: {
        'the stored graph, and the library': (n) => facts(shrunk(hanoiGraph(n)), byLibrary(n)),
        'the moves played, and cutting': (n) => facts(shrunkByPlay(n), byCutting(n)),
      },
    });
  },
};
export default item;
