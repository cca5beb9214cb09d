import type { Figure } from '@manaus/plot';
import { discColor } from '@manaus/plot/internals';
import { range } from '../../check/index.js';

/**
 * The number of lines that a picture of a graph draws in the color of disc 1, of disc 2, and so on.
 */
export const drawnLines = ({ marks }: Figure, discs: number): number[] =>
  range(1, discs).map((disc) =>
    marks.reduce(
      (sum, mark) =>
        mark.kind === 'line' && mark.color === discColor(disc) ? sum + mark.lines.length : sum,
      0,
    ),
  );
