import { type Csr, graphFromEdges } from '@manaus/graph';
import type { Point } from '@manaus/plot';

/** A path u_1, ..., u_n with chosen edges replaced by triangles, straight from the words of the definition. */
export interface Snake {
  readonly graph: Csr;
  readonly labels: readonly string[];
  readonly places: readonly Point[];
}

const low = (digits: number) =>
  [...String(digits)].map((digit) => '₀₁₂₃₄₅₆₇₈₉'[Number(digit)]).join('');

/** The path u_1, ..., u_n in which each edge u_i u_{i+1} that `replaced` names gets a new vertex of its own, joined to both ends. */
export function snake(n: number, replaced: (i: number) => boolean): Snake {
  const labels: string[] = [];
  const places: Point[] = [];
  const edges: [number, number][] = [];
  for (let i = 1; i <= n; i++) {
    labels.push(`u${low(i)}`);
    places.push({ x: i, y: 1 });
    if (i > 1) edges.push([i - 2, i - 1]);
  }
  for (let i = 1; i < n; i++) {
    if (!replaced(i)) continue;
    const apex = labels.length;
    labels.push(`v${low(apex - n + 1)}`);
    places.push({ x: i + 0.5, y: 0.13 });
    edges.push([i - 1, apex], [i, apex]);
  }
  return { graph: graphFromEdges(labels.length, edges), labels, places };
}
