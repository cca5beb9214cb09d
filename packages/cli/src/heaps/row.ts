import type { Convention, HeapGameFamily, HeapParameters, HeapPlay } from '@manaus/games';
import { type GrundyRow, grundyRow } from '@manaus/games/internals';
import { BadInput } from '../errors/bad-input.js';

/** A game with the first parameters of a page. */
export function firstPlay(game: HeapGameFamily, convention: Convention = 'normal'): HeapPlay {
  const first = game.parameters.map(({ name, initial }) => [name, initial]);
  return game.play(Object.fromEntries(first), convention);
}

/** Grundy values and outcomes of the heaps 0 to `upto` of a game. */
export function rowOf(game: HeapGameFamily, parameters: HeapParameters, upto: number): GrundyRow {
  const row = grundyRow(game.play(parameters, 'normal'), upto);
  if (row === null) throw new BadInput(`the heaps of ${game.name} have no Grundy values`);
  return row;
}

/** Moves of heaps that are looked at per second, measured and rounded down. */
const MOVES_A_SECOND = 2e8;

/**
 * The expected time of a row of a subtraction game: its heaps times its moves; of other games none.
 */
export const secondsOf = (set: readonly number[] | undefined, upto: number): number =>
  ((set ?? []).filter((number) => number <= upto).length * upto) / MOVES_A_SECOND;
