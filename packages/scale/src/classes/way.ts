import { compileTower, type Tower } from '@manaus/core';
import { towerGraph } from '@manaus/kernels/graphs';
import { planeWays } from '../planes/descent.js';
import type { ShortestWay } from '../shared/shortest-way.js';

/** A shortest way between two settings of small discs, or to the nearest of several. */
export function wayWithin(small: Tower, from: number, to: readonly number[]): ShortestWay | null {
  const tower = compileTower({ ...small, goals: to.map((rank) => small.codec.unrank(rank)) });
  const planes = planeWays(tower);
  return planes === null ? plainWay(tower, from) : planes.from(from);
}

/** For so few discs that planes do not apply; the graph is searched from the start. */
function plainWay(tower: Tower, from: number): ShortestWay | null {
  const graph = towerGraph(tower);
  const goals = new Set(tower.goalRanks);
  const before = new Map([[from, from]]);
  const out = new Uint32Array(graph.maxDegree);
  for (const rank of before.keys()) {
    if (goals.has(rank)) return traced(before, rank);
    for (const next of out.slice(0, graph.neighbors(rank, out)))
      if (!before.has(next)) before.set(next, rank);
  }
  return null;
}

function traced(before: ReadonlyMap<number, number>, end: number): ShortestWay {
  const path = [end];
  for (let rank = end; before.get(rank) !== rank; path.push(rank))
    rank = before.get(rank) as number;
  path.reverse();
  return { moves: path.length - 1, path: () => path };
}
