import { components } from '@manaus/graph';
import { differ, firstWrong, general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { manausStates, manausTower } from './evidence/manaus-states.js';

/** Two components by search; and every bad state reaches every other, by merging the ends of each edge. */
function wrong(discs: number): string | null {
  const { graph } = manausTower(discs);
  const { sizes } = components(graph);
  return firstWrong(
    differ(`components of M_3^${discs}`, 2, sizes.length),
    differ(`components of M_3^${discs} by merging`, 2, merged(discs)),
  );
}

function merged(discs: number): number {
  const { graph } = manausTower(discs);
  const root = range(0, graph.order - 1);
  const find = (v: number): number => {
    while (root[v] !== v) v = root[v] = root[root[v]];
    return v;
  };
  let count = manausStates(discs).length;
  for (let v = 0; v < graph.order; v++)
    for (const u of graph.targets.subarray(graph.offsets[v], graph.offsets[v + 1])) {
      if (find(u) === find(v)) continue;
      root[find(u)] = find(v);
      count--;
    }
  return count;
}

const item: Item = {
  id: 'martins2024/theorem-5',
  kind: 'theorem',
  statement: 'The graph of Manaus M_3^n has exactly two components for every n >= 2.',
  uses: ['martins2024/definition-4', 'martins2024/definition-5'],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 8 : 12;
    return general(range(2, most), wrong, {
      checked: `M_3^n, n = 2 to ${most}, by search and by merging the ends of every edge`,
      methods: 2,
    });
  },
};
export default item;
