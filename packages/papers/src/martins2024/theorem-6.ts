import { formatLabel } from '@manaus/core';
import { general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { manausStates } from './evidence/manaus-states.js';

function wrong(discs: number): string | null {
  const states = manausStates(discs);
  const goodOf = new Map(states.map(({ label, good }) => [label, good]));
  for (const { label, state, good, moves } of states) {
    if (moves === 0) continue;
    const swapped = formatLabel([state[1], state[0], state[2]]);
    const other = goodOf.get(swapped);
    if (other === undefined)
      return `${label} is ${good ? 'good' : 'bad'}, and ${swapped} is not regular`;
    if (other === good) return `${label} and ${swapped} are both ${good ? 'good' : 'bad'}`;
  }
  return null;
}

const item: Item = {
  id: 'martins2024/theorem-6',
  kind: 'theorem',
  statement:
    'In Manaus with n >= 2 discs, a state X/Y/Z other than 1..n// is good exactly when Y/X/Z is a bad state.',
  uses: ['martins2024/theorem-4', 'martins2024/theorem-5'],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 8 : 11;
    return general(range(2, most), wrong, {
      checked: `every regular state and its image under p0 <-> p1, n = 2 to ${most}, by search from the goal (to n = 6 by two searches)`,
      methods: 2,
    });
  },
};
export default item;
