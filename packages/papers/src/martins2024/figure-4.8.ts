import { london, type TowerRules } from '@manaus/core';
import { type Csr, components, edgesOf } from '@manaus/graph';
import { storeTower } from '@manaus/lab';
import { differ, finite, firstWrong } from '../legacy/check.js';
import type { FigureItem, Item } from '../legacy/item.js';
import { graphsFigure, wrongGraph } from '../shared/figures/tower-figures.js';
import { planarByCertificate } from './evidence/certified.js';

/** The game with three balls played with two: the pegs keep their capacities 3, 2, 1. */
const twoBallsOnLondon: TowerRules = london(2, { capacities: [3, 2, 1] });

/** What is wrong with "planar, two butterflies joined by two edges, ten vertices, fourteen edges, degrees 2 to 4". */
function wrongForTwo(rules: TowerRules): string | null {
  const { graph } = storeTower(rules);
  return firstWrong(
    wrongGraph(rules, { order: 10, size: 14 }),
    differ('planar', true, planarByCertificate(graph)),
    differ('pairs of butterflies joined by two edges', true, isTwoButterflies(graph)),
  );
}

/** Whether the graph falls into two butterflies (two triangles that share one vertex) when some two edges are taken away. */
function isTwoButterflies(graph: Csr): boolean {
  const edges = edgesOf(graph);
  return edges.some((_, i) =>
    edges.slice(i + 1).some((_, j) =>
      areButterflies(
        graph.order,
        edges.filter((_, k) => k !== i && k !== i + 1 + j),
      ),
    ),
  );
}

function areButterflies(order: number, edges: readonly (readonly [number, number])[]): boolean {
  const rows = Array.from({ length: order }, () => new Set<number>());
  for (const [a, b] of edges) {
    rows[a].add(b);
    rows[b].add(a);
  }
  const centers = rows.filter((row) => row.size === 4);
  return (
    centers.length === 2 &&
    rows.every((row) => row.size === 4 || row.size === 2) &&
    centers.every((row) =>
      [...row].every((v) => [...rows[v]].every((u) => row.has(u) || rows[u] === row)),
    )
  );
}

const both: FigureItem = {
  id: 'martins2024/figure-4.8',
  kind: 'figure',
  statement:
    'The graphs of the Tower of London with 2 and 3 balls, L_3^2 and L_3^3, are those of the figure: of order 10 and 36, connected.',
  departs:
    'L_3^2 is drawn for the capacities 3, 2, 1 of the game with 3 balls; with n, n-1, n-2 = 2, 1, 0 it has 4 vertices in two components.',
  caption: 'Graphs of the Tower of London L_3^2 (on the pegs of the game with 3 balls) and L_3^3',
  uses: ['martins2024/figure-4.8a', 'martins2024/figure-4.8b'],
  recorded: 'fails',
  figure: () => graphsFigure([twoBallsOnLondon, london(3)], 'Graphs of the Tower of London'),
  check: () =>
    finite(
      [
        [2, 10],
        [3, 36],
      ],
      ([balls, order]) =>
        firstWrong(
          wrongGraph(london(balls), { order }),
          differ(
            `components of L_3^${balls}`,
            1,
            components(storeTower(london(balls)).graph).sizes.length,
          ),
        ),
      {
        checked:
          'order and components of both graphs built in two ways, and every arrangement tried',
        methods: 2,
      },
    ),
};

const two: Item = {
  id: 'martins2024/figure-4.8a',
  kind: 'figure',
  statement:
    'L_3^2 is planar and consists of two butterflies joined by two edges: 10 vertices, 14 edges.',
  departs: 'It holds for two balls on pegs of capacities 3, 2, 1.',
  uses: ['martins2024/table-6.1'],
  recorded: 'fails',
  check: () => {
    const tried = {
      checked:
        'the graph with the work’s capacities n, n-1, n-2 = 2, 1, 0, and with 3, 2, 1: order and size built in two ways, a verified embedding, every pair of edges taken away',
      methods: 2,
    };
    const finding = finite([london(2)], wrongForTwo, tried);
    const kept = wrongForTwo(twoBallsOnLondon);
    if (finding.counterexample === undefined) return finding;
    const reading =
      kept === null
        ? 'With capacities 3, 2, 1 the statement holds'
        : `With capacities 3, 2, 1 it fails too: ${kept}`;
    return {
      ...finding,
      counterexample: `With capacities 2, 1, 0 the states are 12//, 21//, 1/2/, 2/1/ only (${finding.counterexample}). ${reading}`,
    };
  },
};

const three: Item = {
  id: 'martins2024/figure-4.8b',
  kind: 'figure',
  statement: 'L_3^3 has 36 vertices, 12 each of degree 2, 3 and 4.',
  uses: ['martins2024/theorem-1'],
  recorded: 'holds',
  check: () =>
    finite(
      [3],
      () => wrongGraph(london(3), { order: 36, size: 54, degrees: { 2: 12, 3: 12, 4: 12 } }),
      {
        checked:
          'order, size and degrees of the graph built in two ways, and every arrangement tried',
        methods: 2,
      },
    ),
};

const items: readonly Item[] = [both, two, three];
export default items;
