import { manaus, violation } from '@manaus/core';
import { components } from '@manaus/graph';
import { differ, firstWrong, general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { arrangements } from '../shared/arrangements.js';
import { manausStates, manausTower } from './evidence/manaus-states.js';

/** Good by the search from the goal, bad by lying in a component without it: no state is both, and together they are the regular ones. */
function wrong(discs: number): string | null {
  let regular = 0;
  for (const state of arrangements(discs)) if (violation(manaus(discs), state) === null) regular++;
  const { component } = components(manausTower(discs).graph);
  const states = manausStates(discs);
  const goal = component[states.findIndex((state) => state.moves === 0)];
  const bad = states.map((_, vertex) => component[vertex] !== goal);
  return firstWrong(
    differ(
      `states with ${discs} discs that are good and bad`,
      0,
      states.filter((state, vertex) => state.good && bad[vertex]).length,
    ),
    differ(
      `good and bad states with ${discs} discs together`,
      regular,
      states.filter((state, vertex) => state.good || bad[vertex]).length,
    ),
  );
}

const item: Item = {
  id: 'martins2024/definition-5',
  kind: 'definition',
  statement:
    'A regular state of Manaus with n >= 2 discs is bad when the goal cannot be reached from it: good and bad states partition the regular ones.',
  uses: ['martins2024/definition-4'],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 6 : 8;
    return general(range(2, most), wrong, {
      checked: `all arrangements of n = 2 to ${most} discs by the rules against the good states of the search and the bad ones by components`,
      methods: 2,
    });
  },
};
export default item;
