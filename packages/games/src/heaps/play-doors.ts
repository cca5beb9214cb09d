import { InputError, requireInteger } from '@manaus/core';
import { requireConvention, requireHeap, requireHeaps, requireUpto } from '../requirements.js';
import type { HeapPlay, HeapPosition, HeapsOrPosition } from './family.js';
import type { Heaps } from './heap-game.js';

const place = 'games/heap-play';

/** The functions of a play that are asked about a position. */
type Asked =
  | 'outcome'
  | 'winningMoves'
  | 'amounts'
  | 'ways'
  | 'allows'
  | 'after'
  | 'arithmetic'
  | 'explain';

/** A play as its parts give it: its functions take positions only, and check nothing. */
export type UncheckedPlay = Omit<HeapPlay, Asked> & {
  [K in Asked]: HeapPlay[K] extends (position: HeapsOrPosition, ...rest: infer Rest) => infer Answer
    ? (position: HeapPosition, ...rest: Rest) => Answer
    : never;
};

/**
 * A play whose functions take a position, or its heaps alone, and refuse anything else.
 *
 * @param requireCount refuses heaps of which the game has another number
 */
export function playDoors(
  play: UncheckedPlay,
  requireCount: (heaps: Heaps) => Heaps = (heaps) => heaps,
): HeapPlay {
  requireConvention(place, play.convention);
  const known = (position: HeapsOrPosition): HeapPosition => {
    const whole = positionOf(position);
    requireCount(whole.heaps);
    return whole;
  };
  const at = (position: HeapPosition, spot: number) =>
    requireInteger(place, 'place', spot, 0, position.heaps.length - 1);
  const { grundyValue, grundyValues } = play;
  return {
    ...play,
    outcome: (position) => play.outcome(known(position)),
    winningMoves: (position) => play.winningMoves(known(position)),
    amounts(position, spot, taken) {
      const whole = known(position);
      return play.amounts(whole, at(whole, spot), taken && requireHeaps(place, taken, 'taken'));
    },
    ways(position, spot, amount) {
      const whole = known(position);
      return play.ways(whole, at(whole, spot), requireHeap(place, amount, 'amount'));
    },
    allows(position, taken, split) {
      const whole = known(position);
      return play.allows(whole, requireAmounts(whole, taken), split);
    },
    after(position, taken, split) {
      const whole = known(position);
      return play.after(whole, requireTaken(whole, taken), split);
    },
    needsTable: (heaps) => play.needsTable(requireHeaps(place, heaps)),
    grundyValue: grundyValue && ((heap) => grundyValue(requireHeap(place, heap))),
    grundyValues: grundyValues && ((upto) => grundyValues(requireUpto(place, upto))),
    arithmetic: (position) => play.arithmetic(known(position)),
    explain: (position) => play.explain(known(position)),
  };
}

/** The position, if it is one; heaps alone have no limit. */
export function positionOf(position: HeapsOrPosition): HeapPosition {
  if (Array.isArray(position)) return { heaps: requireHeaps(place, position), limit: null };
  const { heaps, limit } = fieldsOf(position as HeapPosition);
  requireHeaps(place, heaps);
  if (limit !== null) requireHeap(place, limit, 'limit');
  return { heaps, limit };
}

/** The fields of a position; a limit that is missing is none. */
function fieldsOf(position: HeapPosition): HeapPosition {
  const names = ['heaps', 'limit'];
  if (typeof position !== 'object' || position === null || !('heaps' in position))
    throw new InputError(place, 'position', 'object', { names, got: position });
  const unknown = Object.keys(position).find((name) => !names.includes(name));
  if (unknown !== undefined) throw new InputError(place, unknown, 'unknownField', { names });
  return { heaps: position.heaps, limit: position.limit ?? null };
}

/** The amounts themselves, if there is one for each heap: whole numbers of any size. */
function requireAmounts({ heaps }: HeapPosition, taken: readonly number[]): readonly number[] {
  const fits = Array.isArray(taken) && taken.length === heaps.length;
  if (fits && taken.every(Number.isSafeInteger)) return taken;
  throw new InputError(place, 'taken', 'onePer', {
    n: heaps.length,
    of: 'numbers',
    per: 'heaps',
    got: taken,
  });
}

/** The same, if each is no more than its heap holds. */
function requireTaken(position: HeapPosition, taken: readonly number[]): readonly number[] {
  requireAmounts(position, taken);
  taken.forEach((amount, i) => {
    requireInteger(place, 'taken', amount, 0, position.heaps[i]);
  });
  return taken;
}
