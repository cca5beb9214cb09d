import { hanoi, towerCodec, violation } from '@manaus/core';
import { differ, firstWrong, general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { arrangements } from '../shared/arrangements.js';

/** Regular arrangements of Hanoi: by the rules on every arrangement, and by the codec on every rank. */
function wrong(discs: number): string | null {
  const rules = hanoi(discs);
  const codec = towerCodec(rules);
  let regular = 0;
  for (const state of arrangements(discs)) if (violation(rules, state) === null) regular++;
  return firstWrong(
    differ(`regular states with ${discs} discs`, 3 ** discs, regular),
    differ(
      `ranks of regular states with ${discs} discs`,
      3 ** discs,
      range(0, codec.space - 1).filter(codec.has).length,
    ),
  );
}

const item: Item = {
  id: 'martins2024/definition-1',
  kind: 'definition',
  statement:
    'An arrangement of the n discs on the three pegs of Hanoi is a regular state when it respects the rules; there are 3^n such states for every n >= 1.',
  uses: [],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 6 : 8;
    return general(range(1, most), wrong, {
      checked: `all arrangements of n = 1 to ${most} discs: 3^n of them are regular by the rules, and by the codec`,
      methods: 2,
    });
  },
};
export default item;
