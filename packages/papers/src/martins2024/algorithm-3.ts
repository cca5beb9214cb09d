import {
  type Board,
  type Disc,
  formatLabel,
  hanoi,
  hanoiIterative,
  type Peg,
  type Play,
  parseLabel,
  play,
  type TowerState,
} from '@manaus/core';
import { solve } from '@manaus/lab';
import {
  discsOf,
  leastMoves,
  requireReading,
  stackOnFirst,
  type TowerAlgorithm,
  type Trial,
  trial,
  trialTable,
  wrongTrial,
} from '../algorithm.js';
import { firstWrong, general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { iterate, nextOfSmallest } from './algorithm-2.js';

/** Where line 2 finds no disc on top but disc 1: it cannot be carried out, or the condition of line 3 counts as false. */
type Line2 = 'must' | 'may';

/** Line 2: the smallest disc on top of a peg that is not disc 1. */
function smallestOther(board: Board): Disc | undefined {
  const tops = [0, 1, 2].flatMap((peg) => board.top(peg) ?? []).filter((disc) => disc !== 1);
  return tops.length === 0 ? undefined : Math.min(...tops);
}

/** The right direction of disc i: against that of disc 1 for even i, with it for odd i. */
function next(board: Board, disc: Disc): Peg {
  const from = board.pegOf(disc);
  const along = nextOfSmallest(board.discs, from);
  return disc % 2 === 1 ? along : 3 - along - from;
}

/** Lines 1 to 8. */
function firstOptimalMove(board: Board, line2: Line2): void {
  const disc = smallestOther(board);
  if (disc === undefined && line2 === 'must')
    board.halt('line 2 finds no disc on top other than 1');
  if (disc !== undefined && board.violation(board.pegOf(disc), next(board, disc)) === null)
    board.move(disc, next(board, disc));
  else board.move(1, next(board, 1));
}

/** The states of the optimal path from p0 to p2, by search. */
function optimalPath(discs: number): TowerState[] {
  const rules = hanoi(discs);
  return solve(rules, stackOnFirst(rules)).states.map((label) => parseLabel(rules, label));
}

const first = (start: TowerState, line2: Line2): Play =>
  play(hanoi(discsOf(start)), start, (board) => firstOptimalMove(board, line2));

/** Algorithm 3, then algorithm 2 from the state that it leaves; each as its print or in its milder reading. */
function both(start: TowerState, reading: 'must' | 'may'): Play {
  return play(hanoi(discsOf(start)), start, (board) => {
    firstOptimalMove(board, reading);
    iterate(board, reading);
  });
}

const shared = { towers: (discs: number) => hanoi(discs), starts: optimalPath };

export const algorithms: readonly TowerAlgorithm[] = [
  {
    ...shared,
    id: 'martins2024/algorithm-3',
    title: 'Tower of Hanoi, first optimal move of an abandoned state',
    firstMoveOnly: true,
    literal: (start) => first(start, 'must'),
  },
  {
    ...shared,
    id: 'martins2024/algorithm-3/then-algorithm-2',
    title: 'Tower of Hanoi, first optimal move of an abandoned state, then iterative',
    literal: (start) => both(start, 'must'),
    repaired: (start) => play(hanoi(discsOf(start)), start, hanoiIterative),
  },
];

/** The states of the path, but for its end, whose first move is not the next step of the path. */
function wrongFirst(discs: number, line2: Line2): string | null {
  const path = optimalPath(discs);
  for (const [step, start] of path.slice(0, -1).entries()) {
    const { end, stopped } = first(start, line2);
    const wanted = formatLabel(path[step + 1]);
    if (stopped !== null)
      return `n = ${discs}, from ${formatLabel(start)}: ${stopped.reason}; the first optimal move leads to ${wanted}`;
    if (formatLabel(end) !== wanted)
      return `n = ${discs}, from ${formatLabel(start)}: it goes to ${formatLabel(end)}, the first optimal move leads to ${wanted}`;
  }
  return null;
}

/** What becomes of the goal, where nothing is left to do. */
const fromGoal = (line2: Line2): string => {
  const { end, stopped } = first(optimalPath(1)[1], line2);
  return stopped?.reason ?? `it moves disc 1 away to ${formatLabel(end)}`;
};

const firstMove: Item = {
  id: 'martins2024/algorithm-3',
  kind: 'algorithm',
  statement:
    'For every n >= 1 and every state s of the optimal path of Hanoi: with i the smallest disc on top of a peg other than disc 1, moving i in its right direction (against disc 1 for even i, with it for odd i) if that is legal, and disc 1 in its right direction otherwise, is the first move of the optimal path from s to the goal.',
  departs:
    'Where no disc but 1 is on top, the condition counts as false. Then it is right at every state of the path but the goal, where no move is wanted and disc 1 is moved away.',
  uses: ['martins2024/algorithm-2'],
  recorded: 'fails',
  check: (effort) => {
    const most = effort === 'quick' ? 7 : 9;
    requireReading(firstWrong(...range(1, most).map((discs) => wrongFirst(discs, 'may'))));
    const checked = `every state of the optimal path by search, n = 1 to ${most}: as printed it has no disc i at the start; with the milder reading it makes the next move of the path, and at the goal ${fromGoal('may')}`;
    return general(range(1, most), (discs) => wrongFirst(discs, 'must'), { checked, methods: 2 });
  },
};

const trials = (most: number, run: (start: TowerState) => Play): Trial[] =>
  range(1, most).map((discs) =>
    trial({ discs, starts: optimalPath(discs), run, least: leastMoves(hanoi(discs)) }),
  );

const thenIterative: Item = {
  id: 'martins2024/algorithm-3/then-algorithm-2',
  kind: 'algorithm',
  statement:
    'For every n >= 1 and every state s of the optimal path of Hanoi: algorithm 3 makes the first move from s, and algorithm 2, called on what that leaves, brings all discs to p2, together in the least number of moves.',
  departs:
    'Algorithm 2 begins with a move of disc 1. So it may follow a first move of another disc; after a first move of disc 1 the only other move must come first, unless all discs are on p2: thus repaired, it is optimal from every state of the path.',
  uses: ['martins2024/algorithm-2', 'martins2024/algorithm-3'],
  recorded: 'fails',
  check: (effort) => {
    const most = effort === 'quick' ? 6 : 9;
    requireReading(
      firstWrong(
        ...trials(most, (start) => play(hanoi(discsOf(start)), start, hanoiIterative)).map(
          wrongTrial,
        ),
      ),
    );
    const printed = trials(most, (start) => both(start, 'must'));
    const milder = trials(most, (start) => both(start, 'may'));
    const checked = `every state of the optimal path, n = 1 to ${most}: as printed ${printed.reduce((sum, { solved }) => sum + solved, 0)} are solved; with the milder readings of both algorithms ${trialTable(milder)}; repaired, all are, by a shortest way`;
    const finding = general(printed, wrongTrial, { checked, methods: 2 });
    if (finding.counterexample === undefined) return finding;
    return {
      ...finding,
      counterexample: `${finding.counterexample}; with the milder readings, ${milder.slice(0, 2).map(wrongTrial).join('; ')}`,
    };
  },
};

const items: readonly Item[] = [firstMove, thenIterative];
export default items;
