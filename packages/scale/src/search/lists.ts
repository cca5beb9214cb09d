import type { ImplicitGraph } from '@manaus/graph';
import { frontierLists, watchLevels } from '@manaus/graph/search';
import { towerGraph } from '@manaus/kernels/graphs';
import type { Method } from '../shared/method.js';
import { searchName, sum32 } from '../shared/search-name.js';

/**
 * A sum over the neighbors of a thousand vertices: the source of a custom rule does not show what
 * it refers to.
 */
function sample(graph: ImplicitGraph): number {
  const out = new Uint32Array(graph.maxDegree);
  const found: number[] = [];
  for (let i = 0; i < 1000; i++) {
    const rank = Math.floor((i * graph.space) / 1000);
    if (graph.has(rank)) found.push(rank, ...out.subarray(0, graph.neighbors(rank, out)));
  }
  return sum32(found, 1);
}

/** The most ranks of a search in lists. */
export const MOST_LISTED = 2 ** 32;

/** Lists, for every tower, as the last choice. */
export const listsMethod: Method = {
  plan: ({ along, options }) => {
    // The widest level and the next may hold a quarter of all states.
    const answers = along.permits === undefined ? 0 : 1 / 4;
    return {
      method: 'lists',
      engine: 'ts',
      workers: 1,
      bytes:
        along.codec.space > MOST_LISTED
          ? Number.POSITIVE_INFINITY
          : along.codec.space * (1 / 4 + 1 + answers),
      run: (sources) => {
        // This is `explore`, watched: the specification of the other kernels.
        const graph = towerGraph(along);
        const { advance, last, save, load } = frontierLists(graph, sources);
        const layout =
          searchName('lists', along, sources) +
          (along.kernelOrder === null ? `, graph ${sample(graph)}` : '');
        const memory = { layout, save, load };
        const levels = watchLevels({ advance, memory }, options);
        return { ...levels, farthest: last() };
      },
    };
  },
};
