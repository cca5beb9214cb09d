import { formatLabel } from '@manaus/core';
import { colors, scaleColor } from '../../colors.js';
import type { Point } from '../../figure.js';
import { canvasToDrawing, type Layout } from '../../layouts/layout.js';
import { labelSize, type VertexStyle } from '../../marks/capsule.js';
import { clamp } from '../../numbers.js';
import { pageWidth } from '../page.js';
import type { TowerGraphInput } from './input.js';
import { lookOf } from './vertex-classes.js';

/** A graph with its places on the drawing, and what has been decided about its labels. */
export interface Scene {
  readonly input: TowerGraphInput;
  readonly size: number;
  readonly layout: Layout;
  readonly at: readonly Point[];
  readonly labels: readonly string[];
  /** The size of labels inside vertices; `null` where they do not fit and vertices are dots. */
  readonly labeled: number | null;
  readonly dot: number;
  readonly byDistance: boolean;
  readonly farthest: number;
  /** From the canvas of the layouts, 900 by 900, to this drawing. */
  toDrawing(point: Point): Point;
}

/** Places a graph; O(n^2) for the nearest neighbors. */
export function placeGraph(input: TowerGraphInput, layout: Layout): Scene {
  const size = input.size ?? pageWidth;
  const toDrawing = canvasToDrawing(size);
  const at = input.states.map((state) => toDrawing(layout.place(state)));
  const labels = input.states.map(formatLabel);
  const places = { input, size, layout, at, labels, toDrawing };
  const lines = input.edges.map(([a, b]) => edgeLine(places, a, b));
  const labeled = labels.length > 100 ? null : labelSize(at, labels, layout.labelSize, lines);
  const room = nearestDistance(at);
  const dot = at.length <= 300 ? clamp(0.45 * room, 1.5, 4.5) : clamp(0.27 * room, 1.2, 4);
  const distances = Array.from(input.distance ?? []).filter(reachable);
  const farthest = distances.reduce((most, value) => Math.max(most, value), 0);
  // A path is yellow, and so is the far end of the scale: one of the two at a time.
  const free = input.classes === undefined && input.path === undefined;
  return { ...places, labeled, dot, byDistance: free && distances.length > 0, farthest };
}

/** The distance of the two points that are nearest to one another. */
function nearestDistance(at: readonly Point[]): number {
  const across = [...at].sort((a, b) => a.x - b.x);
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < across.length; i++)
    for (let j = i + 1; j < across.length && across[j].x - across[i].x < least; j++)
      least = Math.min(least, Math.hypot(across[j].x - across[i].x, across[j].y - across[i].y));
  return least;
}

/** The line of an edge: straight unless the layout bends it. */
export const edgeLine = (
  { input, layout, at, toDrawing }: Pick<Scene, 'input' | 'layout' | 'at' | 'toDrawing'>,
  a: number,
  b: number,
): readonly Point[] =>
  layout.curve?.(input.states[a], input.states[b])?.map(toDrawing) ?? [at[a], at[b]];

/** True for a proper distance: neither negative nor infinite. */
export const reachable = (value: number | null): value is number =>
  value !== null && value >= 0 && Number.isFinite(value);

/** The look of a vertex: on the path, by its class, by its distance. */
export function styleOf(
  { input, byDistance, farthest }: Scene,
  vertex: number,
  onPath: boolean,
): VertexStyle {
  const own = lookOf(input.classes?.[vertex] ?? 'plain');
  if (onPath) return { fill: colors.path, shape: own.shape, stroke: colors.pathOutline };
  if (!byDistance) return own;
  const distance = input.distance?.[vertex] ?? null;
  return reachable(distance)
    ? { fill: scaleColor(distance / Math.max(farthest, 1)), shape: 'capsule' }
    : lookOf('bad');
}
