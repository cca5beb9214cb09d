import type { Level } from '@manaus/blocks';
import { type Board, type BoardOptions, boardText } from './board.js';

/**
 * A board of On The Edge: what a random walk of a random length treads. Once in a while it comes
 * back, or jumps.
 */
export function treadBoard(
  game: Level['game'],
  { width, height, least, most, random }: BoardOptions,
): Board {
  const length = least + random(Math.max(1, Math.min(most, 2 * least, width * height) - least + 1));
  const cells = Array<string>(width * height).fill('.');
  let at = random(cells.length);
  cells[at] = 'S';
  const jumps = random(2) === 0 ? random(length) : -1;
  for (let moves = 1; moves <= length; moves++) {
    const next = beside(at, width, cells.length).filter(
      (cell) => cells[cell] === '.' || (cells[cell] === '#' && moves < length && random(3) === 0),
    );
    if (next.length === 0) return { text: null, moves: moves - 1, tries: 1 };
    at = next[random(next.length)];
    cells[at] = moves === length ? 'G' : cells[at] === '#' ? 'K' : '#';
    const other = random(cells.length);
    if (moves !== jumps || moves === length || cells[at] !== '#' || cells[other] !== '.') continue;
    cells[at] = 'B';
    cells[other] = 'B';
    at = other;
  }
  return { text: boardText(game, width, cells), moves: length, tries: 1 };
}

/** The cells beside one: in its row, then in its column. */
function beside(cell: number, width: number, cells: number): number[] {
  const inRow = (next: number) => Math.floor(next / width) === Math.floor(cell / width);
  return [cell + 1, cell - 1, cell + width, cell - width].filter(
    (next, i) => next >= 0 && next < cells && (i > 1 || inRow(next)),
  );
}
