import type { Convention, Strategy } from '../../game.js';
import type { FibonacciPosition } from './fibonacci.js';
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
export function fibonacciStrategy(convention: Convention): Strategy<FibonacciPosition> {
  const kept = convention === 'normal' ? 0 : 1;
  const winning = ({ heap, limit }: FibonacciPosition) =>
    heap <= kept
      ? []
      : trailing(heap - kept)
          .filter((taken) => taken <= limit)
          .map((taken) => ({ heap: heap - taken, limit: 2 * taken }));
  // Where nothing may be taken, the game is over.
  const over = convention === 'normal' ? 'P' : 'N';
  return {
    outcome: (position) =>
      Math.min(position.heap, position.limit) === 0
        ? over
        : winning(position).length > 0
          ? 'N'
          : 'P',
    winningMoves: winning,
  };
}

/** The sums of the smallest parts that are less than half of the next part, or all of them. */
function trailing(heap: number): number[] {
  const parts = zeckendorf(heap).reverse();
  const sums: number[] = [];
  for (let i = 0, sum = 0; i < parts.length; i++) {
    sum += parts[i];
    if (i === parts.length - 1 || 2 * sum < parts[i + 1]) sums.push(sum);
  }
  return sums;
}
