import { general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { manausStates } from './evidence/manaus-states.js';

function wrong(discs: number): string | null {
  const odd = manausStates(discs).find(({ pegOf, good }) => pegOf[discs - 1] === 1 && good);
  return odd === undefined
    ? null
    : `${odd.label} has disc ${discs} on p1 and reaches the goal in ${odd.moves} moves`;
}

const item: Item = {
  id: 'martins2024/lemma-2',
  kind: 'lemma',
  statement: 'In Manaus with n >= 2 discs, every regular state with disc n on p1 is bad.',
  uses: ['martins2024/definition-5'],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 8 : 12;
    return general(range(2, most), wrong, {
      checked: `every regular state with disc n on p1, n = 2 to ${most}, by search from the goal (to n = 6 by two searches)`,
      methods: 2,
    });
  },
};
export default item;
