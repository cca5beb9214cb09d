import { type Csr, countCycles, cycleGraph, cyclesOf, findSubgraph } from '@manaus/graph';
import { general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { hanoiGraph } from '../shared/hanoi-graph.js';

/** A hexagon by the search for cycles and by the search for subgraphs, which must agree. */
function hasHexagon(graph: Csr): boolean {
  const found = !cyclesOf(graph, 6, true).next().done;
  if (found !== (findSubgraph(cycleGraph(6), graph, { induced: true }).answer === 'found'))
    throw new Error('two searches for C_6 differ');
  return found;
}

function wrong(discs: number): string | null {
  const graph = hanoiGraph(discs);
  return hasHexagon(graph) ? null : `H_3^${discs} contains no C_6: it has ${graph.order} vertices`;
}

const counts = (most: number) =>
  range(1, most).map((n) => `${hexagons(hanoiGraph(n))} for n = ${n}`);

/** How many C_6 there are, all of them induced. */
function hexagons(graph: Csr): number {
  const count = countCycles(graph, 6);
  if (count !== countCycles(graph, 6, true)) throw new Error('a C_6 has a chord');
  return count;
}

const item: Item = {
  id: 'martins2024/section-6.1/C6',
  kind: 'statement',
  statement: 'For every n >= 1, the graph H_3^n contains an elementary cycle C_6.',
  departs:
    'The work gives no bound on n: it holds for n >= 2, where the C_6 are induced and there are 3^(n-2) of them in the range checked; several, as the work says it, for n >= 3.',
  uses: [],
  recorded: 'fails',
  check: (effort) => {
    const most = effort === 'quick' ? 6 : 8;
    return general(range(1, most), wrong, {
      checked: `cycles C_6 of H_3^n by two searches, all of them induced: ${counts(most).join(', ')}`,
      methods: 2,
    });
  },
};
export default item;
