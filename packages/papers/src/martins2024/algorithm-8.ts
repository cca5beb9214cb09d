import { formatLabel, oxford1, parseLabel, play, type TowerState } from '@manaus/core';
import { solve } from '@manaus/lab';
import { discsOf, stackOnFirst, type TowerAlgorithm, trial, wrongTrial } from '../algorithm.js';
import { differ, firstWrong, general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';

export const algorithm: TowerAlgorithm = {
  id: 'martins2024/algorithm-8',
  title: 'Tower of Oxford, version 1, iterative',
  towers: (discs) => oxford1(discs),
  starts: (discs) => [stackOnFirst(oxford1(discs))],
  literal: (start) =>
    play(oxford1(discsOf(start)), start, (board) => {
      for (let i = 1; i <= board.discs; i++) board.moveFrom(i, 0, 2);
    }),
};

/** The least number of moves: by search where the n! orders allow it; otherwise each of the n discs on p0 must move once. */
function least(start: TowerState): number {
  const rules = oxford1(discsOf(start));
  return rules.discs <= 7
    ? (solve(rules, start, { count: true }).moves as number)
    : start[0].length;
}

/** At step i disc i lies on top, and in the end the stack stands in the opposite order. */
function wrong(discs: number): string | null {
  const { states, moves } = algorithm.literal(stackOnFirst(oxford1(discs)));
  const reversed = range(1, discs)
    .reverse()
    .join(discs < 10 ? '' : ',');
  return firstWrong(
    wrongTrial(trial({ discs, starts: algorithm.starts(discs), run: algorithm.literal, least })),
    differ(`moves with ${discs} discs`, discs, moves.length),
    differ(
      `tops of p0 with ${discs} discs`,
      range(1, discs).join(),
      states.slice(0, -1).map((state) => state[0][0]),
    ),
    differ(`end with ${discs} discs`, `//${reversed}`, formatLabel(states[discs])),
  );
}

/** What happens when the discs are numbered otherwise than from the top. */
function upsideDown(): string {
  const { stopped } = algorithm.literal(parseLabel(oxford1(2), '21//'));
  if (stopped === null)
    throw new Error('a stack numbered from below was expected to stop the algorithm');
  return `from 21// it stops at move ${stopped.at}: ${stopped.reason}`;
}

const item: Item = {
  id: algorithm.id,
  kind: 'algorithm',
  statement:
    'For every n >= 1, in Oxford version 1 (discs alike, order of no account) moving disc i from p0 to p2 for i = 1 to n brings n discs from p0 to p2 by the rules in n moves, the least number.',
  departs:
    'Disc i is the i-th from the top at the start, as in section 3.1; the discs are alike, and numbered in another order disc 1 would not be on top. The order on p2 is the opposite one, which is a goal of version 1.',
  uses: [],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 40 : 200;
    const checked = `n = 1 to ${most}: every move by the rules, disc i on top of p0 at step i; n moves are least by search to n = 7, and since each disc on p0 must move; ${upsideDown()}`;
    return general(range(1, most), wrong, { checked, methods: 2 });
  },
};
export default item;
