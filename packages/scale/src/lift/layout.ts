import { allowedHeights, factorial, type Tower } from '@manaus/core';
import { heightMoves } from '@manaus/kernels/internals';
import { WORD_ORDERS } from './orders.js';
import { type LiftCut, liftCut } from './pull.js';

/**
 * A free-order tower as a lift of the graph of its heights: above every setting of the heights lie
 * the n! orders of the discs.
 *
 * Orders are read with peg 0 from the bottom, the others from the top, so that a move turns one
 * segment of positions, the same for all orders, and between pegs 0 and 1 none. A word holds the 24
 * orders of the last four positions.
 */
export interface LiftLayout {
  /** The digraph along which the search goes, and the capacities. */
  readonly rules: Tower;
  readonly heights: readonly (readonly number[])[];
  /** Words a setting of the heights. */
  readonly words: number;
  readonly cut: LiftCut;
  /** For each setting, the moves that come to it. */
  readonly incoming: readonly (readonly LiftedMove[])[];
  /** For each setting, those that no later setting comes from. */
  readonly finished: readonly (readonly number[])[];
  /** The most planes of this level and the next at a time. */
  readonly levelPlanes: number;
  readonly bytes: number;
}

/** One move of one setting of the heights. */
interface LiftedMove {
  readonly from: number;
  readonly taken: number;
  readonly put: number;
}

/**
 * The layout; `null` if it does not apply: not free-order, fewer than 4 discs, or more than a list
 * can hold.
 */
export function liftLayout(rules: Tower, piecePositions?: number): LiftLayout | null {
  const { discs, capacities } = rules;
  if (rules.kernelOrder !== 'free' || discs < 4 || discs > 13) return null;
  const heights = allowedHeights(discs, capacities);
  const words = Number(factorial(discs)) / WORD_ORDERS;
  const cut = liftCut(discs, piecePositions);
  const incoming = incomingMoves(rules, heights);
  const finished = finishedSettings(incoming);
  const levelPlanes = mostPlanes(finished);
  const flags = heights.length * cut.pieces * (2 * cut.parts + 3);
  const tables = 8 * cut.pieces * cut.parts * cut.head;
  return {
    rules,
    heights,
    words,
    cut,
    incoming,
    finished,
    levelPlanes,
    bytes: (heights.length + levelPlanes) * words * 4 + flags + tables + 2 ** 22,
  };
}

function incomingMoves(rules: Tower, heights: LiftLayout['heights']): LiftedMove[][] {
  const incoming: LiftedMove[][] = heights.map(() => []);
  for (const [setting, moves] of heightMoves(rules).entries())
    for (const { from, to, target } of moves)
      incoming[target].push({
        from: setting,
        taken: positionOfTop(heights[setting], from),
        put: positionOfTop(heights[target], to),
      });
  return incoming;
}

/** The position of the top disc of a peg, in an order that reads peg 0 from the bottom. */
const positionOfTop = (height: readonly number[], peg: number): number =>
  peg === 0 ? height[0] - 1 : height.slice(0, peg).reduce((sum, held) => sum + held, 0);

function finishedSettings(incoming: LiftLayout['incoming']): number[][] {
  const finished: number[][] = incoming.map(() => []);
  for (const [from, last] of lastTargets(incoming).entries()) finished[last].push(from);
  return finished;
}

/** For each setting, the last one to which moves come from there; 0 if none do. */
function lastTargets(incoming: LiftLayout['incoming']): number[] {
  const last = incoming.map(() => 0);
  incoming.forEach((moves, setting) => {
    for (const { from } of moves) last[from] = setting;
  });
  return last;
}

/**
 * The most planes of this level and the next at a time: those of this level are lent again as soon
 * as nobody comes from there.
 */
function mostPlanes(finished: LiftLayout['finished']): number {
  let live = finished.length;
  let most = live;
  for (const done of finished) {
    most = Math.max(most, ++live);
    live -= done.length;
  }
  return most;
}
