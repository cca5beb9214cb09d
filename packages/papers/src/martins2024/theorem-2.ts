import { oxford, violation } from '@manaus/core';
import { storeGraph } from '@manaus/graph';
import { towerGraph } from '@manaus/kernels';
import { differ, firstWrong, general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { arrangements } from '../shared/arrangements.js';

/** The order of O_3^n by the stored graph; for small n also by trying the rules on every arrangement. */
function wrong(discs: number): string | null {
  const stated = range(2, discs).reduce(
    (product, k) => product * k,
    ((discs + 1) * (discs + 2)) / 2,
  );
  const order = storeGraph(towerGraph(oxford(discs))).order;
  return firstWrong(
    differ(`order of O_3^${discs}`, stated, order),
    discs > 7 ? null : differ(`regular arrangements of ${discs} discs`, stated, regular(discs)),
  );
}

function regular(discs: number): number {
  const rules = oxford(discs);
  const seen = new Set<string>();
  for (const state of arrangements(discs))
    if (violation(rules, state) === null) seen.add(JSON.stringify(state));
  return seen.size;
}

const item: Item = {
  id: 'martins2024/theorem-2',
  kind: 'theorem',
  statement: 'O_3^n has (n+1)(n+2)/2 n! vertices for every n >= 3.',
  uses: [],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 7 : 8;
    return general(range(1, most), wrong, {
      checked: `n = 3 to ${most}, and n = 1, 2, where the hypothesis is not needed: order of the stored graph, and (to n = 7) every arrangement tried`,
      methods: 2,
    });
  },
};
export default item;
