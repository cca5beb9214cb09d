import { manaus, violation } from '@manaus/core';
import { differ, general, range } from '../check.js';
import { arrangements } from '../evidence/arrangements.js';
import { manausStates } from '../evidence/manaus-states.js';
import type { Item } from '../item.js';

/** Good and bad states together are the regular ones, and no state is both. */
function wrong(discs: number): string | null {
  let regular = 0;
  for (const state of arrangements(discs)) if (violation(manaus(discs), state) === null) regular++;
  const states = manausStates(discs);
  const good = states.filter((state) => state.good).length;
  const bad = states.filter((state) => state.moves < 0).length;
  return differ(`good and bad states with ${discs} discs together`, regular, good + bad);
}

const item: Item = {
  id: 'martins2024/definition-5',
  kind: 'definition',
  statement: 'A regular state of Manaus with n >= 2 discs is bad when the goal cannot be reached from it: good and bad states partition the regular ones.',
  uses: ['martins2024/definition-4'],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 6 : 8;
    return general(range(2, most), wrong, { checked: `all arrangements of n = 2 to ${most} discs by the rules against the states that the search calls good or bad`, methods: 2 });
  },
};
export default item;
