import type { Mark, Point } from '../figure.js';
import type { VertexStyle } from './capsule.js';
import { around, circleMark, rectMark } from './kinds.js';

/** A vertex without a label: a circle, or a square that is a little narrower. */
export const dotMark = (
  at: Point,
  radius: number,
  shape: VertexStyle['shape'],
  look: Parameters<typeof circleMark>[2],
): Mark =>
  shape === 'box' ? rectMark(around(at, 1.8 * radius), look) : circleMark(at, radius, look);
