import { type Csr, graphFromEdges } from '@manaus/graph';
import type { Point } from '@manaus/plot';
import { finite, range, requireHolds, type Words } from '../../check/index.js';
import { areIsomorphic } from '../../shared/hanoi-graph.js';

/**
 * A path u_1, ..., u_n with chosen edges replaced by triangles, straight from the words of the
 * definition.
 */
export interface Snake {
  readonly graph: Csr;
  readonly labels: readonly string[];
  readonly places: readonly Point[];
}

const low = (digits: number) =>
  [...String(digits)].map((digit) => '₀₁₂₃₄₅₆₇₈₉'[Number(digit)]).join('');

/**
 * The path u_1, ..., u_n in which each edge u_i u_{i+1} that `replaced` names gets a new vertex,
 * joined to both ends.
 */
export function snake(n: number, replaced: (i: number) => boolean): Snake {
  const labels = range(1, n).map((i) => `u${low(i)}`);
  const places: Point[] = range(1, n).map((x) => ({ x, y: 1 }));
  const edges = range(1, n - 1).map((i): [number, number] => [i - 1, i]);
  for (const i of range(1, n - 1).filter(replaced)) {
    const apex = labels.length;
    labels.push(`v${low(apex - n + 1)}`);
    places.push({ x: i + 0.5, y: 0.13 });
    edges.push([i - 1, apex], [i, apex]);
  }
  return { graph: graphFromEdges(labels.length, edges), labels, places };
}

/**
 * Requires that the snakes of the definition are those of the library, for some numbers of vertices
 * of the path.
 */
export const requireOneGraph = (
  checked: Words,
  instances: readonly number[],
  defined: (n: number) => Snake,
  library: (n: number) => Csr,
) =>
  requireHolds(
    finite<number, boolean>({
      checked,
      instances,
      stated: () => true,
      methods: { 'a verified isomorphism': (n) => areIsomorphic(defined(n).graph, library(n)) },
    }),
  );
