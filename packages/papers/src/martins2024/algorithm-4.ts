import { formatLabel, hanoi, type Peg, pegsOfDiscs } from '@manaus/core';
import { breadthFirst } from '@manaus/graph';
import { solve, storeTower } from '@manaus/lab';
import { stackOnFirst } from '../algorithm.js';
import { differ, firstWrong, general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';

/** Lines 1 to 15 on the pegs of the discs; `calls` counts them. */
function ehOtimo(
  pegs: readonly Peg[],
  p0: Peg,
  p1: Peg,
  p2: Peg,
  n: number,
  calls = 1,
): { readonly yes: boolean; readonly calls: number } {
  if (pegs[n - 1] === p1) return { yes: false, calls };
  if (n === 1) return { yes: true, calls };
  return pegs[n - 1] === p0
    ? ehOtimo(pegs, p0, p2, p1, n - 1, calls + 1)
    : ehOtimo(pegs, p1, p0, p2, n - 1, calls + 1);
}

/** On the path: as far from its start as from its end together as the path is long; and, to be sure, listed by a search. */
function wrong(discs: number): string | null {
  const rules = hanoi(discs);
  const { graph, states, labels, distances, vertex } = storeTower(rules);
  const start = vertex(formatLabel(stackOnFirst(rules)));
  const fromStart = breadthFirst(graph, [start]).distance;
  const listed = new Set(solve(rules, stackOnFirst(rules)).states);
  for (const [v, state] of states.entries()) {
    const onPath = fromStart[v] + distances[v] === distances[start];
    if (onPath !== listed.has(labels[v])) throw new Error(`two searches differ at ${labels[v]}`);
    const { yes, calls } = ehOtimo(pegsOfDiscs(state), 0, 1, 2, discs);
    const odd = firstWrong(
      differ(`${labels[v]} lies on the optimal path`, onPath, yes),
      calls <= discs ? null : `${labels[v]} takes ${calls} calls`,
    );
    if (odd !== null) return odd;
  }
  return null;
}

const item: Item = {
  id: 'martins2024/algorithm-4',
  kind: 'algorithm',
  statement:
    'For every n >= 1 the test says of every regular state of Hanoi whether it lies on the optimal path from p0 to p2, in at most one recursive call a disc, n calls in all.',
  uses: ['martins2024/section-3.4/figure-3.6-path'],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 7 : 9;
    return general(range(1, most), wrong, {
      checked: `every regular state, n = 1 to ${most}: distances from both ends of the path, and the path listed by search; calls counted`,
      methods: 2,
    });
  },
};
export default item;
