import { formatLabel, type TowerState } from '@manaus/core';
import type { Layout, Point } from '@manaus/plot';
import type { World } from './world.js';

/** The layout of some states in a row per distance, the nearest to the goal on top. */
export function rowsLayout(
  { distances }: World,
  vertices: readonly number[],
  states: readonly TowerState[],
): Layout {
  const rows: string[][] = [];
  vertices.forEach((vertex, i) => {
    // A state that cannot reach the goal has the distance -1.
    const row = distances[vertex] + 1;
    rows[row] ??= [];
    rows[row].push(formatLabel(states[i]));
  });
  const order = Object.values(rows);
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
