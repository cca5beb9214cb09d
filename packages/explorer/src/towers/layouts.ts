import { formatLabel, type TowerState } from '@manaus/core';
import { append } from '@manaus/core/internals';
import { neighborsOf } from '@manaus/graph';
import type { Layout, Point } from '@manaus/plot';
import type { World } from './world.js';

const turn = 2 * Math.PI;
const middle = { x: 450, y: 500 };
const outermost = 400;

/**
 * The layout with a ring per distance, the goal in the middle, and outside all states that cannot
 * reach it. A state stands near those that it leads to.
 */
export function ringsLayout(world: World, states: readonly TowerState[]): Layout {
  const { graph, distances, farthest } = world;
  // The vertices by their distances; the last ring has those that cannot reach the goal, if any.
  const length = farthest + (distances.includes(-1) ? 2 : 1);
  const rings = Array.from({ length }, (): number[] => []);
  distances.forEach((distance, vertex) => {
    rings[distance < 0 ? farthest + 1 : distance].push(vertex);
  });

  const angles = new Float64Array(states.length);
  // The circular mean of the angles of the states one move nearer to the goal.
  const meanAngle = (vertex: number): number => {
    const nearer = neighborsOf(graph, vertex).filter(
      (next) => distances[next] >= 0 && distances[next] === distances[vertex] - 1,
    );
    const x = nearer.reduce((sum, next) => sum + Math.cos(angles[next]), 0);
    const y = nearer.reduce((sum, next) => sum + Math.sin(angles[next]), 0);
    return (Math.atan2(y, x) + turn) % turn;
  };
  const places = new Map<string, Point>();
  rings.forEach((ring, distance) => {
    const radius =
      ring.length === 1 && distance === 0 ? 0 : (outermost * (distance + 1)) / rings.length;
    const wanted = new Map(ring.map((vertex) => [vertex, meanAngle(vertex)]));
    ring.sort((a, b) => (wanted.get(a) as number) - (wanted.get(b) as number));
    ring.forEach((vertex, i) => {
      const angle = (turn * (i + 0.5)) / ring.length;
      angles[vertex] = angle;
      places.set(formatLabel(states[vertex]), {
        x: middle.x + radius * Math.sin(angle),
        y: middle.y - radius * Math.cos(angle),
      });
    });
  });
  return layoutOf('rings', places);
}

/** The layout of some states in a row per distance, the nearest to the goal on top. */
export function rowsLayout(
  { distances }: World,
  vertices: readonly number[],
  states: readonly TowerState[],
): Layout {
  const rows = new Map<number, string[]>();
  vertices.forEach((vertex, i) => {
    append(rows, distances[vertex], formatLabel(states[i]));
  });
  const order = [...rows].sort(([a], [b]) => a - b).map(([, labels]) => labels);
  const places = order.flatMap((labels, row) =>
    labels.map((label, i) => {
      const x = 60 + 840 * ((i + 0.5) / labels.length);
      return [label, { x, y: 110 + (720 * (row + 0.5)) / order.length }] as const;
    }),
  );
  return layoutOf('rows', new Map(places));
}

const layoutOf = (name: string, places: ReadonlyMap<string, Point>): Layout => ({
  name,
  labelSize: 12,
  place: (state) => places.get(formatLabel(state)) as Point,
});
