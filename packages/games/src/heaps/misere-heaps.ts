import { InputError } from '@manaus/core';
import type { GameSolver } from '../game-solver.js';
import { type HeapRule, type Heaps, replaced } from './heap-game.js';

/** A rule whose moves leave one heap. */
type TakingRule = Pick<HeapRule<number>, 'options'>;

/** The options of all positions below one may be this many. */
const MOST_OPTIONS = 30_000_000;

/**
 * Misère outcomes of several heaps of a game without a known closed form: a table of all positions
 * below one. A move must leave one heap.
 *
 * Positions are ranks in mixed radix, and a move makes the rank less, so one loop is enough. Time
 * O(positions times options), memory one byte per position. Throws an `InputError` beforehand if
 * there would be more than 3 * 10^7 options. Agrees with `gameSolver` of the misère game.
 *
 * @example
 * ```ts
 * const { outcome, winningMoves } = misereHeaps(subtraction([1, 2]).rule);
 * [outcome([1, 1]), outcome([2, 2])]; // => ['N', 'P']
 * winningMoves([2, 1]); // => [[0, 1]]
 * ```
 */
export function misereHeaps(rule: TakingRule): Omit<GameSolver<Heaps>, 'grundyValue'> {
  const isP = (heaps: Heaps) =>
    table(rule, heaps)[heaps.reduce((rank, heap) => rank * (heap + 1) + heap, 0)] === 1;
  return {
    outcome: (heaps) => (isP(heaps) ? 'P' : 'N'),
    winningMoves(heaps) {
      const found = table(rule, heaps);
      const weights = weightsOf(heaps);
      const top = found.length - 1;
      return heaps.flatMap((heap, place) =>
        rule
          .options(heap)
          .filter((left) => found[top - (heap - left) * weights[place]] === 1)
          .map((left) => replaced(heaps, place, left)),
      );
    },
  };
}

/** The weight of each place in the rank: the last counts ones. */
function weightsOf(heaps: Heaps): number[] {
  const weights = heaps.map(() => 1);
  for (let place = heaps.length - 2; place >= 0; place--)
    weights[place] = weights[place + 1] * (heaps[place + 1] + 1);
  return weights;
}

/** 1 where the position of a rank is P. */
function table(rule: TakingRule, heaps: Heaps): Uint8Array {
  const options = requireFew(rule, heaps);
  const weights = weightsOf(heaps);
  const radices = heaps.map((heap) => heap + 1);
  const isP = new Uint8Array(radices.reduce((product, radix) => product * radix, 1));
  for (let rank = 0; rank < isP.length; rank++) {
    let [ended, won] = [true, false];
    for (let place = 0; place < radices.length && !won; place++) {
      const heap = Math.floor(rank / weights[place]) % radices[place];
      for (const left of options[heap]) {
        ended = false;
        if (isP[rank - (heap - left) * weights[place]] === 1) {
          won = true;
          break;
        }
      }
    }
    isP[rank] = ended || won ? 0 : 1;
  }
  return isP;
}

/** The options of every heap up to the largest, where the table does not grow too large. */
function requireFew(rule: TakingRule, heaps: Heaps): (readonly number[])[] {
  const positions = heaps.reduce((product, heap) => product * (heap + 1), 1);
  const largest = Math.max(0, ...heaps);
  const each =
    positions > MOST_OPTIONS ? 1 : heaps.reduce((sum, heap) => sum + rule.options(heap).length, 0);
  const needed = positions * Math.max(1, each);
  if (needed > MOST_OPTIONS)
    throw new InputError('graph/misere-heaps', 'heaps', 'heapTable', {
      most: MOST_OPTIONS,
      got: needed,
    });
  return Array.from({ length: largest + 1 }, (_, heap) => rule.options(heap));
}
