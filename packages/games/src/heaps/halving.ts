import { range } from '@manaus/core';
import { heapGameOf } from './definition.js';
import type { HeapGameEntry } from './heap-game.js';
import { misereDecision } from './misere-search.js';
import { closedValues, ruleDefinition, sumDecision } from './one-heap.js';
import { outcomeOfValue, reason } from './reasons.js';
import type { UnnamedRule } from './rule.js';

/** A move takes at least one and less than half of a heap; heaps of 0, 1 and 2 stay. */
const rule: UnnamedRule<number> = {
  options: (heap) => range(Math.floor(heap / 2) + 1, heap - 1).reverse(),
  leaves: (heap, [left, ...others]) => others.length === 0 && left < heap && left > heap - left,
};

/**
 * The halving game, called Nim 2^k in the source. Normal play of any heaps below 2^53, misère play
 * of one: time O(heaps log heap). Source: [carvalho2013, section 2.6, lemmas 2.6.1 and 2.7.1].
 */
const halving = ruleDefinition({
  name: 'halving',
  rule,
  values: closedValues(halvingValue, 'never'),
  play(convention) {
    if (convention === 'normal')
      return {
        ...sumDecision(halvingValue, (heap, value) => above(heap, 2 * value + 1)),
        explainHeap: (heap) =>
          reason(
            `halving.${outcomeOfValue(halvingValue(heap))}`,
            { heap },
            'carvalho2013/lemma-2.6.1',
          ),
      };
    const isP = (heap: number) => halvingValue(heap) === 1;
    return {
      ...misereDecision(rule, isP, (heap) => above(heap, 3)),
      needsTable: (heaps) => heaps.length > 1,
      explainHeap: (heap) =>
        reason(`halvingMisere.${isP(heap) ? 'P' : 'N'}`, { heap }, 'carvalho2013/lemma-2.7.1'),
    };
  },
});

/**
 * The Grundy value of a heap: b for 2^a (2b + 1), 0 for an empty heap.
 *
 * Every smaller value belongs to exactly one number from half a heap to the heap, and the value of
 * the heap itself to none.
 */
function halvingValue(heap: number): number {
  let odd = heap;
  while (odd > 0 && odd % 2 === 0) odd /= 2;
  return odd === 0 ? 0 : (odd - 1) / 2;
}

/** The number odd * 2^a that is more than half a heap and less than the heap, if any. */
function above(heap: number, odd: number): number[] {
  let left = odd;
  while (2 * left <= heap) left *= 2;
  return left < heap && 2 * left > heap ? [left] : [];
}

/** The halving game among the heap games. */
export const halvingEntry: HeapGameEntry = {
  name: 'halving',
  rule: 'a move takes less than half',
  start: '20',
  mostHeaps: null,
  parameters: [],
  game: () => heapGameOf(halving),
};
