import { breadthFirstSearch, type Csr, neighborsOf, reverse, vertexOf } from '@manaus/graph/search';

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
    vertex = nearerNeighbor(graph, distance, vertex);
    yield vertex;
  }
}

/** The smallest neighbor that is one move nearer to a goal. */
function nearerNeighbor(graph: Csr, distance: Int32Array, vertex: number): number {
  const isNearer = (next: number) => distance[next] === distance[vertex] - 1;
  return Math.min(...neighborsOf(graph, vertex).filter(isNearer));
}
