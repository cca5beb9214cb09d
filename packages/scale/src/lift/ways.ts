import { isDirectedTower, type Tower } from '@manaus/core';
import { availableBytes, isThreadRefused } from '@manaus/core/system';
import { towerGraph } from '@manaus/kernels/graphs';
import { levelsInTurn, wayDown } from '../shared/levels-in-turn.js';
import type { ShortestWay, ShortestWayOptions, WaySearch } from '../shared/shortest-way.js';
import { liftThreads } from './crew.js';
import { type LiftLayout, liftLayout } from './layout.js';
import { liftedPlace } from './level.js';
import { liftKernel } from './lift.js';

/** The most bytes to use, and the number of threads; by default as of a search. */
interface Resources {
  readonly memory?: number;
  readonly workers?: number;
}

/**
 * The search of the lift for shortest ways to the goals of an undirected free-order tower; `null`
 * where the lift does not apply or does not fit in memory.
 *
 * It goes from the goals until the state is reached, and keeps for each state its level modulo 3,
 * in three bits; the way goes down these.
 */
export function liftWays(
  tower: Tower,
  { memory = availableBytes(), workers }: Resources = {},
): WaySearch | null {
  const layout = isDirectedTower(tower) ? null : liftLayout(tower);
  if (layout === null || tower.space > 2 ** 32) return null;
  const threads = liftThreads(layout, workers);
  const bytesOfMarks = 4 * layout.heights.length * layout.words;
  if (layout.bytes + 3 * bytesOfMarks > memory) return null;
  return {
    from(start, options = {}) {
      try {
        return descend(tower, layout, threads, start, options);
      } catch (error) {
        if (!isThreadRefused(error)) throw error;
        return descend(tower, layout, 1, start, options);
      }
    },
  };
}

/** A bit per state, setting by setting. */
type Marks = readonly Int32Array[];

function descend(
  tower: Tower,
  layout: LiftLayout,
  threads: number,
  start: number,
  { count = false, onLevel }: ShortestWayOptions,
): ShortestWay | null {
  const kernel = liftKernel(layout, tower.goalRanks, threads);
  const levels = count
    ? []
    : [0, 1, 2].map(() => layout.heights.map(() => new Int32Array(layout.words)));
  try {
    for (const level of levelsInTurn(kernel.advance, onLevel)) {
      if (kernel.holds(start))
        return { moves: level, path: () => pathDown(tower, layout, levels, start, level) };
      if (!count) kernel.mark(levels[level % 3]);
    }
    return null;
  } finally {
    kernel.end();
  }
}

function pathDown(
  tower: Tower,
  layout: LiftLayout,
  levels: readonly Marks[],
  start: number,
  moves: number,
): Iterable<number> {
  const leastOf = (near: Uint32Array, level: number) =>
    Math.min(
      ...near.filter((rank) => {
        const { setting, word, bit } = liftedPlace(layout, rank);
        return (levels[level % 3][setting][word] & bit) !== 0;
      }),
    );
  return wayDown(towerGraph(tower), start, moves, leastOf);
}
