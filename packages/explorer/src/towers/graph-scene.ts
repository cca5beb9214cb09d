import type { TowerState } from '@manaus/core';
import { edgesOf, neighborsOf } from '@manaus/graph';
import { type Figure, type Mark, type Point, towerGraphFigure } from '@manaus/plot';
import type { World } from './world.js';

/** Up to this many states the whole graph is drawn. */
export const mostDrawn = 3000;
const mostNear = 150;

/** Where a vertex stands: its middle, and the size of its mark. */
export interface Place extends Point {
  readonly width: number;
  readonly height: number;
}

/** The picture of a graph or of a part of it: the figure, and which vertex stands where. */
export interface Scene {
  readonly figure: Figure;
  /** The vertices drawn, in the order of the figure's vertex marks. */
  readonly vertices: readonly number[];
  readonly places: ReadonlyMap<number, Place>;
}

/** The whole graph. */
export function wholeScene(world: World): Scene {
  return sceneOf(
    world,
    Array.from({ length: world.graph.order }, (_, vertex) => vertex),
    edgesOf(world.graph),
  );
}

/** The states nearest to one, level by level. */
export function nearScene(world: World, center: number): Scene {
  const vertices = nearest(world, center);
  const index = new Map(vertices.map((vertex, i) => [vertex, i]));
  const edges = vertices.flatMap((vertex, i) =>
    neighborsOf(world.graph, vertex).flatMap((next): [number, number][] => {
      const j = index.get(next);
      return j === undefined || (!world.graph.directed && j < i) ? [] : [[i, j]];
    }),
  );
  return sceneOf(world, vertices, edges);
}

function nearest({ graph }: World, center: number): number[] {
  const found = new Set([center]);
  for (const vertex of found) {
    if (found.size >= mostNear) break;
    for (const next of neighborsOf(graph, vertex)) found.add(next);
  }
  return [...found];
}

function sceneOf(world: World, vertices: readonly number[], edges: readonly (readonly [number, number])[]): Scene {
  const { rules, distances, graph } = world;
  const states: TowerState[] = vertices.map((vertex) => world.state(vertex));
  const distance = vertices.map((vertex) => distances[vertex]);
  const lost = distances.includes(-1);
  const classes = lost ? { classes: distance.map((value) => (value < 0 ? ('bad' as const) : ('good' as const))) } : {};
  const figure = towerGraphFigure({ rules, states, edges, directed: graph.directed, distance, ...classes });
  const marks = figure.marks.filter(({ group }) => group === 'vertices');
  return { figure, vertices, places: new Map(vertices.map((vertex, i) => [vertex, placeOf(marks[i])])) };
}

/** The box round a vertex mark: a dot, a small box, or a label in its capsule. */
function placeOf(mark: Mark): Place {
  if (mark.kind === 'circle') return { x: mark.x, y: mark.y, width: 2 * mark.radius, height: 2 * mark.radius };
  if (mark.kind === 'rect') return { x: mark.x + mark.width / 2, y: mark.y + mark.height / 2, width: mark.width, height: mark.height };
  if (mark.kind === 'text' && mark.box !== undefined) return { x: mark.x, y: mark.y, width: mark.box.width, height: mark.box.height };
  throw new Error(`a vertex is drawn as a dot, a box or a capsule, not as ${mark.kind}`);
}
