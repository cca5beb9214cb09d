import type { Convention, Strategy } from '../../game.js';
import { requireConvention } from '../../requirements.js';
import { objectsIn } from '../heap-game.js';
import { afterTaking, type FibonacciPosition, requirePosition } from './fibonacci.js';
import { zeckendorf } from './zeckendorf.js';

/**
 * The strategy of Fibonacci Nim: N if the smallest part of the heap's Zeckendorf representation may
 * be taken.
 *
 * A winning amount is a sum of the smallest parts, less than half of the next one: what is left and
 * what is taken are a Zeckendorf representation together. In misère play nobody takes the last one
 * willingly, so the game is normal play with one less. Time O(log heap). Source: [carvalho2013,
 * section 2.8].
 *
 * @example
 * ```ts
 * [...fibonacciStrategy('normal').winningMoves({ heap: 20, limit: 19 })]; // => [{ heap: 18, limit: 4 }]
 * fibonacciStrategy('misere').outcome({ heap: 14, limit: 12 }); // => 'P'
 * ```
 */
export function fibonacciStrategy(convention: Convention = 'normal'): Strategy<FibonacciPosition> {
  const kept = requireConvention('games/fibonacci-strategy', convention) === 'normal' ? 0 : 1;
  const winning = (position: FibonacciPosition) => winningMoves(requirePosition(position), kept);
  return {
    outcome(position) {
      requirePosition(position);
      // Where nothing may be taken, the game is over.
      if (Math.min(position.heap, position.limit) === 0) return kept === 0 ? 'P' : 'N';
      return winning(position).length > 0 ? 'N' : 'P';
    },
    winningMoves: winning,
  };
}

/** The moves that win if some objects are never taken. */
const winningMoves = ({ heap, limit }: FibonacciPosition, kept: number): FibonacciPosition[] =>
  trailing(Math.max(0, heap - kept))
    .filter((taken) => taken <= limit)
    .map((taken) => afterTaking(heap, taken));

/** The sums of the smallest parts that are less than half of the next part, or all of them. */
function trailing(heap: number): number[] {
  const parts = zeckendorf(heap).reverse();
  const sums = parts.map((_, i) => objectsIn(parts.slice(0, i + 1)));
  return sums.filter((sum, i) => i === sums.length - 1 || 2 * sum < parts[i + 1]);
}
