import { london, oxford } from '@manaus/core';
import { edgesOf } from '@manaus/graph';
import { storeTower } from '@manaus/lab';
import { differ, firstWrong, general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { fitsWithFixedDiscs, withFixedDiscs } from './evidence/fixed-discs.js';

/** The map as a verified certificate; and its edges are all those of London that leave the two fixed discs where they are. */
function wrong(discs: number): string | null {
  const [small, large] = [storeTower(oxford(discs)), storeTower(london(discs + 2))];
  const fixed = ([first]: readonly (readonly number[])[]) =>
    first.slice(-2).join() === `${discs + 1},${discs + 2}`;
  const inLarge = edgesOf(large.graph).filter((edge) => edge.every((v) => fixed(large.states[v])));
  return firstWrong(
    differ(
      `O_3^${discs} with two discs fixed lies in L_3^${discs + 2}`,
      true,
      fitsWithFixedDiscs(small, large),
    ),
    differ(
      `states of L_3^${discs + 2} with the two discs fixed`,
      large.states.filter(fixed).length,
      new Set(withFixedDiscs(small, large)).size,
    ),
    differ(`edges among them`, edgesOf(small.graph).length, inLarge.length),
  );
}

const item: Item = {
  id: 'martins2024/section-4.4.3/O-in-L',
  kind: 'statement',
  statement:
    'For every n >= 1, fixing two discs at the base of p0 makes O_3^n a subgraph of L_3^{n+2} (capacities n+2, n+1, n).',
  departs:
    'Subgraph up to the names of the states: X/Y/Z goes to X with n+1 and n+2 below it, Y, Z. It is even an induced one.',
  uses: [],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 4 : 5;
    return general(range(1, most), wrong, {
      checked: `n = 1 to ${most}: the map verified, and the edges of L_3^{n+2} among states with the two discs fixed counted`,
      methods: 2,
    });
  },
};
export default item;
