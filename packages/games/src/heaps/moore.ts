import { range, requireInteger } from '@manaus/core';
import type { Convention, Decision } from '../game.js';
import { type Definition, heapGameOf } from './definition.js';
import type { HeapGameEntry } from './heap-game.js';
import { binaryWidth, bitAt, columnSums } from './moore-sum.js';
import { nimRule } from './nim.js';
import { ruleDefinition } from './one-heap.js';
import { objectsIn, replaced } from './positions.js';
import { type Reason, reason } from './reasons.js';
import type { Heaps } from './rule.js';

/** Places of heaps. */
type Places = readonly number[];

/**
 * Moore's Nim_k: a move takes any positive amount from each of at least one and at most k heaps.
 * Nim is k = 1. Source: [carvalho2013, section 2.9].
 */
function moore(k: number): Definition {
  requireInteger('games/moore', 'k', k, 1);
  return ruleDefinition({
    name: `Moore's Nim_${k}`,
    rule: nimRule,
    values: null,
    options: (heaps) => lowered(heaps, 0, k).slice(1),
    height: objectsIn,
    heapsPerMove: k,
    play(convention) {
      const decision = mooreDecision(k, convention);
      return {
        ...decision,
        columns: { modulus: k + 1, of: 'heaps' },
        hasRow: false,
        explain: (heaps) => reasonOf(heaps, k, convention, decision.outcome(heaps)),
      };
    },
  });
}

/**
 * All positions with the heaps from a place on lowered in at most k places; the position itself
 * comes first.
 */
function lowered(heaps: Heaps, place: number, k: number): Heaps[] {
  if (place === heaps.length) return [heaps];
  const kept = lowered(heaps, place + 1, k);
  if (k === 0) return kept;
  const less = lowered(heaps, place + 1, k - 1);
  return [
    ...kept,
    ...range(0, heaps[place] - 1).flatMap((left) =>
      less.map((next) => replaced(next, place, left)),
    ),
  ];
}

/**
 * P if Moore's sum is 0; in misère play, where all heaps are 0 or 1, where it is 1. Exact below
 * 2^53.
 *
 * Outcome: time O(heaps log heap). There may be exponentially many winning moves: they are found
 * one by one, by choosing for each binary digit, from the highest, which heaps are lowered there
 * and what digits those lowered before get; every choice that sets a digit of the sum right can be
 * completed. Source: [carvalho2013, theorem 2.9.1].
 */
function mooreDecision(k: number, convention: Convention): Decision<Heaps> {
  // More than all heaps are not taken from, and k + 1 times their number must stay exact.
  const most = ({ length }: Heaps) => Math.min(k, Math.max(1, length));
  const isP = (heaps: Heaps) => {
    const sum = columnSums(heaps, most(heaps));
    return sum.pop() === lastOfP(heaps, convention) && sum.every((digit) => digit === 0);
  };
  return {
    outcome: (heaps) => (isP(heaps) ? 'P' : 'N'),
    *winningMoves(heaps) {
      const top = binaryWidth(heaps) - 1;
      if (!isP(heaps)) yield* completed(heaps, [], top, most(heaps), convention);
    },
  };
}

/**
 * All ways to set the digits from a column down right; lowered heaps have their lower digits still
 * to be chosen, and hold zeros there.
 */
function* completed(
  heaps: Heaps,
  lowered: Places,
  column: number,
  k: number,
  convention: Convention,
): Generator<Heaps> {
  if (column < 0) {
    if (lowered.length > 0) yield heaps;
    return;
  }
  const ones = heaps.flatMap((heap, place) =>
    bitAt(heap, column) === 1 && !lowered.includes(place) ? [place] : [],
  );
  const aim = column === 0 ? lastOfP(heaps, convention) : 0;
  for (let less = 0; less <= Math.min(ones.length, k - lowered.length); less++) {
    const digits = (aim + (k + 1) * ones.length - (ones.length - less)) % (k + 1);
    if (digits > lowered.length) continue;
    for (const fall of choices(ones, less)) {
      // A digit 1 that is made 0 takes all digits below with it.
      const fallen = changed(
        heaps,
        fall,
        (heap) => (Math.floor(heap / 2 ** column) - 1) * 2 ** column,
      );
      for (const set of choices(lowered, digits)) {
        const next = changed(fallen, set, (heap) => heap + 2 ** column);
        yield* completed(next, [...lowered, ...fall], column - 1, k, convention);
      }
    }
  }
}

/** The last digit of the sum of a P-position. */
const lastOfP = (heaps: Heaps, convention: Convention): number =>
  convention === 'misere' && heaps.every((heap) => heap <= 1) ? 1 : 0;

/** The heaps, those in some places changed. */
const changed = (heaps: Heaps, places: Places, change: (heap: number) => number): number[] =>
  heaps.map((heap, place) => (places.includes(place) ? change(heap) : heap));

/** All ways to choose some of a list. */
function* choices(from: Places, count: number, start = 0): Generator<Places> {
  if (count === 0) yield [];
  else
    for (let i = start; i <= from.length - count; i++)
      for (const rest of choices(from, count - 1, i + 1)) yield [from[i], ...rest];
}

function reasonOf(heaps: Heaps, k: number, convention: Convention, outcome: string): Reason {
  const rest = heaps.filter((heap) => heap > 0);
  const normal = convention === 'normal';
  if (normal && rest.length <= k)
    return reason('fewer', { n: rest.length, k }, 'carvalho2013/moore-fewer-piles');
  const values = {
    m: k + 1,
    n: rest.length,
    r: rest.length % (k + 1),
    sum: columnSums(heaps, k).join(' '),
  };
  if (!normal && rest.every((heap) => heap === 1)) return reason(`mooreOnes.${outcome}`, values);
  return reason(`moore.${outcome}`, values, normal ? 'carvalho2013/theorem-2.9.1-moore' : null);
}

/** Moore's Nim among the heap games; k is the most heaps that a move may take from. */
export const mooreEntry: HeapGameEntry = {
  name: 'moore',
  start: '2,7,11,14',
  mostHeaps: null,
  parameters: [
    { name: 'k', meaning: 'most heaps per move', kind: 'integer', least: 1, initial: 2 },
  ],
  game: ({ k }) => heapGameOf(moore(typeof k === 'number' ? k : Number.NaN)),
};
