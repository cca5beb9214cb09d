import { formatLabel, hanoi, violation } from '@manaus/core';
import { general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { arrangements } from '../shared/arrangements.js';

/** The rules of section 3.1 as they stand: the one about tops binds moves only, so a state breaks a rule when some disc lies on a smaller one. */
const breaksARule = (state: readonly (readonly number[])[]) =>
  state.some((peg) => peg.some((disc, i) => i > 0 && peg[i - 1] > disc));

function wrong(discs: number): string | null {
  const rules = hanoi(discs);
  for (const state of arrangements(discs))
    if (breaksARule(state) !== (violation(rules, state) !== null))
      return `${formatLabel(state)} is taken for regular and irregular at once`;
  return null;
}

const item: Item = {
  id: 'martins2024/definition-3',
  kind: 'definition',
  statement:
    'An arrangement of the n discs of Hanoi is irregular when at least one rule is violated: every arrangement is either regular or irregular, never both.',
  uses: ['martins2024/definition-1'],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 6 : 8;
    return general(range(1, most), wrong, {
      checked: `all arrangements of n = 1 to ${most} discs, by the rules and by looking for a larger disc on a smaller one`,
      methods: 2,
    });
  },
};
export default item;
