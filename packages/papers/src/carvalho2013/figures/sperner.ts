import { type SpernerBoard, triangularBoard } from '@manaus/games';
import { doorGraph, edgesOf, multicolored, type Triangulation } from '@manaus/graph';
import { type Figure, labeledTriangulationFigure, type Tongue } from '@manaus/plot';
import type { DrawnDoor } from '@manaus/plot/internals';

/** Our own example: the board of side 4, and a label for each of its points, in its order. */
export const example: { readonly board: SpernerBoard; readonly labels: readonly number[] } = {
  board: triangularBoard(4),
  labels: [...'012101100222122'].map(Number),
};

/** The edges of the door graph with the ends of their doors, and -1 for the outside. */
export const doorsOf = (triangulation: Triangulation, labels: readonly number[]): DrawnDoor[] =>
  edgesOf(doorGraph(triangulation, labels).graph).map(([first, second]) => {
    const [a, b] = doorBetween(triangulation, first, second);
    return { ends: [a, b], rooms: [first - 1, second - 1] };
  });

/** The points of the edge between two rooms, the first of which may be the outside. */
const doorBetween = ({ points, triangles }: Triangulation, first: number, second: number) =>
  triangles[second - 1].filter((point) =>
    first === 0 ? points[point][2] === 0 : triangles[first - 1].includes(point),
  );

/**
 * A labeled triangulation with its multicolored triangles filled, with the door graph or without.
 */
export const drawLabeled = (
  language: Tongue,
  triangulation: Triangulation,
  labels: readonly number[],
  title: string,
  withDoors = false,
): Figure =>
  labeledTriangulationFigure({
    title,
    points: triangulation.points,
    triangles: triangulation.triangles,
    labels,
    marked: multicolored(triangulation.triangles, labels),
    doors: withDoors ? doorsOf(triangulation, labels) : [],
    width: 520,
    height: 540,
    language,
  });
