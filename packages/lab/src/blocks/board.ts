import type { BloxorzRules, Level } from '@manaus/blocks';

/** Whole numbers from 0 to below a bound. */
export type Random = (below: number) => number;

/** The size of a board, and the bounds of its shortest solution. */
export interface BoardOptions {
  readonly rules: BloxorzRules | undefined;
  readonly width: number;
  readonly height: number;
  readonly least: number;
  readonly most: number;
  readonly random: Random;
}

/**
 * A board as text, `null` if none had a solution of the requested length; the longest solution
 * found, and the number of boards tried.
 */
export interface Board {
  readonly text: string | null;
  readonly moves: number;
  readonly tries: number;
}

/** The text of a board, with the lines that its signs need. */
export function boardText(
  game: Level['game'],
  width: number,
  cells: readonly string[],
  lines: Readonly<Record<string, string>> = {},
): string {
  const rows = Array.from({ length: cells.length / width }, (_, row) =>
    cells.slice(row * width, (row + 1) * width).join(''),
  );
  const needed = Object.entries(lines).flatMap(([sign, line]) =>
    cells.includes(sign) ? [line] : [],
  );
  return [`game ${game}`, 'grid', ...rows, 'end', ...needed, ''].join('\n');
}
