import {
  type Board,
  type Disc,
  hanoi,
  type Peg,
  type Play,
  pegsOfDiscs,
  play,
  type TowerRules,
  type TowerState,
} from '@manaus/core';
import {
  discsOf,
  requireReading,
  type TowerAlgorithm,
  type Trial,
  trial,
  trialTable,
} from '../algorithm.js';
import { differ, firstWrong, general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { allStarts, lettersOf, pegsAt, rankOf, stateOf, toStack } from './evidence/iterative.js';

/** Hanoi solved on any peg. */
const openGoal = (discs: number): TowerRules => ({
  ...hanoi(discs),
  goals: [0, 1, 2].map((on) => stateOf(new Array<Peg>(discs).fill(on))),
});

/** A known way to carry a whole tower. */
function carry(board: Board, discs: number, from: Peg, to: Peg): void {
  if (discs === 0) return;
  carry(board, discs - 1, from, 3 - from - to);
  board.moveFrom(discs, from, to);
  carry(board, discs - 1, 3 - from - to, to);
}

const done = (board: Board): boolean => [0, 1, 2].some((peg) => board.height(peg) === board.discs);

/** Steps 1 to 3; what step 2 says of the discs is asked of the board. */
function round(board: Board): void {
  const one = board.pegOf(1);
  const k: Disc =
    range(2, board.discs).find((disc) => board.pegOf(disc) !== one) ??
    board.halt('step 2: all discs are on peg 1');
  const two = board.pegOf(k);
  if (board.top(two) !== k) board.halt(`disc ${k} is not on top`);
  carry(board, k - 1, one, two);
}

/** As printed: the test for the end comes last. */
function asPrinted(board: Board): void {
  do {
    board.loop();
    round(board);
  } while (!done(board));
}

/** With the test first. */
function testFirst(board: Board): void {
  while (!done(board)) round(board);
}

const run =
  (program: (board: Board) => void) =>
  (start: TowerState): Play =>
    play(openGoal(discsOf(start)), start, program);

/** Not among the algorithms that solve to a given goal: any peg will do. */
export const recPuzzles: TowerAlgorithm = {
  id: 'hanoi2012/rec-puzzles',
  title: 'Tower of Hanoi with an open goal, of the rec.puzzles archive',
  towers: openGoal,
  starts: allStarts,
  literal: run(asPrinted),
  repaired: run(testFirst),
};

/** The distance to the nearest tower, by three searches. */
const nearest = (discs: number) => {
  const all = [0, 1, 2].map((on) => toStack(discs, on).distance);
  return (start: TowerState) =>
    Math.min(...all.map((distance) => distance[rankOf(pegsOfDiscs(start))]));
};

const tried = (discs: number): Trial =>
  trial({ discs, starts: allStarts(discs), run: run(testFirst), least: nearest(discs) });

/** The length of the play without playing: the towers that it carries, added up. */
function lengthByRounds(start: TowerState): number {
  const pegs = pegsOfDiscs(start);
  // Each round carries the discs 1 to k - 1 onto disc k, where k is the first disc that is not with them.
  let [moves, on] = [0, pegs[0]];
  for (let disc = 2; disc <= pegs.length; disc++)
    if (pegs[disc - 1] !== on) {
      moves += 2 ** (disc - 1) - 1;
      on = pegs[disc - 1];
    }
  return moves;
}

function wrongLength(discs: number): string | null {
  for (const start of allStarts(discs)) {
    const found = differ(
      `n = ${discs}, moves from ${lettersOf(pegsOfDiscs(start))}`,
      lengthByRounds(start),
      run(testFirst)(start).moves.length,
    );
    if (found !== null) return found;
  }
  return null;
}

/** The first state from which the printed order of the steps does not end with a tower. */
function wrongPrinted(discs: number): string | null {
  for (let rank = 0; rank < 3 ** discs; rank++) {
    const { stopped, solved } = recPuzzles.literal(stateOf(pegsAt(rank, discs)));
    if (stopped !== null)
      return `n = ${discs}, from ${lettersOf(pegsAt(rank, discs))}: ${stopped.reason}, so there is no disc k and no peg 2`;
    if (!solved)
      return `n = ${discs}, from ${lettersOf(pegsAt(rank, discs))}: it ends without a tower`;
  }
  return null;
}

const item: Item = {
  id: 'hanoi2012/rec-puzzles',
  kind: 'statement',
  statement:
    'For every n >= 1 and every state, the algorithm ends with all discs on one peg: (1) peg 1 is that of disc 1; (2) peg 2 is that of k, the smallest disc not on peg 1, which is on top there; (3) carry the discs 1 to k - 1 from peg 1 to peg 2; (4) go to 1 unless the tower is formed. It is not optimal: from some state another way to some peg is shorter.',
  departs:
    'From a state that is a tower already, step 2 finds no disc; with the test of step 4 first, it always ends with a tower, not always by a shortest way.',
  uses: ['hanoi2012/states'],
  recorded: 'fails',
  check: (effort) => {
    const most = effort === 'quick' ? 6 : 8;
    const trials = range(1, most).map(tried);
    requireReading(
      firstWrong(
        ...trials.map(({ discs, firstFailed }) =>
          firstFailed === null ? null : `n = ${discs}, from ${firstFailed.start}`,
        ),
        ...range(1, most).map(wrongLength),
      ),
    );
    const longer = trials.find(({ firstLonger }) => firstLonger !== null);
    if (longer === undefined) throw new Error('it is optimal in the range');
    const first = longer.firstLonger;
    const checked = `all 3^n states, n = 1 to ${most}; with the test first: ${trialTable(trials)}; the first detour: n = ${longer.discs}, from ${first?.start}, ${first?.moves} moves where ${first?.least} are enough`;
    return general(range(1, most), wrongPrinted, { checked, methods: 2 });
  },
};
export default item;
