import { hanoi, type Peg, parseLabel, pegsOfDiscs, type TowerRules } from '@manaus/core';
import { hanoiCorners } from '@manaus/plot';
import { source } from '../../check/index.js';
import { played } from '../../shared/played.js';
import { labelOf, type Pegs, withLargestOn } from './optimal-play.js';

type Place = readonly [number, number];
type Side = readonly [Place, Place];

/** The edges of H_3^n as segments between whole places: its states on the triangle. */
function segments(discs: number): Side[] {
  const rules = hanoi(discs);
  return [...played(rules)].flatMap(([from, moves]) =>
    moves.filter(({ to }) => from < to).map(({ to }) => [placeOf(rules, from), placeOf(rules, to)]),
  );
}

function placeOf(rules: TowerRules, label: string): Place {
  const [x, y] = hanoiCorners(pegsOfDiscs(parseLabel(rules, label)));
  return [x, y];
}

/** The side of a line on which a point lies: -1, 0 or 1. */
const sideOf = ([[ax, ay], [bx, by]]: Side, [x, y]: Place): number =>
  Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));

const isBetween = ([a, b]: Side, place: Place): boolean =>
  [0, 1].every((i) => Math.min(a[i], b[i]) <= place[i] && place[i] <= Math.max(a[i], b[i]));

/** True if two segments have a point in common that is not an end of both. */
const meet = (first: Side, second: Side): boolean =>
  second.some((place) => touches(first, place)) ||
  first.some((place) => touches(second, place)) ||
  (sideOf(first, second[0]) * sideOf(first, second[1]) < 0 &&
    sideOf(second, first[0]) * sideOf(second, first[1]) < 0);

const touches = (side: Side, place: Place): boolean =>
  sideOf(side, place) === 0 &&
  isBetween(side, place) &&
  !side.some((end) => end[0] === place[0] && end[1] === place[1]);

/**
 * True if H_3^n is drawn on the triangle with straight edges of which no two cross: shares nothing
 * with embeddings.
 */
export const isDrawnPlane = source('Hanoi drawn with straight edges', (discs: number): boolean => {
  const sides = segments(discs);
  const places = new Set(sides.flat().map((place) => place.join()));
  return (
    places.size === 3 ** discs &&
    sides.every((side, i) => sides.slice(i + 1).every((other) => !meet(side, other)))
  );
});

/** All states from one stack to another, a move of a neighbor at a time: through all of them. */
function throughAll(discs: number, from: Peg, to: Peg): Pegs[] {
  if (discs === 0) return [[]];
  const across = throughAll(discs - 1, from, to);
  return [
    ...withLargestOn(from, across),
    ...withLargestOn(3 - from - to, throughAll(discs - 1, to, from)),
    ...withLargestOn(to, across),
  ];
}

/**
 * True if the recursion gives a Hamilton cycle of H_3^n: every state once, each a legal move after
 * the one before.
 */
export const hasCycleByRecursion = source('Hamilton cycle by recursion', (discs: number) => {
  const moves = played(hanoi(discs));
  // The states of three such plays, one after another with the largest disc on each peg.
  const cycle = [0, 1, 2].flatMap((peg) =>
    withLargestOn(peg, throughAll(discs - 1, (peg + 1) % 3, (peg + 2) % 3)).map(labelOf),
  );
  const passesAll = cycle.length === moves.size && new Set(cycle).size === moves.size;
  return (
    passesAll &&
    cycle.every((label, i) =>
      moves.get(label)?.some(({ to }) => to === cycle[(i + 1) % cycle.length]),
    )
  );
});
