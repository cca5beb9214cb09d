import { type Arrangement, discPegs, requireArrangement } from '../state.js';
import type { Tower } from '../tower.js';
import { bring, requireThreePegs } from './gather.js';
import type { TowerProgram } from './run-program.js';

/** True for a tower that moves as Manaus does, whatever its goals are. */
export const hasManausRules = ({ kernelOrder, capacities, moves, discs }: Tower): boolean =>
  kernelOrder === 'sorted' &&
  capacities.join() === [discs, discs - 1, discs - 2].join() &&
  moves.every((row, from) => row.every((allowed, to) => allowed === (from !== to)));

/**
 * True if a regular state of Manaus is good: all discs can be brought to p0.
 *
 * The largest disc outside p2 decides, with the number of larger ones. Time linear in the discs.
 * Source: [martins2024, algorithm 10].
 *
 * @example
 * ```ts
 * isGoodManaus([[1], [2], [3]]); // => true
 * isGoodManaus([[2], [1], [3]]); // => false
 * ```
 */
export function isGoodManaus(state: Arrangement): boolean {
  const pegs = discPegs(requireArrangement('core/good-manaus', state)).reverse();
  const larger = pegs.findIndex((peg) => peg !== 2);
  return larger >= 0 && pegs[larger] === larger % 2;
}

/**
 * Manaus: from every good state to all discs on p0 by a shortest way; a bad state stops the play at
 * once.
 *
 * Source: [martins2024, algorithms 11 and 12], with what their text says of a largest disc that is
 * on p0 already.
 *
 * @example
 * ```ts
 * const rules = manaus(3);
 * runProgram(rules, parseLabel(rules, '1/2/3'), manausRecursive).moves.length; // => 5
 * runProgram(rules, parseLabel(rules, '2/1/3'), manausRecursive).stopped; // => { code: 'unreachable', peg: 0, at: 1 }
 * ```
 */
export const manausRecursive: TowerProgram = (board) => {
  requireThreePegs(board);
  if (!isGoodManaus(board.state())) board.halt({ code: 'unreachable', peg: 0 });
  bring(board, board.discs, 0);
};
