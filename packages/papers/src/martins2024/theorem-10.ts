import { type Csr, cyclesOf, maximumDisjoint, neighborsOf, trianglesOf } from '@manaus/graph';
import { differ, firstWrong, general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { hanoiGraph, hanoiStates } from '../shared/hanoi-graph.js';

/** As subgraphs (which are induced and elementary), as disjoint ones, and by the states: disc 1 goes round while the others stand still. */
function wrong(discs: number): string | null {
  const stated = 3 ** (discs - 1);
  const graph = hanoiGraph(discs);
  const triangles = trianglesOf(graph);
  return firstWrong(
    differ(`triangles of H_3^${discs}`, stated, triangles.length),
    differ(
      `closed walks of three steps in H_3^${discs}, less their 6 namings each`,
      stated,
      closedWalks(graph) / 6,
    ),
    differ(
      `elementary induced cycles of length 3 in H_3^${discs}`,
      stated,
      [...cyclesOf(graph, 3, true)].length,
    ),
    differ(`disjoint triangles of H_3^${discs}`, stated, maximumDisjoint(triangles).chosen.length),
    differ(
      `positions of discs 2 to ${discs}`,
      stated,
      new Set(hanoiStates(discs).map(withoutSmallest)).size,
    ),
  );
}

function closedWalks(graph: Csr): number {
  let walks = 0;
  for (let a = 0; a < graph.order; a++)
    for (const b of neighborsOf(graph, a))
      for (const c of neighborsOf(graph, b)) if (neighborsOf(graph, c).includes(a)) walks++;
  return walks;
}

const withoutSmallest = (state: readonly (readonly number[])[]) =>
  state.map((discs) => discs.filter((disc) => disc !== 1).join()).join('/');

const item: Item = {
  id: 'martins2024/theorem-10',
  kind: 'theorem',
  statement:
    'For every n >= 1, the graph H_3^n has exactly 3^(n-1) triangles C_3, and they are disjoint in vertices.',
  uses: ['martins2024/algorithm-14'],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 7 : 9;
    return general(range(1, most), wrong, {
      checked: `n = 1 to ${most}: triangles as subgraphs, as closed walks, as induced cycles, as a largest disjoint family, and as positions of discs 2 to n; all senses agree`,
      methods: 3,
    });
  },
};
export default item;
