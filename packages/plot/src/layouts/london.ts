import { type Arrangement, formatLabel, InputError } from '@manaus/core';
import type { Point } from '../figure.js';
import { type Layout, polar } from './layout.js';

/** The radii of one ring: of its tips (all on p0), of its outer states, of the states with one ball a peg. */
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

/** The places of the 36 states of London with three balls, by label: two walks through the six shapes, three times each. */
function londonRings(center: Point, outer: Ring, inner: Ring): Map<string, Point> {
  const places = new Map<string, Point>();
  for (const [start, ring, turn] of [
    [[[1, 2, 3], [], []], outer, -1],
    [[[2, 1, 3], [], []], inner, 1],
  ] as const) {
    let state: Arrangement = start;
    for (let i = 0; i < 18; i++) {
      const radius = i % 6 === 0 ? ring.tip : i % 6 === 2 ? ring.middle : ring.side;
      places.set(
        formatLabel(state),
        polar(center, radius, 90 + turn * (angles[i % 6] + 120 * Math.floor(i / 6))),
      );
      state = nextShape(state, shapes[i % 6], shapes[(i + 1) % 6]);
    }
  }
  return places;
}

/** Between neighboring shapes one peg loses a ball and one gains it, so the move is decided. */
function nextShape(
  state: Arrangement,
  from: readonly number[],
  to: readonly number[],
): Arrangement {
  const loses = from.findIndex((count, peg) => to[peg] < count);
  const gains = from.findIndex((count, peg) => to[peg] > count);
  return state.map((discs, peg) =>
    peg === loses ? discs.slice(1) : peg === gains ? [state[loses][0], ...discs] : discs,
  );
}

/** A layout of the states whose labels are in the map. */
export function fromPlaces(
  name: string,
  places: ReadonlyMap<string, Point>,
  labelSize: number,
): Layout {
  return {
    name,
    labelSize,
    place(state) {
      const point = places.get(formatLabel(state));
      if (point === undefined)
        throw new InputError(`plot/${name}`, 'state', 'unplaced', { got: formatLabel(state) });
      return point;
    },
  };
}

/**
 * London with three balls, planar: a ring of six hexagons, no edge crosses another.
 *
 * Of the six renamings of balls the three turns are the rotations; the others turn the ring inside out, so there is no mirror axis to look for.
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

// In pixels from the center, y up: the Hanoi states above the capacities of London, near their neighbors.
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
 * Hanoi and London with three discs overlaid: the 36 London states on its rings, the eight that are Hanoi's alone between them.
 *
 * Edges cross in six points, each on an edge that is Hanoi's alone: three paths of such edges go through the middle.
 *
 * @example
 * ```ts
 * overlayLayout().place([[], [], [1, 2, 3]]); // => { x: 462, y: 457 }
 * ```
 */
export function overlayLayout(): Layout {
  const center = { x: 450, y: 500 };
  const places = londonRings(
    center,
    { tip: 395, side: 330, middle: 252 },
    { tip: 100, side: 176, middle: 252 },
  );
  for (const [label, [x, y]] of Object.entries(hanoiOnly))
    places.set(label, { x: center.x + x, y: center.y - y });
  return fromPlaces('overlay', places, 13);
}
