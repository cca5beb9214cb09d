import { rankPermutation, unrankPermutation } from '@manaus/core/internals';
import type { LiftLayout } from './layout.js';
import { WORD_ORDERS } from './orders.js';
import type { LiftShare } from './puller.js';

/** The setting of the heights of a rank, and the bit of its order, read as the lift reads it. */
export function liftedPlace(
  { rules, heights, words }: LiftLayout,
  rank: number,
): { readonly setting: number; readonly word: number; readonly bit: number } {
  const orders = words * WORD_ORDERS;
  const setting = Math.floor(rank / orders);
  const read = unrankPermutation(rank - setting * orders, rules.discs);
  const order = rankPermutation(firstPegTurned(read, heights[setting][0]));
  return { setting, word: Math.floor(order / WORD_ORDERS), bit: 1 << (order % WORD_ORDERS) };
}

/** True if the last level, by its active pieces, has the state of a rank. */
export function isInLevel(
  layout: LiftLayout,
  { planes, planeOf }: LiftShare,
  active: Uint8Array,
  rank: number,
): boolean {
  const { setting, word, bit } = liftedPlace(layout, rank);
  const piece = setting * layout.cut.pieces + Math.floor(word / layout.cut.pieceWords);
  const plane = planes[planeOf[setting]];
  return plane !== undefined && active[piece] !== 0 && (plane[word] & bit) !== 0;
}

/** Ors the pieces of the last level that have states of it: the others hold what is old. */
export function markLevel(
  { cut }: LiftLayout,
  { planes, planeOf }: LiftShare,
  activePieces: Uint8Array,
  bits: readonly Int32Array[],
): void {
  for (const [setting, marked] of bits.entries()) {
    const plane = planes[planeOf[setting]];
    if (plane === undefined) continue;
    for (let piece = 0; piece < cut.pieces; piece++) {
      if (activePieces[setting * cut.pieces + piece] === 0) continue;
      const end = (piece + 1) * cut.pieceWords;
      for (let word = piece * cut.pieceWords; word < end; word++) marked[word] |= plane[word];
    }
  }
}

/** The ranks of the last level, by its active pieces. */
export function* ranksIn(
  { rules, heights, words, cut }: LiftLayout,
  { planes, planeOf }: LiftShare,
  activePieces: Uint8Array,
): Generator<number> {
  const orders = words * WORD_ORDERS;
  for (const [setting, [onFirst]] of heights.entries()) {
    const plane = planes[planeOf[setting]];
    if (plane === undefined) continue;
    for (let word = 0; word < words; word++) {
      if (!activePieces[setting * cut.pieces + Math.floor(word / cut.pieceWords)]) continue;
      for (let bits = plane[word]; bits !== 0; bits &= bits - 1) {
        const order = unrankPermutation(
          word * WORD_ORDERS + 31 - Math.clz32(bits & -bits),
          rules.discs,
        );
        yield setting * orders + rankPermutation(firstPegTurned(order, onFirst));
      }
    }
  }
}

const firstPegTurned = (order: readonly number[], height: number) => [
  ...order.slice(0, height).reverse(),
  ...order.slice(height),
];
