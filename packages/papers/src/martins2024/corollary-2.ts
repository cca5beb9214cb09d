import { differ, firstWrong, general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { manausStates } from './evidence/manaus-states.js';

function wrong(discs: number): string | null {
  const stated = Math.floor(3 ** discs / 2) - (discs + 1);
  const states = manausStates(discs);
  const bad = states.filter((state) => !state.good).length;
  return firstWrong(
    differ(`bad states of M_3^${discs}`, stated, bad),
    differ(
      `order less good states of M_3^${discs}`,
      3 ** discs - 2 * (discs + 1) - (Math.floor(3 ** discs / 2) - discs),
      bad,
    ),
  );
}

const item: Item = {
  id: 'martins2024/corollary-2',
  kind: 'corollary',
  statement: 'M_3^n has floor(3^n / 2) - (n + 1) bad vertices for every n >= 2.',
  uses: ['martins2024/theorem-8', 'martins2024/theorem-9'],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 8 : 12;
    return general(range(2, most), wrong, {
      checked: `bad states counted by search, n = 2 to ${most}, against the formula and against order less good states`,
      methods: 2,
    });
  },
};
export default item;
