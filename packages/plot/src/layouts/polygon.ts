import { pegsOfDiscs } from '@manaus/core';
import { type Layout, polar } from './layout.js';

/**
 * Size-ordered towers of p >= 4 pegs: corners on a regular polygon, and in each corner a smaller
 * polygon for the next smaller disc.
 *
 * The place is the sum over the discs k of r^(n-k) times the corner of k's peg. Edges cross, so it
 * is drawn with points and thin lines. The corner of p0 is on the upper left for four pegs and at
 * the top otherwise; the others follow counter-clockwise.
 *
 * @example
 * ```ts
 * const layout = polygonLayout(4, 1);
 * Math.round(layout.place([[1], [], [], []]).x - layout.place([[], [1], [], []]).x); // => 0
 * ```
 */
export function polygonLayout(pegs: number, discs: number): Layout {
  const center = { x: 450, y: 475 };
  const ratio = pegs === 4 ? 0.4 : Math.min(0.4, 1.6 / pegs);
  const start = pegs === 4 ? 135 : 90;
  const twist = 14;
  const whole = (1 - ratio ** discs) / (1 - ratio);
  const radius = (pegs === 4 ? 500 : 385) / whole;
  // Each smaller polygon is turned a little: otherwise long edges run through the vertices of other
  // copies.
  const corner = (peg: number, depth: number) =>
    polar({ x: 0, y: 0 }, radius * ratio ** depth, start + (360 / pegs) * peg + twist * depth);
  return {
    name: 'polygon',
    labelSize: 13,
    place: (state) => {
      let { x, y } = center;
      for (const [index, peg] of pegsOfDiscs(state).entries()) {
        const by = corner(peg, discs - 1 - index);
        x += by.x;
        y += by.y;
      }
      return { x, y };
    },
  };
}
