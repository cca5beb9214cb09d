import { InputError, range } from '@manaus/core';
import type { Convention, Decision } from '../game.js';
import { type Definition, heapGameOf } from './definition.js';
import { goldenFloor, partner } from './golden.js';
import type { HeapGameEntry } from './heap-game.js';
import { nimRule } from './nim.js';
import { ruleDefinition } from './one-heap.js';
import { heapNotation, movedInOne, objectsIn, replaced } from './positions.js';
import { type Reason, reason } from './reasons.js';
import type { Heaps } from './rule.js';

/**
 * Wythoff's game: a move takes any positive amount from one of two heaps, or as much from both. A
 * heap alone stands beside an empty one. Source: [wythoff1907].
 */
const wythoff = ruleDefinition({
  name: "Wythoff's game",
  rule: nimRule,
  values: null,
  notation: { ...heapNotation, parse: (text) => requireTwoHeaps(heapNotation.parse(text)) },
  requireHeaps: requireTwoHeaps,
  options: (heaps) => [
    ...movedInOne(heaps, (heap) => range(0, heap - 1)),
    ...range(1, heaps.length < 2 ? 0 : Math.min(...heaps)).map((taken) =>
      heaps.map((heap) => heap - taken),
    ),
  ],
  height: objectsIn,
  heapsPerMove: 2,
  amounts,
  allows(heaps, taken) {
    const amounts = new Set(taken.filter((amount) => amount !== 0));
    const [amount] = amounts;
    return amounts.size === 1 && amount > 0 && heaps.every((heap, i) => heap >= taken[i]);
  },
  play(convention) {
    const decision = wythoffDecision(convention);
    return {
      ...decision,
      columns: null,
      hasRow: false,
      explain: (heaps) => reasonOf(heaps, convention, decision.outcome(heaps)),
    };
  },
});

/** The heaps themselves, if they are one or two. */
function requireTwoHeaps(heaps: Heaps): Heaps {
  if (heaps.length > 0 && heaps.length <= 2) return heaps;
  throw new InputError('games/wythoff', 'position', 'integers', {
    n: 2,
    least: 0,
    most: '2^53 - 1',
    got: heaps,
  });
}

/** Any amount, but beside another heap that is taken from only as much. */
function amounts(
  heaps: Heaps,
  place: number,
  taken: readonly number[] = [],
): ReturnType<Definition['amounts']> {
  const beside = taken[1 - place] ?? 0;
  if (beside > 0) return beside <= heaps[place] ? [beside] : [];
  return range(1, heaps[place]);
}

/** The P-positions of misère play that are N-positions in normal play. */
const MISERE: readonly (readonly [number, number])[] = [
  [0, 1],
  [2, 2],
];

/**
 * P if the heaps are a and a + d, where a is the whole part of d times the golden ratio; in misère
 * play 0, 1 and 2, 2 take the places of 0, 0 and 1, 2.
 *
 * Exact below 2^53; time O(log heap). Every whole number is a heap of just one such pair, and every
 * difference occurs in just one: hence at most three moves win. Source: [wythoff1907];
 * misère play: [fraenkel1984].
 */
function wythoffDecision(convention: Convention): Decision<Heaps> {
  const misere = convention === 'misere';
  const isP = ([one, other = 0]: Heaps) => other === partnerHeap(one, misere);
  return {
    outcome: (heaps) => (isP(heaps) ? 'P' : 'N'),
    *winningMoves(heaps) {
      if (isP(heaps)) return;
      // One from each heap at most, and one that takes as much from both.
      for (const [place, heap] of heaps.entries()) {
        const left = partnerHeap(heaps[1 - place] ?? 0, misere);
        if (left < heap) yield replaced(heaps, place, left);
      }
      if (heaps.length < 2) return;
      const least = Math.min(...heaps);
      const left = smallerHeap(Math.max(...heaps) - least, misere);
      if (left < least) yield heaps.map((heap) => heap - least + left);
    },
  };
}

/** The heap that makes a P-position beside another. */
function partnerHeap(heap: number, misere: boolean): number {
  const pair = misere ? MISERE.find((each) => each.includes(heap)) : undefined;
  return pair === undefined ? partner(heap) : pair[0] + pair[1] - heap;
}

/** The smaller heap of the P-position whose heaps have a difference. */
function smallerHeap(difference: number, misere: boolean): number {
  const pair = misere ? MISERE.find(([a, b]) => b - a === difference) : undefined;
  return pair === undefined ? goldenFloor(difference) : pair[0];
}

/** The P-position with the difference of the heaps: this one, or not. */
function reasonOf([one, other = 0]: Heaps, convention: Convention, outcome: string): Reason {
  const misere = convention === 'misere';
  const difference = Math.abs(one - other);
  const least = smallerHeap(difference, misere);
  const values = { difference, pair: `${least}, ${least + difference}` };
  return reason(`wythoff${misere ? 'Misere' : ''}.${outcome}`, values);
}

/** Wythoff's game among the heap games. */
export const wythoffEntry: HeapGameEntry = {
  name: 'wythoff',
  rule: 'a move takes from one of two heaps, or as much from both',
  positions: 'one heap or two',
  start: '8,11',
  mostHeaps: 2,
  parameters: [],
  game: () => heapGameOf(wythoff),
};
