import { type Arrangement, formatLabel, range } from '@manaus/core';
import type { Point } from '../figure.js';
import { type Layout, polar } from './layout.js';
import { fromPlaces, type Placing } from './london.js';

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

// Mirroring pegs alone would keep the stacks of three where they are, so discs 1 and 3 change
// places too.
const mirrored = ([p0, p1, p2]: Arrangement): Arrangement =>
  [p0, p2, p1].map((discs) => discs.map((disc) => 4 - disc));
const turned = ([p0, p1, p2]: Arrangement): Arrangement => [p2, p0, p1];

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
  const places = orbits.flatMap(([state, x, y]) => [
    ...threeTurns(state, x, y),
    ...threeTurns(mirrored(state), -x, y),
  ]);
  return fromPlaces('oxford-star', new Map(places), 11);
}

/** A state, at pixels from the center, and its images under a third and two thirds of a turn. */
function threeTurns(state: Arrangement, x: number, y: number): Placing[] {
  const images = [state, turned(state), turned(turned(state))];
  return images.map((image, turn) => [formatLabel(image), rotated(x, y, turn)]);
}

/** The cosine and the sine of no, one and two thirds of a turn. */
const rotations = [
  [1, 0],
  [-0.5, Math.sqrt(3) / 2],
  [-0.5, -Math.sqrt(3) / 2],
] as const;

function rotated(x: number, y: number, thirds: number): Point {
  const [cos, sin] = rotations[thirds];
  return { x: center.x + x * cos - y * sin, y: center.y - (x * sin + y * cos) };
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
const angleOf = (index: number) => 90 + 9.4 * (5.5 - index);
const renamed = (state: Arrangement, times: number): Arrangement =>
  state.map((discs) => discs.map((disc) => ((disc - 1 + times) % 3) + 1));

/** The stack of three that a state with a stack of two leads to. */
function tip(state: Arrangement): Arrangement {
  const single = state.find((discs) => discs.length === 1) as readonly number[];
  return state.map((discs) => (discs.length === 2 ? [single[0], ...discs] : []));
}

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
  const places = new Map(thirds.flatMap(placesOf));
  return { ...fromPlaces('oxford-components', places, 11), curve: closingCurve() };
}

function closingCurve(): Layout['curve'] {
  const closing = new Map(thirds.flatMap(closingLines));
  return (a, b) => closing.get([a, b].map(formatLabel).join());
}

const thirds = [0, 1, 2];

/**
 * The places of a third of the states, by label: an arc with its tips, and two of the states
 * between the arcs.
 */
function placesOf(third: number): Placing[] {
  const placed = (state: Arrangement, radius: number, degrees: number): Placing => [
    formatLabel(renamed(state, third)),
    polar(heart, radius, degrees + 120 * third),
  ];
  return [
    ...ring.map((state, index) => placed(state, 330, angleOf(index))),
    ...range(0, 5).map((j) => placed(tip(ring[2 * j]), 378, angleOf(2 * j + 0.5))),
    placed([[2], [1], [3]], 170, 90),
    placed([[2], [3], [1]], 90, 90),
  ];
}

/** The line that closes the arc of a third, by the labels of its ends in both orders. */
function closingLines(third: number): [string, readonly Point[]][] {
  const [last, first] = [ring[11], ring[0]].map((state) => formatLabel(renamed(state, third)));
  const around = closingArc(120 * third);
  return [
    [`${last},${first}`, around],
    [`${first},${last}`, [...around].reverse()],
  ];
}

/** From the last state of an arc outwards, around the tips and back to the first. */
function closingArc(turn: number): Point[] {
  const middle = range(1, 37).map((i) => polar(heart, 400, angleBetween(i) + turn));
  return [...bend(lastAngle, -1, turn), ...middle, ...bend(firstAngle, 1, turn).reverse()];
}

/** The angles of the last and the first state of an arc. */
const [lastAngle, firstAngle] = [angleOf(11), angleOf(0)];
const angleBetween = (i: number): number => lastAngle + 1 + ((firstAngle - lastAngle - 2) * i) / 38;

/** From the end of an arc outwards and round, to the side `away` of it. */
function bend(end: number, away: number, turn: number): Point[] {
  const at = (radius: number, degrees: number) => polar(heart, radius, degrees + turn);
  return rounding(at(330, end), at(405, end + 5 * away), at(400, end - away));
}

/** A quadratic curve in eleven steps. */
const rounding = (from: Point, over: Point, to: Point): Point[] =>
  range(0, 11).map((i) => ({
    x: bezier(from.x, over.x, to.x, i / 11),
    y: bezier(from.y, over.y, to.y, i / 11),
  }));

const bezier = (a: number, b: number, c: number, t: number): number =>
  (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;
