import { differ, firstWrong, general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { manausStates } from './evidence/manaus-states.js';

const good = (discs: number) => manausStates(discs).filter((state) => state.good).length;

/** The closed form against the search, and against the recurrence of the work's proof: 3^k - 1 states more for disc k + 1. */
function wrong(discs: number): string | null {
  return firstWrong(
    differ(`good states of M_3^${discs}`, Math.floor(3 ** discs / 2) - discs, good(discs)),
    discs === 2
      ? null
      : differ(
          `good states of M_3^${discs} by the recurrence`,
          3 ** (discs - 1) - 1 + good(discs - 1),
          good(discs),
        ),
  );
}

const item: Item = {
  id: 'martins2024/theorem-9',
  kind: 'theorem',
  statement: 'M_3^n has floor(3^n / 2) - n good vertices for every n >= 2.',
  uses: ['martins2024/definition-4', 'martins2024/theorem-4'],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 8 : 12;
    return general(range(2, most), wrong, {
      checked: `good states counted by search and by the recurrence of the proof, n = 2 to ${most} (to n = 6 by two searches)`,
      methods: 3,
    });
  },
};
export default item;
