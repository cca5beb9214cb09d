import type { ImplicitGraph } from '@manaus/graph';
import type { ShortestWayOptions } from './shortest-way.js';

/** The numbers of the levels of a search, each once it is found and reported. */
export function* levelsInTurn(
  advance: (level: number) => number,
  onLevel: ShortestWayOptions['onLevel'],
): Generator<number> {
  let reached = 0;
  for (let level = 0, width = advance(level); width > 0; width = advance(++level)) {
    reached += width;
    onLevel?.(reached);
    yield level;
  }
}

/**
 * The ranks of a way down the levels of a search: from each, the neighbor that is chosen of those
 * on the level below.
 */
export function* wayDown(
  graph: ImplicitGraph,
  start: number,
  moves: number,
  choose: (near: Uint32Array, level: number) => number,
): Generator<number> {
  const out = new Uint32Array(graph.maxDegree);
  yield start;
  for (let rank = start, level = moves - 1; level >= 0; level--) {
    rank = choose(out.subarray(0, graph.neighbors(rank, out)), level);
    yield rank;
  }
}
