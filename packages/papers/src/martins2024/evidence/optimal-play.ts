import { hanoi, type Peg, parseLabel, pegsOfDiscs } from '@manaus/core';
import { solve } from '@manaus/lab';
import { perfectLabel } from './minimum-moves.js';

/** The shortest solution of Hanoi from p0 to p2, by search: the peg of every disc, smallest first, in each state. */
export function optimalPlay(discs: number): Peg[][] {
  const rules = hanoi(discs);
  return solve(rules, parseLabel(rules, perfectLabel(rules))).states.map((label) =>
    pegsOfDiscs(parseLabel(rules, label)),
  );
}

/** The disc of each move of the shortest solution: entry k - 1 for move k. */
export function movedDiscs(discs: number): number[] {
  const play = optimalPlay(discs);
  return play.slice(1).map((pegs, i) => pegs.findIndex((peg, disc) => peg !== play[i][disc]) + 1);
}
