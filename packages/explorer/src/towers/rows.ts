import { formatLabel, type TowerState } from '@manaus/core';
import { append } from '@manaus/core/internals';
import type { Layout, Point } from '@manaus/plot';
import type { World } from './world.js';

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
    labels.map((label, i) => [label, placeInRow(i, labels.length, row, order.length)] as const),
  );
  return layoutOf('rows', new Map(places));
}

const placeInRow = (i: number, of: number, row: number, rows: number): Point => ({
  x: 60 + 840 * ((i + 0.5) / of),
  y: 110 + (720 * (row + 0.5)) / rows,
});

/** The layout with the places of labels. */
export const layoutOf = (name: string, places: ReadonlyMap<string, Point>): Layout => ({
  name,
  labelSize: 12,
  place: (state) => places.get(formatLabel(state)) as Point,
});
