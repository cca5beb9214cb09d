import { type Convention, gameSolver, heapGame, type Outcome } from '@manaus/games';
import { type Effort, type Finding, general, range, until } from '../../check/index.js';

/**
 * The outcomes of the heaps 0 to `most` of the halving game, in time O(most): from n one moves to
 * any m with n/2 < m < n, so that n is an
 * N-position exactly where the last P-position below it is above n/2.
 */
export function halvingOutcomes(most: number, convention: Convention): Outcome[] {
  let last = -1;
  return range(0, most).map((heap) => {
    const won = heap <= 2 ? convention === 'misere' : 2 * last > heap;
    if (!won) last = heap;
    return won ? 'N' : 'P';
  });
}

/** The outcome of a heap by looking at all that can follow. */
export function byRules(convention: Convention): (heap: number) => Outcome {
  const { outcome } = gameSolver(
    convention === 'normal' ? heapGame('halving') : heapGame('halving').misere,
  );
  return (heap) => outcome([heap]);
}

/** The heaps that one move leaves, straight from the rules: less than half is taken. */
export const leftByHalving = (heap: number): number[] =>
  range(1, heap - 1)
    .map((taken) => heap - taken)
    .filter((left) => 2 * left > heap);

/**
 * The claim that a heap n >= 2 is a P-position if and only if n = factor * 2^k for some k >= 0.
 *
 * By the last P-position below, and for smaller heaps by looking at all that can follow.
 */
export function timesPowerOf2(convention: Convention, factor: number, effort: Effort): Finding {
  const [most, byOptions] = effort === 'quick' ? [100_000, 400] : [2_000_000, 1500];
  const swept = halvingOutcomes(most, convention);
  return general<number, Outcome>({
    checked: {
      en: `n = 2 to ${most} by the last P-position below, and to ${byOptions} by looking at all that can follow`,
      pt: `n = 2 a ${most} pela última P-posição abaixo, e até ${byOptions} olhando tudo o que pode vir a seguir`,
    },
    instances: range(2, most),
    stated: (heap) => (isTimesPowerOf2(heap, factor) ? 'P' : 'N'),
    methods: {
      'the last P-position below': (heap) => swept[heap],
      'all that can follow': until(byOptions, byRules(convention)),
    },
  });
}

/** True if n = factor * 2^k for some k >= 0. */
export function isTimesPowerOf2(heap: number, factor: number): boolean {
  let rest = heap;
  while (rest > factor && rest % 2 === 0) rest /= 2;
  return rest === factor;
}
