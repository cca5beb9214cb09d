import { range } from '@manaus/core';
import type { Decision } from '../game.js';
import { digitSum } from '../mex.js';
import { heapGameOf } from './definition.js';
import type { HeapGameEntry } from './heap-game.js';
import { closedValues, ruleDefinition, sumDecision } from './one-heap.js';
import { movedInOne } from './positions.js';
import { nimSumReason, type Reason, reason } from './reasons.js';
import type { Heaps, UnnamedRule } from './rule.js';

/** A move takes any positive amount from a heap. */
export const nimRule: UnnamedRule<number> = {
  options: (heap) => range(0, heap - 1),
  leaves: (heap, parts) => parts.length === 1 && parts[0] < heap,
};

/**
 * Nim: P if the nim-sum is 0; in misère play, if all heaps are 0 or 1, if it is 1. Exact below
 * 2^53, time O(heaps) per winning move. Source: [carvalho2013, theorem 2.4.1 and section 2.5].
 */
const nim = ruleDefinition({
  name: 'Nim',
  rule: nimRule,
  values: closedValues((heap) => heap, 'never'),
  play: (convention) => ({
    ...(convention === 'normal' ? normalPlay : miserePlay),
    columns: { modulus: 2, of: 'heaps' },
    explain:
      convention === 'normal'
        ? (heaps) => nimSumReason(heaps, null, 'carvalho2013/theorem-2.4.1-bouton')
        : misereReason,
  }),
});

const normalPlay = sumDecision(
  (heap) => heap,
  (heap, value) => (value < heap ? [value] : []),
);

const miserePlay: Decision<Heaps> = {
  outcome: (heaps) => (isMisereP(heaps) ? 'P' : 'N'),
  winningMoves(heaps) {
    // Only options of nim-sum 0, and those that leave 0 or 1 of a heap, may be P.
    const sum = digitSum(heaps);
    const options = movedInOne(heaps, (heap) => [
      ...new Set([digitSum([heap, sum]), 0, 1].filter((left) => left < heap)),
    ]);
    return options.filter(isMisereP);
  },
};

const isMisereP = (heaps: Heaps): boolean =>
  digitSum(heaps) === (heaps.some((heap) => heap > 1) ? 0 : 1);

function misereReason(heaps: Heaps): Reason {
  const item = 'carvalho2013/misere-nim-strategy';
  const large = heaps.filter((heap) => heap > 1).length;
  const ones = heaps.filter((heap) => heap === 1).length;
  if (large === 0) return reason(`ones.${ones % 2 === 1 ? 'P' : 'N'}`, { n: ones }, item);
  if (large === 1) return reason('oneLarge', {}, item);
  const { key, values } = nimSumReason(heaps, null, item);
  return reason(key.replace('sum', 'sumMisere'), values, item);
}

/** Nim among the heap games. */
export const nimEntry: HeapGameEntry = {
  name: 'nim',
  start: '3,5,7',
  mostHeaps: null,
  parameters: [],
  game: () => heapGameOf(nim),
};
