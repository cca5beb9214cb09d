import { faultMaker, must, type Sentences, shown } from '@manaus/core/internals';

/** Faults of games and their positions. */
export interface GameFaults {
  heaps: { readonly got: unknown };
  /** A move that does not leave less of a heap. */
  remains: { readonly heap: number; readonly got: unknown };
  heapOrLimit: { readonly got: unknown };
  /** A position that no play from the first heaps reaches. */
  leftOver: { readonly got: unknown };
  subtractionSet: { readonly got: unknown };
  segments: { readonly got: unknown };
  paintedPoints: { readonly n: number; readonly got: unknown };
  oneConvention: { readonly got: unknown };
  /** A table of positions would be too large. */
  heapTable: { readonly most: number; readonly got: unknown };
  /** Misère play of heaps that a move may part, without a table that large. */
  misereObjects: { readonly most: number; readonly got: unknown };
  breakingCode: { readonly most: number; readonly got: unknown };
  noPeriod: { readonly set: readonly number[]; readonly got: unknown };
  noCodePeriod: { readonly code: string; readonly got: unknown };
}

declare module '@manaus/core/faults' {
  interface Faults extends GameFaults {}
}

/** The English of each code. */
const sentences: Sentences<GameFaults> = {
  heaps: must(() => 'be integers from 0 to 2^53 - 1, separated by commas'),
  remains: must(({ heap }) => `leave less of a heap of ${heap}, or as much in more heaps`),
  heapOrLimit: must(() => 'be a heap, or heap:limit, each from 0 to 2^53 - 1'),
  leftOver: must(() => 'be heaps that can be left of the first ones'),
  subtractionSet: must(() => 'be at least one integer from 1 to 2^53 - 1, each once'),
  segments: must(
    () => 'be red and blue segments as 12,34/13, each once, red as many as blue or one more',
  ),
  paintedPoints: must(
    ({ n }) => `be ${n} colors that the points may have, 012 at the corners, a dot for none`,
  ),
  oneConvention: must(() => 'be of one convention'),
  heapTable: must(
    ({ most }) => `be few enough for a table of ${most} options, as no closed form is known`,
  ),
  misereObjects: must(
    ({ most }) => `have at most ${most} objects together in misère play, as heaps may be parted`,
  ),
  breakingCode: must(
    ({ most }) =>
      `be a code such as 0.77: 0, 4, 4!, 8 or c, a point, and up to ${most} hexadecimal digits`,
  ),
  noPeriod: ({ set, got }, what) =>
    `${what} must be smaller, as no period of {${set.join(', ')}} is proved (got ${shown(got)})`,
  noCodePeriod: ({ code, got }, what) =>
    `${what} must be smaller, as no period of ${code} is proved (got ${shown(got)})`,
};

/** The error of a game, and of what is done with it. */
export const gameFault = faultMaker(sentences);
