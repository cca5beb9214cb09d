import { hanoi, towerPuzzle } from '@manaus/core';
import { components, edgesOf, rankOf } from '@manaus/graph';
import { stateGraph } from '@manaus/kernels';
import { differ, firstWrong, general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { planarByCertificate } from './evidence/certified.js';
import { manausTower } from './evidence/manaus-states.js';

/** Simple, planar, disconnected, and with every vertex and edge among those of Hanoi. */
function wrong(discs: number): string | null {
  const name = `M_3^${discs}`;
  const { graph } = manausTower(discs);
  const edges = edgesOf(graph);
  return firstWrong(
    differ(
      `repeated edges or loops of ${name}`,
      0,
      edges.length -
        new Set(edges.map(([a, b]) => `${a} ${b}`)).size +
        edges.filter(([a, b]) => a === b).length,
    ),
    differ(`${name} is planar`, true, planarByCertificate(graph)),
    differ(`${name} is disconnected`, true, components(graph).sizes.length > 1),
    differ(`edges of ${name} that H_3^${discs} lacks`, 0, missingInHanoi(discs, edges)),
  );
}

/** Ranks are the same in both towers: base-3 digits of the pegs. */
function missingInHanoi(discs: number, edges: readonly (readonly [number, number])[]): number {
  const { graph } = manausTower(discs);
  const whole = stateGraph(towerPuzzle(hanoi(discs)));
  const out = new Uint32Array(whole.maxDegree);
  return edges.filter(
    ([a, b]) => !out.subarray(0, whole.neighbors(rankOf(graph, a), out)).includes(rankOf(graph, b)),
  ).length;
}

const item: Item = {
  id: 'martins2024/proposition-6',
  kind: 'proposition',
  statement: 'For every n >= 2, M_3^n is simple, planar and disconnected, and a subgraph of H_3^n.',
  uses: ['martins2024/theorem-5', 'martins2024/proposition-1'],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 7 : 9;
    return general(range(2, most), wrong, {
      checked: `n = 2 to ${most}: a verified embedding, components by search, every edge looked up in the plain graph of Hanoi`,
      methods: 2,
    });
  },
};
export default item;
