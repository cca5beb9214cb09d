import { InputError, requireInteger } from '../../errors.js';
import type { Peg, TowerMove } from '../state.js';

/**
 * Move m of the shortest solution of Hanoi on three pegs, from p0 to p2, straight from the binary
 * form of m.
 *
 * The disc is the place of the lowest 1. For an odd number of discs, the source is the number
 * without that 1, and the target the number with all below it filled up, plus 1, both modulo 3; for
 * an even number p1 and p2 change places. Time and space linear in the discs. Throws an
 * `InputError` unless 1 <= m <= 2^discs - 1. Source: [hanoi2012, on binary numbers].
 *
 * @example
 * ```ts
 * hanoiMove(8, 136n); // => { disc: 4, from: 1, to: 0 }
 * ```
 */
export function hanoiMove(discs: number, move: bigint | number): TowerMove {
  const m = requireMove('core/hanoi-move', discs, move, 1);
  const before = m - 1n;
  const lowest = (m & -m).toString(2).length;
  const peg = (number: bigint): Peg => {
    const rest = Number(number % 3n);
    return discs % 2 === 1 ? rest : (3 - rest) % 3;
  };
  return { disc: lowest, from: peg(m & before), to: peg((m | before) + 1n) };
}

/**
 * The peg of every disc after m moves of the shortest solution from p0 to p2: entry k - 1 is the
 * peg of disc k.
 *
 * From the largest disc down: where bit k of m equals bit k + 1, disc k lies on disc k + 1, else on
 * one of the other pegs, which one the bit and the parity of n - k tell. Time linear in the discs.
 * Throws an `InputError` unless 0 <= m <= 2^discs - 1. Source: T. R. Walsh's method, in [hanoi2012,
 * on the position of the discs].
 *
 * @example
 * ```ts
 * hanoiPosition(8, 136n); // => [2, 2, 2, 0, 1, 1, 1, 2]
 * ```
 */
export function hanoiPosition(discs: number, move: bigint | number): Peg[] {
  const m = requireMove('core/hanoi-position', discs, move, 0);
  const bits = m.toString(2).padStart(discs, '0');
  const pegs = new Array<Peg>(discs);
  let peg: Peg = 0;
  let bitBelow = '0';
  for (let disc = discs; disc >= 1; disc--) {
    const bit = bits[discs - disc];
    const left = (discs - disc) % 2 === 0;
    if (bit !== bitBelow) peg = (peg + (left === (bit === '1') ? 2 : 1)) % 3;
    pegs[disc - 1] = peg;
    bitBelow = bit;
  }
  return pegs;
}

/** The number of a move as a bigint. */
function requireMove(place: string, discs: number, move: bigint | number, least: number): bigint {
  requireInteger(place, 'discs', discs, 1);
  const number = Number.isSafeInteger(move) ? BigInt(move) : move;
  if (typeof number === 'bigint' && number >= least && number >> BigInt(discs) === 0n)
    return number;
  throw new InputError(place, 'move', 'between', { least, most: `2^${discs} - 1`, got: move });
}
