import { colors, textOn } from '../colors.js';
import type { Point, TextMark } from '../figure.js';
import { textMark } from './kinds.js';

/** The look of a vertex: the color, and a shape with the same meaning. */
export interface VertexStyle {
  readonly fill: string;
  readonly shape: 'capsule' | 'box' | 'hollow';
  readonly stroke?: string;
}

/** The width of a capsule around a label; a single letter stands in a circle. */
const capsuleWidth = (label: string, size: number): number =>
  Math.max(0.62 * size * label.length + 0.8 * size, capsuleHeight(size));

/** The height of a capsule. */
const capsuleHeight = (size: number): number => 1.6 * size;

/**
 * A vertex with its label inside: round ends, or a box with small corners.
 *
 * @example
 * ```ts
 * capsule('12/3/', { x: 0, y: 0 }, 13, { fill: '#34495e', shape: 'capsule' }).color; // => '#ffffff'
 * ```
 */
export function capsule(
  label: string,
  at: Point,
  size: number,
  style: VertexStyle,
  hover?: string,
  group?: string,
): TextMark {
  const { shape } = style;
  const [fill, stroke] =
    shape === 'hollow' ? [colors.paper, colors.other] : [style.fill, colors.paper];
  const height = capsuleHeight(size);
  const box = {
    width: capsuleWidth(label, size),
    height,
    corner: shape === 'box' ? 3 : height / 2,
    fill,
    stroke: style.stroke ?? stroke,
    strokeWidth: 1.5,
  };
  const color = shape === 'hollow' ? colors.quiet : textOn(fill);
  return textMark(label, at, { size, color, box, hover, group });
}

/**
 * The largest size, from the given one down to 9, at which no capsule comes near another or lies on
 * a line; `null` if no such size exists.
 *
 * Two capsules are apart when 3 px of white are between them; a line may end inside a capsule, not
 * pass through it. Time O(n^2 + n lines).
 *
 * @example
 * ```ts
 * labelSize([{ x: 0, y: 0 }, { x: 60, y: 0 }], ['12/3/', '12//3'], 13); // => 13
 * labelSize([{ x: 0, y: 0 }, { x: 10, y: 0 }], ['12/3/', '12//3'], 13); // => null
 * ```
 */
export function labelSize(
  points: readonly Point[],
  labels: readonly string[],
  largest: number,
  lines: readonly (readonly Point[])[] = [],
): number | null {
  for (let size = largest; size >= 9; size--)
    if (allApart(points, labels, size) && noneCrossed(points, labels, lines, size)) return size;
  return null;
}

function allApart(points: readonly Point[], labels: readonly string[], size: number): boolean {
  const reach = labels.map((label) => capsuleWidth(label, size) / 2 + 1.5);
  const tall = capsuleHeight(size) + 3;
  for (let i = 0; i < points.length; i++)
    for (let j = 0; j < i; j++) {
      const sideways = Math.abs(points[i].x - points[j].x) - reach[i] - reach[j];
      if (sideways < 0 && Math.abs(points[i].y - points[j].y) - tall < 0) return false;
    }
  return true;
}

function noneCrossed(
  points: readonly Point[],
  labels: readonly string[],
  lines: readonly (readonly Point[])[],
  size: number,
): boolean {
  const half = capsuleHeight(size) / 2;
  const same = (a: Point, b: Point) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) < 0.01;
  return points.every((point, i) => {
    const reach = capsuleWidth(labels[i], size) / 2 - half;
    return lines.every(
      (line) =>
        same(line[0], point) ||
        same(line[line.length - 1], point) ||
        !line.slice(1).some((to, j) => meets(line[j], to, point, reach, half)),
    );
  });
}

/**
 * True if a straight piece of a line comes nearer than `half` to the segment of half-length `reach`
 * inside a capsule, in steps of 3 px.
 */
function meets(from: Point, to: Point, center: Point, reach: number, half: number): boolean {
  if (Math.min(from.y, to.y) > center.y + half || Math.max(from.y, to.y) < center.y - half)
    return false;
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 3) || 1;
  for (let step = 0; step <= steps; step++) {
    const dx = Math.max(0, Math.abs(from.x + ((to.x - from.x) * step) / steps - center.x) - reach);
    const dy = from.y + ((to.y - from.y) * step) / steps - center.y;
    if (dx * dx + dy * dy < half * half) return true;
  }
  return false;
}
