import type { BloxorzLevel } from '@manaus/blocks';
import { distancesFrom, flatBoard } from './flat-graph.js';

/** The answer of the recursive algorithm of Theorem 3.4, and the number of its recursive calls. */
export interface Closing {
  readonly solvable: boolean;
  readonly calls: number;
}

/**
 * The closing algorithm of [ramos2014, Theorem 3.4], step by step: search with switches taken for
 * floor and open bridges for void; without a way, close the bridges of the switches that the search
 * presses and call again; without such a switch the answer is no.
 */
export const closingAlgorithm = (level: BloxorzLevel): Closing =>
  solve(
    level,
    level.bridges.map(({ closed }) => closed),
    new Set(),
    1,
  );

/** A call, with the bridges that are closed and the switches that closed them. */
function solve(
  level: BloxorzLevel,
  closed: readonly boolean[],
  spent: ReadonlySet<number>,
  calls: number,
): Closing {
  const board = flatBoard(level, closed);
  const distance = distancesFrom(board, level.start);
  if (distance[3 * level.goal] >= 0) return { solvable: true, calls };
  const A = pressedSwitches(level, distance).filter((i) => !spent.has(i));
  if (A.length === 0) return { solvable: false, calls };
  const also = new Set(A.flatMap((i) => level.switches[i].bridges));
  const closedNow = closed.map((was, bridge) => was || also.has(bridge));
  return solve(level, closedNow, new Set([...spent, ...A]), calls + 1);
}

/** The switches that a search presses. */
const pressedSwitches = ({ width, switches }: BloxorzLevel, distance: Int32Array): number[] =>
  switches.flatMap(({ cells, weight }, i) => {
    // The blocks that press a switch on a cell: one stands on it, others lie on it if the
    // switch is light.
    const blocks = cells.flatMap((cell) => [
      3 * cell,
      ...(weight === 'heavy' ? [] : [3 * cell + 1, 3 * cell + 2]),
      ...(weight === 'heavy' || cell % width === 0 ? [] : [3 * (cell - 1) + 1]),
      ...(weight === 'heavy' || cell < width ? [] : [3 * (cell - width) + 2]),
    ]);
    return blocks.some((block) => distance[block] >= 0) ? [i] : [];
  });
