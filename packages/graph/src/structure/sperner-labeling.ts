import { InputError, requireInteger } from '@manaus/core';
import { type Csr, graphFromEdges } from '../csr.js';
import { requireListOf, requireOnePer } from '../requirements.js';
import { type Edge, inOrder } from '../rows.js';
import { requireTriangles, requireTriangulation, type Triangulation } from './triangulation.js';

/**
 * The door graph of a labeled triangulation: vertex 0 is the outside, vertex t + 1 the triangle t.
 */
export interface DoorGraph {
  readonly graph: Csr;
  /** Along the side from corner 0 to corner 1: the steps from label 0 to 1, and from 1 to 0. */
  readonly up: number;
  readonly down: number;
}

/**
 * The labels that Sperner's condition allows a point: those of the corners of the smallest side
 * that it lies on; all three inside.
 *
 * @example
 * ```ts
 * spernerLabels([2, 1, 0]); // => [0, 1]
 * ```
 */
export function spernerLabels(place: readonly number[]): number[] {
  requireListOf('graph/sperner', 'place', 'numbers', place);
  if (place.length !== 3)
    throw new InputError('graph/sperner', 'place', 'exactly', { n: 3, of: 'numbers', got: place });
  for (const each of place) requireInteger('graph/sperner', 'place', each, 0);
  return [0, 1, 2].filter((corner) => place[corner] > 0);
}

/**
 * The triangles whose corners have three labels, by their indices. Sperner's lemma: edge to edge
 * and with allowed labels, their number is odd.
 *
 * Source: [carvalho2013, lemma 1.2.1].
 *
 * @example
 * ```ts
 * multicolored([[0, 1, 3], [0, 3, 2]], [0, 1, 2, 2]); // => [0]
 * ```
 */
export function multicolored(
  triangles: Triangulation['triangles'],
  labels: readonly number[],
): number[] {
  requireLabels(labels);
  requireTriangles('graph/sperner', labels.length, triangles);
  return triangles.flatMap(([a, b, c], t) =>
    new Set([labels[a], labels[b], labels[c]]).size === 3 ? [t] : [],
  );
}

/**
 * The graph of the proof of Sperner's lemma: triangles that share a whole edge with labels 0 and 1
 * are joined, and the outside to every triangle with such an edge along the side from corner 0 to
 * corner 1.
 *
 * Time O(triangles + points log points). Source: [carvalho2013, lemma 1.2.1].
 *
 * @example
 * ```ts
 * const points = [[1, 0, 0], [0, 1, 0], [0, 0, 1]] as const;
 * edgesOf(doorGraph({ points: points, triangles: [[0, 1, 2]] }, [0, 1, 2]).graph); // => [[0, 1]]
 * ```
 */
export function doorGraph(board: Triangulation, labels: readonly number[]): DoorGraph {
  const { points } = requireTriangulation('graph/sperner', 'board', board);
  requireLabels(labels);
  requireOnePer(
    'graph/sperner',
    'labels',
    { n: points.length, of: 'labels', per: 'points' },
    labels.length,
  );
  // The vertices of the door graph on both sides of each door, an edge with labels 0 and 1.
  const rooms = new Map<string, number[]>();
  for (const [t, [a, b, c]] of board.triangles.entries())
    for (const door of [inOrder(a, b), inOrder(a, c), inOrder(b, c)]) {
      if (![0, 1].every((label) => door.some((end) => labels[end] === label))) continue;
      const outside = door.every((end) => points[end][2] === 0) ? [0] : [];
      rooms.set(door.join(), [...(rooms.get(door.join()) ?? outside), t + 1]);
    }
  const edges = [...rooms.values()].flatMap((both): Edge[] =>
    both.length === 2 ? [[both[0], both[1]]] : [],
  );
  // The points on the side from corner 0 to corner 1, in this order.
  const side = [...points.keys()]
    .filter((point) => points[point][2] === 0)
    .sort((a, b) => shareOf(points[a]) - shareOf(points[b]));
  const steps = side.slice(1).map((point, i) => labels[point] - labels[side[i]]);
  return {
    graph: graphFromEdges(board.triangles.length + 1, edges),
    up: steps.filter((step) => step === 1).length,
    down: steps.filter((step) => step === -1).length,
  };
}

/** Throws an {@link InputError} unless these are labels 0, 1 and 2. */
function requireLabels(labels: readonly number[]): void {
  requireListOf('graph/sperner', 'labels', 'labels', labels);
  for (const label of labels) requireInteger('graph/sperner', 'labels', label, 0, 2);
}

/** The share of the way from corner 0 to corner 1 at which a place on this side is. */
const shareOf = ([first, second]: readonly number[]): number => second / (first + second);
