import { range } from '@manaus/core';
import type { Convention, Strategy } from '../game.js';
import { digitSum } from '../mex.js';
import { requireConvention, strategyOfHeaps } from '../requirements.js';
import type { HeapGameFamily, Reason } from './family.js';
import { gameOf, type Heaps, movedInOne, type RuleGame } from './heap-game.js';
import { heapPlay } from './heap-play.js';
import { nimSumReason, reason } from './reasons.js';
import { sumStrategy } from './sum-strategy.js';

/**
 * Nim: a move takes any positive amount from one heap. Source: [carvalho2013, section 2.4].
 *
 * @example
 * ```ts
 * nim().options([1, 2]); // => [[0, 2], [1, 0], [1, 1]]
 * ```
 */
export function nim(): RuleGame<number> {
  return gameOf({
    name: 'Nim',
    options: (heap) => range(0, heap - 1),
    leaves: (heap, parts) => parts.length === 1 && parts[0] < heap,
  });
}

/**
 * The strategy of Nim: P if the nim-sum is 0; in misère play, if all heaps are 0 or 1, if it is 1.
 *
 * Exact below 2^53. Time O(heaps), and O(heaps) per winning move. Source: [carvalho2013, theorem
 * 2.4.1 and section 2.5].
 *
 * @example
 * ```ts
 * [...nimStrategy('normal').winningMoves([10 ** 15, 1])]; // => [[1, 1]]
 * [...nimStrategy('misere').winningMoves([5, 1])]; // => [[0, 1]]
 * ```
 */
export function nimStrategy(convention: Convention = 'normal'): Strategy<Heaps> {
  const place = 'games/nim-strategy';
  const isNormal = requireConvention(place, convention) === 'normal';
  return strategyOfHeaps(place, isNormal ? normalNim : misereNim);
}

const normalNim = sumStrategy({
  value: (heap) => heap,
  optionsOf: (heap, value) => (value < heap ? [value] : []),
});

const misereNim: Strategy<Heaps> = {
  outcome: (heaps) => (isMisereP(heaps) ? 'P' : 'N'),
  winningMoves: (heaps) => misereOptions(heaps).filter(isMisereP),
};

const isMisereP = (heaps: Heaps): boolean =>
  digitSum(heaps) === (heaps.some((heap) => heap > 1) ? 0 : 1);

/**
 * The options that may be P in misère play: those of nim-sum 0, and those that leave 0 or 1 of a
 * heap.
 */
function misereOptions(heaps: Heaps): Heaps[] {
  const sum = digitSum(heaps);
  const aims = (heap: number) =>
    new Set([digitSum([heap, sum]), 0, 1].filter((left) => left < heap));
  return movedInOne(heaps, (heap) => [...aims(heap)]);
}

/** Nim in the registry of heap games. */
export const nimFamily: HeapGameFamily = {
  name: 'nim',
  start: '3,5,7',
  mostHeaps: null,
  parameters: [],
  references: {
    items: [
      'carvalho2013/theorem-2.4.1-bouton',
      'carvalho2013/nim-example-1',
      'carvalho2013/misere-nim-strategy',
      'carvalho2013/misere-nim-rules',
    ],
    notebook: 'carvalho2013/03-nim-family',
    functions: ['nim', 'nimStrategy'],
  },
  game: nim,
  play: (_, convention) =>
    heapPlay({
      rule: nim().rule,
      convention,
      strategy: nimStrategy(convention),
      grundyValue: (heap) => heap,
      period: () => 'never',
      columns: { modulus: 2, of: 'heaps' },
      explain: convention === 'normal' ? normalReason : misereReason,
    }),
};

const normalReason = (heaps: Heaps): Reason =>
  nimSumReason(heaps, null, 'carvalho2013/theorem-2.4.1-bouton');

function misereReason(heaps: Heaps): Reason {
  const item = 'carvalho2013/misere-nim-strategy';
  const large = heaps.filter((heap) => heap > 1).length;
  const ones = heaps.filter((heap) => heap === 1).length;
  if (large === 0) return reason(`ones.${ones % 2 === 1 ? 'P' : 'N'}`, { n: ones }, item);
  if (large === 1) return reason('oneLarge', {}, item);
  const { key, values } = nimSumReason(heaps, null, item);
  return reason(key.replace('sum', 'sumMisere'), values, item);
}
