import type { Arrangement } from '@manaus/core';

/** The measures of the board in its own units. */
export const shape = {
  width: 480,
  height: 190,
  base: 160,
  disc: 26,
  narrow: 54,
  step: 24,
} as const;

/** The place of a disc on the board. */
export interface DiscPlace {
  readonly disc: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The middle of a peg. */
export const pegCenter = (peg: number, pegs: number): number =>
  ((2 * peg + 1) * shape.width) / (2 * pegs);

/** The places of all discs of a state, whose pegs list their discs from top to bottom. */
export const discPlaces = (state: Arrangement): DiscPlace[] =>
  state.flatMap((discs, peg) =>
    discs.map((disc, i) => {
      const width = shape.narrow + shape.step * (disc - 1);
      return {
        disc,
        width,
        x: pegCenter(peg, state.length) - width / 2,
        y: shape.base - shape.disc * (discs.length - i),
      };
    }),
  );
