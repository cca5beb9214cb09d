import { doorGraph } from '@manaus/graph';
import { range } from '../../check/index.js';
import { degreesOf } from '../../shared/degrees.js';
import { byEdges, byLabels, type Labeled } from './sperner.js';

/**
 * The degrees in the graph of the proof, that of the outside first, and the steps along the side
 * v_0 v_1.
 */
export type Degrees = {
  readonly outside: number;
  readonly degrees: readonly number[];
  readonly up: number;
  readonly down: number;
  /** The triangles with three labels. */
  readonly three: readonly number[];
};

/** From the graph, as the library builds it edge by edge. */
export function byGraph(labeled: Labeled): Degrees {
  const { graph, up, down } = doorGraph(labeled.triangulation, labeled.labels);
  const [outside, ...degrees] = degreesOf(graph);
  return { outside, degrees, up, down, three: byLabels(labeled) };
}

/**
 * From two triangles at a time, which share a whole edge with labels 0 and 1; and a walk along the
 * side.
 */
export function byPairs(labeled: Labeled): Degrees {
  const {
    labels,
    triangulation: { points, triangles },
  } = labeled;
  const isDoor = (ends: readonly number[]) =>
    ends.length === 2 && [0, 1].every((label) => ends.some((end) => labels[end] === label));
  const onSide = triangles.map((each) => each.filter((point) => points[point][2] === 0));
  const degrees = triangles.map(
    (one, t) => [onSide[t], ...sharedWithOthers(one, triangles)].filter(isDoor).length,
  );
  const outside = onSide.filter(isDoor).length;
  return { outside, degrees, ...stepsAlongSide(labeled), three: byEdges(labeled) };
}

/** The points that a triangle shares with each other one. */
const sharedWithOthers = (
  triangle: readonly number[],
  triangles: readonly (readonly number[])[],
): number[][] =>
  triangles
    .filter((other) => other !== triangle)
    .map((other) => triangle.filter((point) => other.includes(point)));

/** The steps from 0 to 1 and from 1 to 0 of a walk along the side v_0 v_1. */
function stepsAlongSide({ labels, triangulation: { points } }: Labeled) {
  const share = (point: number) => points[point][0] / (points[point][0] + points[point][1]);
  const side = range(0, points.length - 1)
    .filter((point) => points[point][2] === 0)
    .sort((a, b) => share(b) - share(a))
    .map((point) => labels[point])
    .join('');
  return { up: side.split('01').length - 1, down: side.split('10').length - 1 };
}

/** deg(a_0) = alpha + beta = 2 alpha - 1 = 2 beta + 1, and no triangle has more than degree 2. */
export const boundsHold = ({ outside, degrees, up, down }: Degrees): boolean =>
  [up + down, 2 * up - 1, 2 * down + 1].every((value) => value === outside) &&
  degrees.every((degree) => degree <= 2);

/**
 * The first triangle of degree 1 without three labels, or with three labels and another degree; -1
 * if none exists.
 */
export const firstOdd = ({ degrees, three }: Degrees): number =>
  degrees.findIndex((degree, t) => (degree === 1) !== three.includes(t));

export const degreeMethods = {
  'the graph of the proof': byGraph,
  'two triangles at a time': byPairs,
};
