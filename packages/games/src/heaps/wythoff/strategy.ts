import type { Convention, Strategy } from '../../game.js';
import { requireConvention, strategyOfHeaps } from '../../requirements.js';
import { type Heaps, replaced } from '../heap-game.js';
import { goldenFloor, partner } from './golden.js';
import { requireTwoHeaps } from './wythoff.js';

/** The P-positions of misère play that are N-positions in normal play. */
const MISERE: readonly (readonly [number, number])[] = [
  [0, 1],
  [2, 2],
];

/**
 * The strategy of Wythoff's game: P if the heaps are a and a + d, where a is the whole part of d
 * times the golden ratio; in misère play 0, 1 and 2, 2 take the places of 0, 0 and 1, 2.
 *
 * Exact below 2^53; time O(log heap). Every whole number is a heap of just one such pair, and every
 * difference occurs in just one: hence at most three moves win. Source: [wythoff1907];
 * misère play: [fraenkel1984].
 *
 * @example
 * ```ts
 * const { outcome, winningMoves } = wythoffStrategy('normal');
 * [outcome([3, 5]), ...winningMoves([8, 11])]; // => ['P', [4, 7]]
 * ```
 */
export function wythoffStrategy(convention: Convention = 'normal'): Strategy<Heaps> {
  const place = 'games/wythoff-strategy';
  const misere = requireConvention(place, convention) === 'misere';
  const isP = ([one, other = 0]: Heaps) => other === besideOf(one, misere);
  const strategy: Strategy<Heaps> = {
    outcome: (heaps) => (isP(heaps) ? 'P' : 'N'),
    *winningMoves(heaps) {
      if (isP(heaps)) return;
      yield* fromOne(heaps, misere);
      if (heaps.length === 2) yield* fromBoth(heaps, misere);
    },
  };
  return strategyOfHeaps(place, strategy, (heaps) => requireTwoHeaps(place, heaps));
}

/** The winning moves that take from one heap. */
function* fromOne(heaps: Heaps, misere: boolean): Generator<Heaps> {
  for (const [place, heap] of heaps.entries()) {
    const left = besideOf(heaps[1 - place] ?? 0, misere);
    if (left < heap) yield replaced(heaps, place, left);
  }
}

/** The winning move that takes as much from both heaps, if any. */
function* fromBoth(heaps: Heaps, misere: boolean): Generator<Heaps> {
  const least = Math.min(...heaps);
  const left = leastOf(Math.max(...heaps) - least, misere);
  if (left < least) yield heaps.map((heap) => heap - least + left);
}

/** The heap that makes a P-position beside another. */
function besideOf(heap: number, misere: boolean): number {
  const pair = misere ? MISERE.find((each) => each.includes(heap)) : undefined;
  return pair === undefined ? partner(heap) : pair[0] + pair[1] - heap;
}

/** The smaller heap of the P-position whose heaps have a difference. */
export function leastOf(difference: number, misere: boolean): number {
  const pair = misere ? MISERE.find(([a, b]) => b - a === difference) : undefined;
  return pair === undefined ? goldenFloor(difference) : pair[0];
}
