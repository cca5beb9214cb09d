import { requireInteger } from '../../errors.js';
import type { TowerMove } from '../state.js';

/**
 * The 3^discs - 1 moves of the worst solution of Hanoi on three pegs without a repeated state, from
 * p0 to p2, one by one.
 *
 * Every disc goes to and fro between p0 and p2 over p1; the disc of move m is one more than the
 * number of times that 3 divides m. Constant time a move on average, space linear in the discs.
 * Source: [hanoi2012, on the worst solution].
 *
 * @example
 * ```ts
 * [...hanoiWorstMoves(1)]; // => [{ disc: 1, from: 0, to: 1 }, { disc: 1, from: 1, to: 2 }]
 * ```
 */
export function* hanoiWorstMoves(discs: number): Generator<TowerMove, void> {
  requireInteger('core/hanoi-worst', 'discs', discs, 0);
  const pegs = new Uint8Array(discs + 1);
  const step = new Int8Array(discs + 1).fill(1);
  for (let disc = 1; disc <= discs; ) {
    const from = pegs[disc];
    const to = from + step[disc];
    if (to < 0 || to > 2) {
      // It has come to the end of its way: next time it goes back, and a larger disc takes its
      // turn.
      step[disc] = -step[disc];
      disc++;
      continue;
    }
    pegs[disc] = to;
    yield { disc, from, to };
    disc = 1;
  }
}
