import type { Peg } from '@manaus/core';
import { differ, firstWrong, general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { manausStates } from './evidence/manaus-states.js';

/** What the function answers, and the last disc that it looked at. */
export interface Answer {
  readonly sim: boolean;
  readonly last: number;
}

/** Lines 1 to 11 on the pegs of the discs. */
export function ehBom(pegs: readonly Peg[], n: number, p0: Peg, p1: Peg, p2: Peg): Answer {
  if (pegs[n - 1] === p0) return { sim: true, last: n };
  if (pegs[n - 1] === p1) return { sim: false, last: n };
  return ehBom(pegs, n - 1, p1, p0, p2);
}

/** Every answer against the search, and the lowest disc that is looked at. */
function wrong(discs: number): string | null {
  let lowest = discs;
  for (const { label, pegOf, good } of manausStates(discs)) {
    const { sim, last } = ehBom(pegOf, discs, 0, 1, 2);
    lowest = Math.min(lowest, last);
    if (sim !== good) return differ(`${label} is good`, sim, good);
  }
  return firstWrong(differ(`last disc that decides with ${discs} discs`, 2, lowest));
}

const item: Item = {
  id: 'martins2024/algorithm-10',
  kind: 'algorithm',
  statement:
    'For every n >= 2 the function says of every regular state of Manaus whether it is good. It looks at the discs from n downwards; at the latest disc 2 decides, and for some state it does.',
  uses: ['martins2024/definition-4', 'martins2024/theorem-4'],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 8 : 12;
    return general(range(2, most), wrong, {
      checked: `every regular state, n = 2 to ${most}, against search from the goal (to n = 6 by two searches), and the last disc looked at`,
      methods: 2,
    });
  },
};
export default item;
