import { type SpernerBoard, triangularBoard } from '@manaus/games';
import { doorGraph, edgesOf, multicolored, type Triangulation } from '@manaus/graph';
import { type Figure, labeledTriangulationFigure } from '@manaus/plot';
import type { DrawnDoor } from '@manaus/plot/internals';

/** Our own example: the board of side 4, and a label for each of its points, in its order. */
export const example: { readonly board: SpernerBoard; readonly labels: readonly number[] } = {
  board: triangularBoard(4),
  labels: [...'012101100222122'].map(Number),
};

/** The edges of the door graph with the ends of their doors, and -1 for the outside. */
export function doorsOf(triangulation: Triangulation, labels: readonly number[]): DrawnDoor[] {
  const { points, triangles } = triangulation;
  return edgesOf(doorGraph(triangulation, labels).graph).map(([first, second]) => {
    const shared = triangles[second - 1].filter((point) =>
      first === 0 ? points[point][2] === 0 : triangles[first - 1].includes(point),
    );
    return { ends: [shared[0], shared[1]], rooms: [first - 1, second - 1] };
  });
}

/** A labeled triangulation with its multicolored triangles filled, with the door graph or without. */
export function drawLabeled(
  triangulation: Triangulation,
  labels: readonly number[],
  title: string,
  withDoors = false,
): Figure {
  const { points, triangles } = triangulation;
  const doors = withDoors ? doorsOf(triangulation, labels) : [];
  return labeledTriangulationFigure({
    title,
    points,
    triangles,
    labels,
    marked: multicolored(triangles, labels),
    doors,
    width: 520,
    height: 540,
  });
}
