import { hanoi } from '@manaus/core';
import { storeTower } from '@manaus/lab';
import { differ, firstWrong, general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { manausStates } from './evidence/manaus-states.js';

/** The work's worst start: discs 1 and 2 on p1 and p0, in the order that the parity of n wants, all others on p2. */
function worstStart(discs: number): string {
  const rest = range(3, discs);
  const [first, second] = discs % 2 === 0 ? [2, 1] : [1, 2];
  return discs < 10
    ? `${first}/${second}/${rest.join('')}`
    : `${first}/${second}/${rest.join(',')}`;
}

function wrong(discs: number): string | null {
  const states = manausStates(discs);
  const stated = 2 ** discs - 3;
  const most = states.reduce((most, { moves }) => Math.max(most, moves), 0);
  const farthest = states.filter(({ moves }) => moves === most).map(({ label }) => label);
  return firstWrong(
    differ(`worst case with ${discs} discs`, stated, most),
    differ(`states that need ${stated} moves`, worstStart(discs), farthest.join(' ')),
    discs > 10
      ? null
      : differ(
          `distance of ${worstStart(discs)} from the goal in H_3^${discs}`,
          stated,
          distanceInHanoi(discs),
        ),
  );
}

/** The same path in the graph of Hanoi, where it runs along a side of the triangle. */
function distanceInHanoi(discs: number): number {
  const goal = `${range(1, discs).join(discs < 10 ? '' : ',')}//`;
  const tower = storeTower(hanoi(discs, { goal }));
  return tower.distances[tower.vertex(worstStart(discs))];
}

const item: Item = {
  id: 'martins2024/theorem-7',
  kind: 'theorem',
  statement:
    'In Manaus with n >= 2 discs, the largest number of moves that a good state needs is 2^n - 3; it is needed from 2/1/3..n for even n and from 1/2/3..n for odd n, and from no other state.',
  uses: ['martins2024/lemma-4'],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 9 : 12;
    return general(range(2, most), wrong, {
      checked: `distances of all states from the goal, n = 2 to ${most}; to n = 10 the distance of the worst start in H_3^n as well`,
      methods: 2,
    });
  },
};
export default item;
