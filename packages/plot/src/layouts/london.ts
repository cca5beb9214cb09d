import { type Arrangement, formatLabel, range } from '@manaus/core';
import type { Point } from '../figure.js';
import { fromPlaces, type Layout, type Placing, polar } from './layout.js';

/**
 * The radii of one ring: of its tips (all on p0), of its outer states, of the states with one ball
 * a peg.
 */
interface Ring {
  readonly tip: number;
  readonly side: number;
  readonly middle: number;
}

const shapes = [
  [3, 0, 0],
  [2, 0, 1],
  [1, 1, 1],
  [0, 2, 1],
  [1, 2, 0],
  [2, 1, 0],
] as const;
const angles = [0, 15, 30, 45, 75, 105];

/**
 * The places of the 36 states of London with three balls, by label: two walks through the six
 * shapes, three times each.
 */
const londonRings = (center: Point, outer: Ring, inner: Ring): Map<string, Point> =>
  new Map([
    ...ringPlaces([[1, 2, 3], [], []], center, outer, -1),
    ...ringPlaces([[2, 1, 3], [], []], center, inner, 1),
  ]);

/** A walk from a state three times through the six shapes, around a ring in a direction. */
function ringPlaces(start: Arrangement, center: Point, ring: Ring, turn: number): Placing[] {
  let state = start;
  return range(0, 17).map((i) => {
    const shape = i % 6;
    const angle = angles[shape] + 120 * Math.floor(i / 6);
    const radius = shape === 0 ? ring.tip : shape === 2 ? ring.middle : ring.side;
    const placing: Placing = [formatLabel(state), polar(center, radius, 90 + turn * angle)];
    // Between neighboring shapes one peg loses a ball and one gains it, so the move is decided.
    const [from, to] = [shapes[shape], shapes[(shape + 1) % 6]];
    const ball = state.flatMap((discs, peg) => (to[peg] < from[peg] ? discs.slice(0, 1) : []));
    state = state.map((discs, peg) => {
      if (to[peg] < from[peg]) return discs.slice(1);
      return to[peg] > from[peg] ? [...ball, ...discs] : discs;
    });
    return placing;
  });
}

/**
 * London with three balls, planar: a ring of six hexagons, no edge crosses another.
 *
 * Of the six renamings of balls the three turns are the rotations; the others turn the ring inside
 * out, so there is no mirror axis to look for.
 *
 * @example
 * ```ts
 * londonLayout().place([[1, 2, 3], [], []]); // => { x: 450, y: 91 }
 * ```
 */
export function londonLayout(): Layout {
  const places = londonRings(
    { x: 450, y: 522 },
    { tip: 431, side: 334, middle: 240 },
    { tip: 74, side: 157, middle: 240 },
  );
  return fromPlaces('london', places, 13);
}

// In pixels from the center, y up: the Hanoi states above the capacities of London, near their
// neighbors.
const hanoiOnly: Readonly<Record<string, readonly [number, number]>> = {
  '//123': [12, 43],
  '/1/23': [-21, 0],
  '/123/': [40, -115],
  '/2/13': [125, 25],
  '/3/12': [-81, -238],
  '1//23': [45, 0],
  '2//13': [-210, -205],
  '3//12': [-46, 72],
};

/**
 * Hanoi and London with three discs overlaid: the 36 London states on its rings, the eight that are
 * Hanoi's alone between them.
 *
 * Edges cross in six points, each on an edge that is Hanoi's alone: three paths of such edges go
 * through the middle.
 *
 * @example
 * ```ts
 * overlayLayout().place([[], [], [1, 2, 3]]); // => { x: 462, y: 457 }
 * ```
 */
export function overlayLayout(): Layout {
  const [x, y] = [450, 500];
  const rings = londonRings(
    { x, y },
    { tip: 395, side: 330, middle: 252 },
    { tip: 100, side: 176, middle: 252 },
  );
  for (const [label, [right, up]] of Object.entries(hanoiOnly))
    rings.set(label, { x: x + right, y: y - up });
  return fromPlaces('overlay', rings, 13);
}
