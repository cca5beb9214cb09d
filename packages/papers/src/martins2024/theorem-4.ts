import { general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { type ManausState, manausStates } from './evidence/manaus-states.js';

/** Good or bad as the theorem says it: by where the largest disc stands, and the largest outside p2. */
function statedGood({ pegOf }: ManausState): boolean {
  const n = pegOf.length;
  if (pegOf[n - 1] !== 2) return pegOf[n - 1] === 0;
  const i = Math.max(...range(1, n).filter((disc) => pegOf[disc - 1] !== 2));
  return (n - i) % 2 === 0 ? pegOf[i - 1] === 0 : pegOf[i - 1] === 1;
}

function wrong(discs: number): string | null {
  const odd = manausStates(discs).find((state) => statedGood(state) !== state.good);
  return odd === undefined
    ? null
    : `${odd.label} is stated to be ${odd.good ? 'bad' : 'good'}, and is ${odd.good ? 'good' : 'bad'}`;
}

const item: Item = {
  id: 'martins2024/theorem-4',
  kind: 'theorem',
  statement:
    'A regular state of Manaus with n >= 2 discs is good with disc n on p0 and bad with disc n on p1; with disc n on p2 and i the largest disc outside p2, it is good exactly when i stands on p0 and n - i is even, or i stands on p1 and n - i is odd.',
  uses: ['martins2024/lemma-2', 'martins2024/lemma-3'],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 8 : 12;
    return general(range(2, most), wrong, {
      checked: `every regular state, n = 2 to ${most}, against search from the goal (to n = 6 by two searches)`,
      methods: 2,
    });
  },
};
export default item;
