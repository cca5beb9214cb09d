import { manaus, violation } from '@manaus/core';
import { differ, firstWrong, general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { arrangements } from '../shared/arrangements.js';
import { manausTower } from './evidence/manaus-states.js';

function wrong(discs: number): string | null {
  const stated = 3 ** discs - 2 * (discs + 1);
  return firstWrong(
    differ(`order of M_3^${discs}`, stated, manausTower(discs).graph.order),
    discs > 7 ? null : differ(`regular arrangements of ${discs} discs`, stated, regular(discs)),
  );
}

function regular(discs: number): number {
  const rules = manaus(discs);
  let count = 0;
  for (const state of arrangements(discs)) if (violation(rules, state) === null) count++;
  return count;
}

const item: Item = {
  id: 'martins2024/theorem-8',
  kind: 'theorem',
  statement: 'M_3^n has 3^n - 2(n + 1) vertices for every n >= 2.',
  uses: [],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 9 : 12;
    return general(range(2, most), wrong, {
      checked: `order of the stored graph, n = 2 to ${most}; to n = 7 also every arrangement tried`,
      methods: 2,
    });
  },
};
export default item;
