import type { Csr } from '@manaus/graph';
import { breadthFirstSearch, neighborsOf, reverse, vertexOf } from '@manaus/graph/search';

/** The search of a stored graph back from the ranks of the goals. */
export const searchFromGoals = (
  graph: Csr,
  goals: readonly number[],
): ReturnType<typeof breadthFirstSearch> =>
  breadthFirstSearch(
    reverse(graph),
    goals.map((rank) => vertexOf(graph, rank)),
  );

/** The vertices of a shortest path to a goal, which takes the smallest vertex at every step. */
export function* verticesDown(graph: Csr, distance: Int32Array, start: number): Generator<number> {
  yield start;
  for (let vertex = start; distance[vertex] > 0; ) {
    // The smallest neighbor that is one move nearer to a goal.
    const isNearer = (next: number) => distance[next] === distance[vertex] - 1;
    vertex = Math.min(...neighborsOf(graph, vertex).filter(isNearer));
    yield vertex;
  }
}
