import { london, violation } from '@manaus/core';
import { storeGraph } from '@manaus/graph';
import { towerGraph } from '@manaus/kernels';
import { differ, firstWrong, general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { arrangements } from '../shared/arrangements.js';

const factorial = (n: number) => range(2, n).reduce((product, k) => product * k, 1);

/** The order of L_3^n by the stored graph; for small n also by trying the rules on every arrangement. */
function wrong(discs: number): string | null {
  const stated = ((discs + 1) * (discs + 2) * factorial(discs)) / 2 - 4 * factorial(discs);
  const order = storeGraph(towerGraph(london(discs))).order;
  return firstWrong(
    differ(`order of L_3^${discs}`, stated, order),
    discs > 7 ? null : differ(`regular arrangements of ${discs} balls`, stated, regular(discs)),
  );
}

function regular(discs: number): number {
  const rules = london(discs);
  let count = 0;
  for (const state of arrangements(discs)) if (violation(rules, state) === null) count++;
  return count;
}

const item: Item = {
  id: 'martins2024/theorem-1',
  kind: 'theorem',
  statement:
    'L_3^n, with capacities n, n-1, n-2, has ((n+1)(n+2)/2 - 4) n! vertices for every n >= 3.',
  uses: [],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 7 : 8;
    return general(range(2, most), wrong, {
      checked: `n = 3 to ${most}, and n = 2, where the hypothesis is not needed: order of the stored graph, and (to n = 7) every arrangement tried`,
      methods: 2,
    });
  },
};
export default item;
