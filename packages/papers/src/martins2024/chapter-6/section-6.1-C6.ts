import { type Csr, countCycles, countSubgraphs, cycleGraph } from '@manaus/graph';
import { general, type Item, range, requireHolds, withValues } from '../../check/index.js';
import { hanoiGraph, plainHanoiGraph } from '../../shared/hanoi-graph.js';

/** The cycles C_6, and those of them that are induced. */
type Hexagons = { readonly all: number; readonly induced: number };

type Case = { readonly discs: number; readonly vertices: number };

const bySearch = (graph: Csr): Hexagons => ({
  all: countCycles(graph, 6),
  induced: countCycles(graph, 6, true),
});

function asSubgraphs(graph: Csr): Hexagons {
  const [all, induced] = [false, true].map((induced) =>
    countSubgraphs(cycleGraph(6), graph, { induced }),
  );
  if (all === null || induced === null) throw new Error('the search for C_6 gave up');
  return { all, induced };
}

/** From n = 2 on there are 3^(n-2), all induced; the triangle has none. */
function check(most: number) {
  const methods = {
    'search for cycles in the stored graph': (n: number) => bySearch(hanoiGraph(n)),
    'search for subgraphs in the graph of the plain rules': (n: number) =>
      asSubgraphs(plainHanoiGraph(n)),
  };
  const claim = { checked: '', instances: range(1, most), methods };
  requireHolds(
    general<number, Hexagons>({
      ...claim,
      stated: (n) =>
        n === 1 ? { all: 0, induced: 0 } : { all: 3 ** (n - 2), induced: 3 ** (n - 2) },
    }),
  );
  const counts = claim.instances.map((n) => `${countCycles(hanoiGraph(n), 6)} for n = ${n}`);
  const finding = general<number, Hexagons>({
    ...claim,
    checked: `cycles C_6 of H_3^n by two searches, all of them induced: ${counts.join(', ')}`,
    satisfies: ({ all }) => all > 0,
  });
  return withValues(
    finding,
    ({ instance: discs }): Case => ({ discs, vertices: hanoiGraph(discs).order }),
  );
}

export default {
  id: 'martins2024/section-6.1/C6',
  statement: {
    en: 'For every n >= 1, the graph H_3^n contains an elementary cycle C_6.',
    pt: 'Para todo n >= 1, o grafo H_3^n contém um ciclo elementar C_6.',
  },
  departs: {
    en: 'The work gives no bound on n: it holds for n >= 2, where the C_6 are induced and there are 3^(n-2) of them in the range checked; several, as the work says it, for n >= 3.',
    pt: 'O trabalho não restringe n: vale para n >= 2, quando os C_6 são induzidos e há 3^(n-2) deles no intervalo verificado; vários, como diz o trabalho, a partir de n = 3.',
  },
  recorded: 'fails',
  check: (effort) => check(effort === 'quick' ? 6 : 8),
  erratum: {
    certainty: 'reading',
    where: { en: 'Section 6.1, introduction', pt: 'Seção 6.1, introdução' },
    printed: {
      en: 'H_3^n has several elementary subgraphs C_6 (no bound on n is named).',
      pt: 'H_3^n tem vários subgrafos elementares C_6 (sem restrição a n).',
    },
    sure: {
      en: 'A border case only: the sentence speaks of what is seen in the drawing of H_3^3, where it is true.',
      pt: 'É apenas um caso limite: a frase fala do que se vê no desenho de H_3^3, onde é verdadeira.',
    },
    counterexample: {
      en: ({ discs, vertices }) => `H_3^${discs} contains no C_6: it has ${vertices} vertices`,
      pt: ({ discs, vertices }) => `H_3^${discs} não contém nenhum C_6: tem ${vertices} vértices.`,
    },
    found: { pt: () => 'Ciclos C_6 de H_3^n contados por duas buscas.' },
  },
} satisfies Item<Case>;
