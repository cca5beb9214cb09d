import { requireInteger } from '@manaus/core';
import { type Csr, graphFromEdges } from '../csr.js';
import { EdgeList } from '../edge-list.js';
import type { Edge, Edges } from '../rows.js';

const place = 'graph/families';
/** Edges are listed before they are stored. */
const MOST_ORDER = 2 ** 22;

/**
 * The complete graph K_n: n vertices, each joined to every other.
 *
 * Time O(n^2). Throws unless n is an integer >= 0, and for more than 2^27 edges.
 *
 * @example
 * ```ts
 * size(completeGraph(5)); // => 10
 * ```
 */
export function completeGraph(n: number): Csr {
  requireInteger(place, 'n', n, 0);
  const edges = new EdgeList(place, 'n');
  edges.requireRoomFor((n * (n - 1)) / 2);
  for (let a = 0; a < n; a++) for (let b = a + 1; b < n; b++) edges.add(a, b);
  return edges.graph(n, false);
}

/**
 * The complete bipartite graph K_{m,n}: vertices 0..m-1 each joined to m..m+n-1.
 *
 * Time O(m n). Throws unless both are integers >= 0, and for more than 2^27 edges.
 *
 * @example
 * ```ts
 * edgesOf(completeBipartiteGraph(1, 2)); // => [[0, 1], [0, 2]]
 * ```
 */
export function completeBipartiteGraph(m: number, n: number): Csr {
  requireInteger(place, 'm', m, 0);
  requireInteger(place, 'n', n, 0);
  requireInteger(place, 'm + n', m + n, 0, MOST_ORDER);
  const edges = new EdgeList(place, 'm n');
  edges.requireRoomFor(m * n);
  for (let a = 0; a < m; a++) for (let b = m; b < m + n; b++) edges.add(a, b);
  return edges.graph(m + n, false);
}

/**
 * The path P_n on n vertices, in order.
 *
 * Time O(n). Throws unless n is an integer from 0 to 2^22.
 *
 * @example
 * ```ts
 * edgesOf(pathGraph(3)); // => [[0, 1], [1, 2]]
 * ```
 */
export function pathGraph(n: number): Csr {
  requireInteger(place, 'n', n, 0, MOST_ORDER);
  return graphFromEdges(n, pathEdges(n));
}

function pathEdges(n: number): [number, number][] {
  return Array.from({ length: Math.max(0, n - 1) }, (_, v) => [v, v + 1]);
}

/**
 * The cycle C_n on n vertices, in order.
 *
 * Time O(n). Throws unless n is an integer from 3 to 2^22.
 *
 * @example
 * ```ts
 * edgesOf(cycleGraph(3)); // => [[0, 1], [0, 2], [1, 2]]
 * ```
 */
export function cycleGraph(n: number): Csr {
  requireInteger(place, 'n', n, 3, MOST_ORDER);
  return graphFromEdges(n, [...pathEdges(n), [n - 1, 0]]);
}

/**
 * The triangular snake T_n: the path P_n, vertices 0..n-1, each of its edges replaced by a triangle
 * with a new vertex.
 *
 * Order 2n - 1, size 3(n - 1). T_3 is the butterfly. Time O(n). Throws unless n is an integer from
 * 1 to 2^22.
 * Source: [martins2024, section 2.2].
 *
 * @example
 * ```ts
 * triangularSnake(3).order; // => 5
 * size(triangularSnake(3)); // => 6
 * ```
 */
export function triangularSnake(n: number): Csr {
  requireInteger(place, 'n', n, 1, MOST_ORDER);
  return snake(n, pathEdges(n));
}

/** A path with a triangle on some of its edges. */
function snake(n: number, under: readonly [number, number][]): Csr {
  const sides = under.flatMap(([a, b], i): Edge[] => [
    [a, n + i],
    [b, n + i],
  ]);
  return graphFromEdges(n + under.length, [...pathEdges(n), ...sides]);
}

/**
 * The alternate triangular snake A(T_n): the path u_1, ..., u_n, vertices 0..n-1, where u_i and
 * u_{i+1}, for i odd, have a new common neighbor v_i.
 *
 * Order n + floor(n / 2). Time O(n). Throws unless n is an integer from 1 to 2^22. Source:
 * [martins2024, section 2.2].
 *
 * @example
 * ```ts
 * alternateTriangularSnake(6).order; // => 9
 * size(alternateTriangularSnake(6)); // => 11
 * ```
 */
export function alternateTriangularSnake(n: number): Csr {
  requireInteger(place, 'n', n, 1, MOST_ORDER);
  return snake(
    n,
    pathEdges(n).filter(([a]) => a % 2 === 0),
  );
}

/**
 * The Sierpinski triangle graph of a level: level 1 is K_3; the next is three copies of the last,
 * each two sharing a corner.
 *
 * Vertices 0, 1, 2 are the corners: left, right and top. Order (3^level + 3) / 2, size 3^level.
 * Time O(3^level). Throws unless level is an integer from 1 to 15. Source:
 * [martins2024, appendix C].
 *
 * @example
 * ```ts
 * const graph = sierpinskiTriangleGraph(3);
 * graph.order; // => 15
 * size(graph); // => 27
 * neighborsOf(graph, 0).length; // => 2
 * ```
 */
export function sierpinskiTriangleGraph(level: number): Csr {
  requireInteger(place, 'level', level, 1, 15);
  let order = 3;
  let edges: Edges = [...pathEdges(3), [0, 2]];
  for (let i = 1; i < level; i++) {
    // Three copies of the triangle before. Copy c keeps corner c; it shares corner d with copy d,
    // at the vertices 3 (left and right), 4 (left and top), 5 (right and top).
    const inner = order - 3;
    const vertexInCopy = (copy: number, v: number): number => {
      if (v >= 3) return 6 + copy * inner + (v - 3);
      return v === copy ? v : 2 + copy + v;
    };
    const one: Edges = edges;
    edges = [0, 1, 2].flatMap((copy) =>
      one.map(([a, b]): Edge => [vertexInCopy(copy, a), vertexInCopy(copy, b)]),
    );
    order = 3 * order - 3;
  }
  return graphFromEdges(order, edges);
}
