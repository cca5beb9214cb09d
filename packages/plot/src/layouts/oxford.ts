import { type Arrangement, formatLabel, range } from '@manaus/core';
import type { Point } from '../figure.js';
import { fromPlaces, type Layout, polar } from './layout.js';

const center = { x: 450, y: 510 };

// One state of each orbit, in pixels from the center, y up.
const orbits: readonly (readonly [Arrangement, number, number])[] = [
  [[[1, 3, 2], [], []], 37, 421],
  [[[3, 2], [1], []], 54, 344],
  [[[2], [3, 1], []], 174, 303],
  [[[2], [1], [3]], 0, 273],
  [[[1, 2], [3], []], 82, 257],
  [[[2], [3], [1]], 0, 196],
  [[[], [2, 1], [3]], 61, 147],
  [[[], [3, 2, 1], []], 137, 121],
  [[[], [2, 3, 1], []], 254, 191],
  [[[], [2, 3], [1]], 42, 73],
  [[[2], [1, 3], []], 180, 180],
];

/** The cosine and the sine of no, one and two thirds of a turn. */
const rotations = [
  [1, 0],
  [-0.5, Math.sqrt(3) / 2],
  [-0.5, -Math.sqrt(3) / 2],
] as const;

/**
 * Oxford with three discs, symmetric: turning the picture by a third moves the stacks p0 to p1 to
 * p2 to p0.
 *
 * Mirroring it swaps p1 with p2 and discs 1 with 3.
 *
 * @example
 * ```ts
 * oxfordStarLayout().place([[1, 3, 2], [], []]); // => { x: 487, y: 89 }
 * ```
 */
export function oxfordStarLayout(): Layout {
  const places = new Map<string, Point>();
  const placeOrbit = (state: Arrangement, x: number, y: number): void => {
    let image = state;
    for (const [cos, sin] of rotations) {
      const point = { x: center.x + x * cos - y * sin, y: center.y - (x * sin + y * cos) };
      places.set(formatLabel(image), point);
      const [p0, p1, p2] = image;
      image = [p2, p0, p1];
    }
  };
  for (const [state, x, y] of orbits) {
    placeOrbit(state, x, y);
    // Mirroring pegs alone would keep the stacks of three where they are, so discs 1 and 3 change
    // places too.
    const [p0, p1, p2] = state.map((discs) => discs.map((disc) => 4 - disc));
    placeOrbit([p0, p2, p1], -x, y);
  }
  return fromPlaces('oxford-star', places, 11);
}

/**
 * The disc that always lies on another one: the top of a stack of two, the middle of a stack of
 * three; 0 where each peg holds one disc.
 *
 * Source: the three rings of the state graph of Oxford with three discs.
 *
 * @example
 * ```ts
 * carriedDisc([[1, 3, 2], [], []]); // => 3
 * ```
 */
export function carriedDisc(state: Arrangement): number {
  for (const discs of state) {
    if (discs.length === 2) return discs[0];
    if (discs.length === 3) return discs[1];
  }
  return 0;
}

const ring: readonly Arrangement[] = [
  [[], [3], [2, 1]],
  [[3], [], [2, 1]],
  [[2, 3], [], [1]],
  [[2, 3], [1], []],
  [[3], [2, 1], []],
  [[], [2, 1], [3]],
  [[], [1], [2, 3]],
  [[1], [], [2, 3]],
  [[2, 1], [], [3]],
  [[2, 1], [3], []],
  [[1], [2, 3], []],
  [[], [2, 3], [1]],
];

const heart = { x: 450, y: 486 };

/** The angle of a state of an arc, by its place in the ring. */
const angleOf = (index: number) => 90 + 9.4 * (5.5 - index);

/**
 * Oxford with three discs as three components: an arc for each carried disc, and the six states of
 * degree 6 between them.
 *
 * Turning by a third renames discs 1 to 2 to 3 to 1. The edge that closes each arc runs outside.
 *
 * @example
 * ```ts
 * oxfordComponentsLayout().place([[2], [1], [3]]); // => { x: 450, y: 316 }
 * ```
 */
export function oxfordComponentsLayout(): Layout {
  const places = new Map<string, Point>();
  const closing = new Map<string, readonly Point[]>();
  for (const third of [0, 1, 2]) {
    const turn = 120 * third;
    const labelOf = (state: Arrangement): string =>
      formatLabel(state.map((discs) => discs.map((disc) => ((disc - 1 + third) % 3) + 1)));
    const put = (state: Arrangement, radius: number, degrees: number): void => {
      places.set(labelOf(state), polar(heart, radius, degrees + turn));
    };
    // An arc with its tips, and two of the states between the arcs.
    for (const [index, state] of ring.entries()) put(state, 330, angleOf(index));
    for (const j of range(0, 5)) put(tip(ring[2 * j]), 378, angleOf(2 * j + 0.5));
    put([[2], [1], [3]], 170, 90);
    put([[2], [3], [1]], 90, 90);
    // The line that closes the arc, by its ends in both orders.
    const [last, first] = [labelOf(ring[11]), labelOf(ring[0])];
    const around = closingArc(turn);
    closing.set(`${last},${first}`, around);
    closing.set(`${first},${last}`, [...around].reverse());
  }
  const curve: Layout['curve'] = (a, b) => closing.get([a, b].map(formatLabel).join());
  return { ...fromPlaces('oxford-components', places, 11), curve };
}

/** The stack of three that a state with a stack of two leads to. */
function tip(state: Arrangement): Arrangement {
  const single = state.find((discs) => discs.length === 1) as readonly number[];
  return state.map((discs) => (discs.length === 2 ? [single[0], ...discs] : []));
}

/** From the last state of an arc outwards, around the tips and back to the first. */
function closingArc(turn: number): Point[] {
  const at = (radius: number, degrees: number) => polar(heart, radius, degrees + turn);
  const [last, first] = [angleOf(11), angleOf(0)];
  // From the end of the arc outwards and round, to the side `away` of it.
  const bend = (end: number, away: number) =>
    quadraticCurve(at(330, end), at(405, end + 5 * away), at(400, end - away));
  const between = range(1, 37).map((i) => at(400, last + 1 + ((first - last - 2) * i) / 38));
  return [...bend(last, -1), ...between, ...bend(first, 1).reverse()];
}

/** A quadratic Bézier curve in eleven steps. */
const quadraticCurve = (from: Point, over: Point, to: Point): Point[] =>
  range(0, 11).map((i) => {
    const t = i / 11;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return { x: a * from.x + b * over.x + c * to.x, y: a * from.y + b * over.y + c * to.y };
  });
