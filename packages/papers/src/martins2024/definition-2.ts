import { hanoi, isGoal, type Peg, stacked, type TowerRules, violation } from '@manaus/core';
import { differ, general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { arrangements } from '../shared/arrangements.js';

/** A perfect state as defined: regular, and all discs on one peg. */
const perfectStates = (rules: TowerRules) =>
  [...arrangements(rules.discs)].filter(
    (state) => violation(rules, state) === null && state.some((peg) => peg.length === rules.discs),
  );

function wrong(discs: number): string | null {
  const rules = hanoi(discs);
  const perfect = perfectStates(rules).map((state) => JSON.stringify(state));
  const stacks = [0, 1, 2].map((peg) =>
    JSON.stringify(stacked(new Array<Peg>(discs).fill(peg), 3)),
  );
  return (
    differ(
      `perfect states with ${discs} discs`,
      stacks.sort().join(' '),
      perfect.sort().join(' '),
    ) ??
    differ('goals among them', 1, perfect.filter((text) => isGoal(rules, JSON.parse(text))).length)
  );
}

const item: Item = {
  id: 'martins2024/definition-2',
  kind: 'definition',
  statement:
    'A perfect state of Hanoi is a regular state with all discs on a single peg; for every n >= 1 there are exactly three, one a peg, and one of them is the goal.',
  uses: ['martins2024/definition-1'],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 6 : 7;
    return general(range(1, most), wrong, {
      checked: `all arrangements of n = 1 to ${most} discs against the three sorted stacks`,
      methods: 2,
    });
  },
};
export default item;
