import { range } from '@manaus/core';
import type { Convention, Strategy } from '../game.js';
import { requireConvention, requireHeap, strategyOfHeaps } from '../requirements.js';
import type { HeapGameFamily, HeapPlay, Reason } from './family.js';
import { gameOf, type Heaps, type RuleGame } from './heap-game.js';
import { heapPlay } from './heap-play.js';
import { misereStrategy } from './misere-heaps.js';
import { reason } from './reasons.js';
import { sumStrategy } from './sum-strategy.js';

const place = 'games/halving';

/**
 * The halving game, called Nim 2^k in the source: a move takes at least one and less than half of a
 * heap; heaps of 0, 1 and 2 stay. Source: [carvalho2013, section 2.6].
 *
 * @example
 * ```ts
 * halving().options([6]); // => [[5], [4]]
 * ```
 */
export function halving(): RuleGame<number> {
  return gameOf({
    name: 'halving',
    options: (heap) => range(Math.floor(heap / 2) + 1, heap - 1).reverse(),
    leaves: (heap, [left, ...others]) => others.length === 0 && left < heap && left > heap - left,
  });
}

/**
 * The Grundy value of a heap of the halving game: b for 2^a (2b + 1), 0 for an empty heap.
 *
 * Every smaller value belongs to exactly one number from half a heap to the heap, and the value of
 * the heap itself to none. Time O(log heap).
 *
 * @example
 * ```ts
 * [0, 1, 2, 3, 4, 5, 6, 7, 8].map(halvingGrundyValue); // => [0, 0, 0, 1, 0, 2, 1, 3, 0]
 * ```
 */
export function halvingGrundyValue(heap: number): number {
  return grundyOf(requireHeap(place, heap));
}

function grundyOf(heap: number): number {
  let odd = heap;
  while (odd > 0 && odd % 2 === 0) odd /= 2;
  return odd === 0 ? 0 : (odd - 1) / 2;
}

/**
 * The strategy of the halving game. A single heap is P if it is 0 or a power of 2, in misère play
 * if it is 3 times a power of 2.
 *
 * Normal play of any heaps below 2^53, misère play of one: time O(heaps log heap). Misère play of
 * several heaps: by `misereHeaps`, with its limit. Source: [carvalho2013, lemmas 2.6.1 and 2.7.1].
 *
 * @example
 * ```ts
 * [...halvingStrategy('normal').winningMoves([100])]; // => [[64]]
 * [...halvingStrategy('misere').winningMoves([10 ** 15])]; // => [[844424930131968]]
 * ```
 */
export function halvingStrategy(convention: Convention = 'normal'): Strategy<Heaps> {
  const isNormal = requireConvention(place, convention) === 'normal';
  return strategyOfHeaps(place, isNormal ? normalHalving : misereHalving);
}

const normalHalving = sumStrategy({
  value: grundyOf,
  optionsOf: (heap, value) => above(heap, 2 * value + 1),
});

const misereHalving = misereStrategy(halving().rule, {
  isP: (heap) => grundyOf(heap) === 1,
  optionsP: (heap) => above(heap, 3),
});

/** The number odd * 2^a that is more than half a heap and less than the heap, if any. */
function above(heap: number, odd: number): number[] {
  let left = odd;
  while (2 * left <= heap) left *= 2;
  return left < heap && 2 * left > heap ? [left] : [];
}

/** The halving game in the registry of heap games. */
export const halvingFamily: HeapGameFamily = {
  name: 'halving',
  rule: 'a move takes less than half',
  start: '20',
  mostHeaps: null,
  parameters: [],
  references: {
    items: ['carvalho2013/lemma-2.6.1', 'carvalho2013/lemma-2.7.1', 'carvalho2013/nim2k-example'],
    notebook: 'carvalho2013/03-nim-family',
    functions: ['halving', 'halvingStrategy'],
  },
  game: halving,
  play: (_, convention) => play(convention),
};

function play(convention: Convention): HeapPlay {
  const strategy = halvingStrategy(convention);
  return heapPlay({
    rule: halving().rule,
    convention,
    strategy,
    grundyValue: grundyOf,
    period: () => 'never',
    needsTable: (heaps) => convention === 'misere' && heaps.length > 1,
    explainHeap: (heap) => heapReason(heap, convention, strategy.outcome([heap])),
  });
}

const heapReason = (heap: number, convention: Convention, outcome: string): Reason =>
  convention === 'normal'
    ? reason(`halving.${outcome}`, { heap }, 'carvalho2013/lemma-2.6.1')
    : reason(`halvingMisere.${outcome}`, { heap }, 'carvalho2013/lemma-2.7.1');
