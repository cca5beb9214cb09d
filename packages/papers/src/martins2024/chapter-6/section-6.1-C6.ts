import { type Csr, countCycles, cycleGraph } from '@manaus/graph';
import { type Checks, general, range, requireHolds } from '../../check/index.js';
import { hanoiGraph, plainHanoiGraph } from '../../shared/hanoi-graph.js';
import { countCopies } from '../evidence/copies.js';

/** The cycles C_6, and those of them that are induced. */
type Hexagons = { readonly all: number; readonly induced: number };

const bySearch = (graph: Csr): Hexagons => ({
  all: countCycles(graph, 6),
  induced: countCycles(graph, 6, true),
});

const asSubgraphs = (graph: Csr): Hexagons => ({
  all: countCopies(cycleGraph(6), graph),
  induced: countCopies(cycleGraph(6), graph, true),
});

const methods = {
  'search for cycles in the stored graph': (n: number) => bySearch(hanoiGraph(n)),
  'search for subgraphs in the graph of the plain rules': (n: number) =>
    asSubgraphs(plainHanoiGraph(n)),
};

const claim = (first: number, most: number) => ({
  checked: {
    en: `cycles C_6 of H_3^n, n = 1 to ${most}, by two searches: none for n = 1, else 3^(n-2), all of them induced`,
    pt: `os ciclos C_6 de H_3^n, n = 1 a ${most}, por duas buscas: nenhum para n = 1, senão 3^(n-2), todos induzidos`,
  },
  instances: range(first, most),
  methods,
});

export default {
  'section-6.1/C6': (effort) => {
    const most = effort === 'quick' ? 6 : 8;
    requireHolds(
      general<number, Hexagons>({
        ...claim(1, most),
        stated: (n) => {
          const all = n === 1 ? 0 : 3 ** (n - 2);
          return { all, induced: all };
        },
      }),
    );
    return general<number, Hexagons>({ ...claim(3, most), satisfies: ({ all }) => all > 1 });
  },
} satisfies Checks;
