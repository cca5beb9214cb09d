import { type Arrangement, InputError, pegsOfDiscs, requireInteger } from '@manaus/core';
import { requireKind, requireShape } from '@manaus/core/internals';
import type { Point } from '../figure.js';
import type { Layout } from './layout.js';

/**
 * The place of a size-ordered state of three pegs in the triangle, as distances (T, L, R) from the
 * sides opposite to the corners.
 *
 * Top is all on p0, left all on p1, right all on p2; T + L + R = 2^n - 1. Entry k - 1 of `pegOf` is
 * the peg of disc k. Disc k adds 2^(k-1) to one corner, which is not simply its peg: inside the
 * part at a corner the two other pegs change sides. Two states are one move of Hanoi apart exactly
 * when their triples differ by a permutation of (1, -1, 0). Time O(n).
 *
 * @example
 * ```ts
 * hanoiCorners(pegsOfDiscs([[2], [3], [1]])); // => [0, 5, 2]
 * hanoiCorners(pegsOfDiscs([[1, 4], [2, 3], []])); // => [9, 0, 6]
 * ```
 */
export function hanoiCorners(pegOf: readonly number[]): [number, number, number] {
  requireKind('plot/triangle', 'pegs', 'list', pegOf);
  for (const peg of pegOf) requireInteger('plot/triangle', 'pegs', peg, 0, 2);
  const corners: [number, number, number] = [0, 0, 0];
  let sign = 1;
  let shift = 0;
  for (let disc = pegOf.length; disc >= 1; disc--) {
    const corner = (((sign * pegOf[disc - 1] + shift) % 3) + 3) % 3;
    corners[corner] += 2 ** (disc - 1);
    shift = -(shift + corner);
    sign = -sign;
  }
  return corners;
}

/** The place of the triangle on the canvas: its side, the x and the y of its top. */
export interface TriangleFrame {
  readonly side: number;
  readonly center: number;
  readonly top: number;
}

const canvas: TriangleFrame = { side: 780, center: 450, top: 100 };

/**
 * The pixels of a place (T, L, R) of the triangle of n discs.
 *
 * @example
 * ```ts
 * trianglePoint([3, 0, 0], 2); // => { x: 450, y: 100 }
 * ```
 */
export function trianglePoint(
  corners: readonly [number, number, number],
  discs: number,
  frame: TriangleFrame = canvas,
): Point {
  const given: readonly number[] = requireKind('plot/triangle', 'corners', 'list', corners);
  if (given.length !== 3)
    throw new InputError('plot/triangle', 'corners', 'exactly', {
      n: 3,
      of: 'numbers',
      got: corners,
    });
  for (const corner of given) requireInteger('plot/triangle', 'corners', corner, 0);
  requireInteger('plot/triangle', 'discs', discs, 1);
  requireShape('plot/triangle', 'frame', frame, ['side', 'center', 'top']);
  const [top, left, right] = corners;
  const across = 2 ** discs - 1;
  const unit = frame.side / across;
  return {
    x: frame.center + ((right - left) * unit) / 2,
    y: frame.top + ((across - top) * unit * Math.sqrt(3)) / 2,
  };
}

/**
 * The triangle of Sierpinski on which the graphs of size-ordered towers of three pegs are drawn:
 * all edges have one length, none cross.
 *
 * Bucharest and Manaus stand on the same places as Hanoi.
 *
 * @example
 * ```ts
 * triangleLayout(3).place([[1, 2, 3], [], []]); // => { x: 450, y: 100 }
 * ```
 */
export function triangleLayout(discs: number): Layout {
  return {
    name: 'triangle',
    labelSize: discs <= 2 ? 18 : 13,
    place: (state) => {
      requireThreePegs('plot/triangle', state);
      if (!isSorted(state))
        throw new InputError('plot/triangle', 'state', 'sizeOrdered', { got: state });
      return trianglePoint(hanoiCorners(pegsOfDiscs(state)), discs);
    },
  };
}

/** Throws, in the name of a layout, unless a state has three pegs. */
export function requireThreePegs(layout: string, state: Arrangement): void {
  if (state.length !== 3)
    throw new InputError(layout, 'state', 'exactly', { n: 3, of: 'pegs', got: state });
}

/**
 * True if on every peg each disc lies on a larger one.
 *
 * @example
 * ```ts
 * isSorted([[1, 3], [2], []]); // => true
 * ```
 */
export function isSorted(state: Arrangement): boolean {
  return state.every((discs) => discs.every((disc, i) => i === 0 || discs[i - 1] < disc));
}
