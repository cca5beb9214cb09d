import { components } from '@manaus/graph';
import { differ, general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { manausStates, manausTower } from './evidence/manaus-states.js';

/** Good by the search from the goal, and by lying in the goal's component. */
function wrong(discs: number): string | null {
  const { graph, vertex } = manausTower(discs);
  const { component } = components(graph);
  const goal =
    component[vertex(`${discs < 10 ? range(1, discs).join('') : range(1, discs).join(',')}//`)];
  const odd = manausStates(discs).find((state, v) => state.good !== (component[v] === goal));
  return odd === undefined ? null : differ(`${odd.label} is good`, odd.good, !odd.good);
}

const item: Item = {
  id: 'martins2024/definition-4',
  kind: 'definition',
  statement:
    'A regular state of Manaus with n >= 2 discs is good when the goal 1..n// can be reached from it: the good states are the component of the goal.',
  uses: ['martins2024/definition-1'],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 8 : 11;
    return general(range(2, most), wrong, {
      checked: `all regular states of n = 2 to ${most} discs: distances from the goal against components (to n = 6 also against a search on labels)`,
      methods: 2,
    });
  },
};
export default item;
