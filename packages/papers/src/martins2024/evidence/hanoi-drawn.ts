import { hanoi, type Peg, parseLabel, pegsOfDiscs } from '@manaus/core';
import { hanoiCorners } from '@manaus/plot';
import { source } from '../../check/index.js';
import { played } from '../../shared/played.js';
import { labelOf, type Pegs } from './optimal-play.js';

type Place = readonly [number, number];
type Side = readonly [Place, Place];

/** The edges of H_3^n as segments between whole places: its states on the triangle. */
function segments(discs: number): Side[] {
  const place = (label: string): Place => {
    const [x, y] = hanoiCorners(pegsOfDiscs(parseLabel(hanoi(discs), label)));
    return [x, y];
  };
  return [...played(hanoi(discs))].flatMap(([from, moves]) =>
    moves.filter(({ to }) => from < to).map(({ to }): Side => [place(from), place(to)]),
  );
}

/** The side of a line on which a point lies: -1, 0 or 1. */
const sideOf = ([[ax, ay], [bx, by]]: Side, [x, y]: Place): number =>
  Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));

const isBetween = ([a, b]: Side, place: Place): boolean =>
  [0, 1].every((i) => Math.min(a[i], b[i]) <= place[i] && place[i] <= Math.max(a[i], b[i]));

const isSame = (a: Place, b: Place): boolean => a[0] === b[0] && a[1] === b[1];

/** True if two segments have a point in common that is not an end of both. */
function meet(first: Side, second: Side): boolean {
  const touches = (side: Side, place: Place) =>
    sideOf(side, place) === 0 && isBetween(side, place) && !side.some((end) => isSame(end, place));
  if (second.some((place) => touches(first, place))) return true;
  if (first.some((place) => touches(second, place))) return true;
  return (
    sideOf(first, second[0]) * sideOf(first, second[1]) < 0 &&
    sideOf(second, first[0]) * sideOf(second, first[1]) < 0
  );
}

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
  const aside = 3 - from - to;
  const on = (play: readonly Pegs[], peg: Peg) => play.map((pegs) => [...pegs, peg]);
  return [
    ...on(throughAll(discs - 1, from, to), from),
    ...on(throughAll(discs - 1, to, from), aside),
    ...on(throughAll(discs - 1, from, to), to),
  ];
}

/**
 * True if the recursion gives a Hamilton cycle of H_3^n: every state once, each a legal move after
 * the one before.
 */
export const hasCycleByRecursion = source(
  'Hamilton cycle by recursion',
  (discs: number): boolean => {
    const moves = played(hanoi(discs));
    const cycle = [0, 1, 2].flatMap((peg) =>
      throughAll(discs - 1, (peg + 1) % 3, (peg + 2) % 3).map((pegs) => labelOf([...pegs, peg])),
    );
    return (
      new Set(cycle).size === moves.size &&
      cycle.length === moves.size &&
      cycle.every((label, i) => {
        const next = cycle[(i + 1) % cycle.length];
        return moves.get(label)?.some(({ to }) => to === next) ?? false;
      })
    );
  },
);
