import type { Cell, Placed } from '../rules/grid.js';

/** The cell beside another in the direction of a letter; -1 outside the board. */
export function neighbor(
  { width, height }: { readonly width: number; readonly height: number },
  cell: Cell,
  letter: number,
): Cell {
  const x = cell % width;
  if (letter === 0) return x + 1 < width ? cell + 1 : -1;
  if (letter === 1) return x > 0 ? cell - 1 : -1;
  if (letter === 2) return cell + width < width * height ? cell + width : -1;
  return cell >= width ? cell - width : -1;
}

/** The place of the thing that has a cell; -1 for none. */
export function placesOf(cells: number, things: readonly Placed[]): Int32Array {
  const places = new Int32Array(cells).fill(-1);
  for (const [place, thing] of things.entries())
    for (const cell of thing.cells) places[cell] = place;
  return places;
}
