import { type Board, type Peg, type Play, runProgram, type TowerRules } from '@manaus/core';
import { stackOnFirst } from '../../algorithm.js';

/** The readings of the printed lines of Algorithm 6. */
export interface SixCalls {
  /** The pegs of lines 5 and 8: those that the call was given, or the three of the game. */
  readonly names: 'formal' | 'real';
  /** The third calls of lines 7 and 10 as printed, or changed for each other. */
  readonly lines: 'printed' | 'exchanged';
}

/** Nothing changed. */
export const asPrinted: SixCalls = { names: 'formal', lines: 'printed' };

/** Lines 1 to 12. */
function torre(
  board: Board,
  n: number,
  [p0, p1, p2]: readonly [Peg, Peg, Peg],
  reading: SixCalls,
): void {
  board.call();
  if (n === 0) return;
  const call = (...pegs: [Peg, Peg, Peg]) => torre(board, n - 1, pegs, reading);
  const [a, b, c] = reading.names === 'formal' ? [p0, p1, p2] : [0, 1, 2];
  call(p0, p2, p1);
  call(p1, p0, p2);
  board.moveTop(a, b);
  call(p2, p0, p1);
  if (reading.lines === 'printed') call(p1, p0, p2);
  else call(p1, p2, p0);
  board.moveTop(b, c);
  call(p0, p2, p1);
  if (reading.lines === 'printed') call(p1, p2, p0);
  else call(p1, p0, p2);
}

/** The play of all six calls from all discs on p0. */
export const sixCalls = (rules: TowerRules, reading: SixCalls): Play =>
  runProgram(rules, stackOnFirst(rules), (board) => torre(board, rules.discs, [0, 1, 2], reading));
