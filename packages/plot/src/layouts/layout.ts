import { type Arrangement, formatLabel, requireInteger } from '@manaus/core';
import { faultMaker, must } from '@manaus/core/internals';
import { requirePairs } from '@manaus/graph/internals';
import type { Point } from '../figure.js';

declare module '@manaus/core/faults' {
  interface Faults {
    unplaced: { readonly got: unknown };
  }
}

/**
 * From the canvas of the layouts to a drawing of a size: below the title, with a margin.
 *
 * @example
 * ```ts
 * canvasToDrawing(900)({ x: 450, y: 85 }); // => { x: 450, y: 85 }
 * ```
 */
export function canvasToDrawing(size: number): (point: Point) => Point {
  const factor = (size - 110) / 790;
  return ({ x, y }) => ({ x: size / 2 + (x - 450) * factor, y: 85 + (y - 85) * factor });
}

/**
 * The places of a tower's states on a canvas of 900 x 900 pixels, y down: a pure function of the
 * state.
 */
export interface Layout {
  readonly name: string;
  /** Throws for a state that the layout has no place for. */
  place(state: Arrangement): Point;
  /** The largest size at which labels look well. */
  readonly labelSize: number;
  /** The line of an edge that is not straight. */
  curve?(a: Arrangement, b: Arrangement): readonly Point[] | undefined;
}

/** A label of a state, and its place. */
export type Placing = [label: string, place: Point];

const fault = faultMaker({ unplaced: must(() => 'be one that the layout places') });

/** A layout of the states whose labels are in the map. */
export function fromPlaces(
  name: string,
  places: ReadonlyMap<string, Point>,
  labelSize: number,
): Layout {
  const place = (state: Arrangement): Point => {
    const label = formatLabel(state);
    const point = places.get(label);
    if (point === undefined) throw fault(`plot/${name}`, 'state', 'unplaced', { got: label });
    return point;
  };
  return { name, labelSize, place };
}

/** An edge, by the indices of its ends. */
export type Edge = readonly [number, number];

/** Throws an `InputError` unless these are edges between the vertices of a graph. */
export function requireEdges(
  place: string,
  name: string,
  edges: readonly Edge[],
  order: number,
): void {
  requirePairs(place, name, edges);
  for (const edge of edges) for (const end of edge) requireInteger(place, name, end, 0, order - 1);
}

/** An edge by its ends, the lower one first. */
export const ordered = ([a, b]: Edge): Edge => (a < b ? [a, b] : [b, a]);

/** A point by its angle in degrees, counter-clockwise from the right, y down. */
export function polar(center: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: center.x + radius * Math.cos(angle), y: center.y - radius * Math.sin(angle) };
}
