import type { Heaps } from '@manaus/games';
import { range } from '../../check/index.js';
import { sumIsZero } from './digits.js';

/** A position of Nim_k. */
export type MoorePosition = { readonly k: number; readonly heaps: Heaps };

/** All k up to a largest one with all positions of a sum other than 0. */
export const nonZero = (most: number, positions: readonly Heaps[]): MoorePosition[] =>
  range(1, most).flatMap((k) =>
    positions.filter((heaps) => !sumIsZero(heaps, k + 1)).map((heaps) => ({ k, heaps })),
  );
