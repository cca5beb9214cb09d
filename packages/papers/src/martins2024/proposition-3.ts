import { bucharest } from '@manaus/core';
import {
  components,
  degreeDistribution,
  isPlanar,
  shortestPath,
  size,
  storeGraph,
  verifyHamilton,
  vertexOf,
} from '@manaus/graph';
import { towerGraph } from '@manaus/kernels';
import { differ, firstWrong, general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';

/** Path by degrees and connectedness, and by the walk from one end, which must pass every vertex by every edge. */
function wrong(discs: number): string | null {
  const name = `B_3^${discs}`;
  const graph = storeGraph(towerGraph(bucharest(discs)));
  const degrees = degreeDistribution(graph);
  const walk = shortestPath(graph, 0, vertexOf(graph, 3 ** discs - 1)) ?? [];
  return firstWrong(
    differ(`order of ${name}`, 3 ** discs, graph.order),
    differ(`degrees of ${name}`, `0,2,${3 ** discs - 2}`, degrees.join()),
    differ(`components of ${name}`, 1, components(graph).sizes.length),
    differ(`${name} is planar`, true, isPlanar(graph)),
    differ(`edges of ${name}`, 3 ** discs - 1, size(graph)),
    differ(
      `the walk from 1..n// to //1..n passes every vertex of ${name}`,
      true,
      verifyHamilton(graph, walk),
    ),
  );
}

const item: Item = {
  id: 'martins2024/proposition-3',
  kind: 'proposition',
  statement:
    'For every n >= 1, B_3^n is a path: connected, planar, two vertices of degree 1 and all others of degree 2 (9 vertices for n = 2; 27 vertices and 26 edges for n = 3).',
  uses: [],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 8 : 10;
    return general(range(1, most), wrong, {
      checked: `n = 1 to ${most}: degrees and components, and the walk between the ends as a verified certificate`,
      methods: 2,
    });
  },
};
export default item;
