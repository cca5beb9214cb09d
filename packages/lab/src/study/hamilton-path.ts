import { hamiltonPath, inducedSubgraph } from '@manaus/graph';
import type { Components, Csr } from '@manaus/graph/search';
import { EFFORT, type RowOptions } from './row.js';

/** Larger components are not tried: a choice of the search looks at all vertices. */
const MOST_VERTICES = 3000;

/** True if a component has a Hamilton path; `null` if the effort does not suffice. */
export function hasHamiltonPath(
  graph: Csr,
  { component, sizes }: Components,
  id: number,
  { effort = EFFORT, onProgress }: RowOptions,
): boolean | null {
  if (sizes[id] > MOST_VERTICES) return null;
  onProgress?.('Hamilton path', null);
  const vertices = Array.from(component.keys()).filter((vertex) => component[vertex] === id);
  const { answer } = hamiltonPath(inducedSubgraph(graph, vertices), {
    limit: Math.floor(effort / (10 * sizes[id])),
  });
  return answer === 'unknown' ? null : answer === 'found';
}
