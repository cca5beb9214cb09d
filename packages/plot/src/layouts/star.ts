import { type Arrangement, InputError, pegsOfDiscs } from '@manaus/core';
import type { Point } from '../figure.js';
import type { Layout } from './layout.js';
import { hanoiCorners, isSorted, requireThreePegs } from './triangle.js';

/**
 * Oxford and London with two discs: a star of six points, all 18 edges of one length.
 *
 * The nine Hanoi states stand on their triangle; 2 on top of 1 is the mirror image, through the
 * center, of 1 on top of 2 on the same peg.
 *
 * @example
 * ```ts
 * starLayout().place([[1, 2], [], []]).y + starLayout().place([[2, 1], [], []]).y; // => 940
 * ```
 */
export function starLayout(): Layout {
  return { name: 'star', labelSize: 18, place: starPlace };
}

function starPlace(state: Arrangement): Point {
  requireThreePegs('plot/star', state);
  if (state.flat().length !== 2)
    throw new InputError('plot/star', 'state', 'exactly', { n: 2, of: 'discs', got: state });
  const corners = hanoiCorners(pegsOfDiscs(state));
  const [top, left, right] = isSorted(state) ? corners : corners.map((value) => 2 - value);
  const unit = 150;
  const rise = (unit * Math.sqrt(3)) / 2;
  return { x: 450 + ((right - left) * unit) / 2, y: 470 + (1 - top) * rise };
}
