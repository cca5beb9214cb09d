import type { Tower } from '@manaus/core';
import { sourceSymmetries, type TopClasses, topClasses } from './classes.js';

/**
 * The layout of the states of a size-ordered tower in bit planes.
 *
 * A word holds all settings of the smallest discs, one bit each (in two halves of 32 bits where
 * these are more than 32). Its number is the class of the largest discs times `lowWords` plus the
 * base-P digits of the discs between.
 */
export interface PlaneLayout {
  /** The digraph along which the search goes, and the capacities. */
  readonly rules: Tower;
  readonly pegs: number;
  /** Discs in a word, and their settings. */
  readonly blockDiscs: number;
  readonly blockSize: number;
  readonly wide: boolean;
  readonly lowDiscs: number;
  readonly lowWords: number;
  readonly topDiscs: number;
  readonly classes: TopClasses;
  readonly words: number;
}

/** The number of discs in a word by the number of pegs: 27, 64, 25, 36, 49 and 64 settings. */
export const BLOCK_DISCS = [0, 0, 0, 3, 3, 2, 2, 2, 2];

/**
 * The layout; `null` if bit planes do not apply: not size-ordered, fewer than 3 or more than 8
 * pegs, too few or too many discs.
 */
export function planeLayout(rules: Tower, sources: readonly number[] | null): PlaneLayout | null {
  const pegs = rules.capacities.length;
  if (rules.kernelOrder !== 'sorted' || pegs < 3 || pegs > 8) return null;
  const blockDiscs = BLOCK_DISCS[pegs];
  const between = rules.discs - blockDiscs;
  if (between < 1 || pegs ** between > 2 ** 40) return null;
  const most = Math.floor(12 / Math.log2(pegs));
  const topDiscs = Math.min(most, Math.floor(between / 2));
  const classes = topClasses(topDiscs, sourceSymmetries(rules, sources));
  const lowDiscs = between - topDiscs;
  const lowWords = pegs ** lowDiscs;
  const blockSize = pegs ** blockDiscs;
  return {
    rules,
    pegs,
    blockDiscs,
    blockSize,
    wide: blockSize > 32,
    lowDiscs,
    lowWords,
    topDiscs,
    classes,
    words: lowWords * classes.representatives.length,
  };
}
