import { leastBetween } from './flat-graph.js';

/** The cells of a corridor, from one end to the other. */
export type Corridor = readonly (readonly [number, number])[];

/**
 * Shapes of a corridor that begin with a path: steps that never come beside an earlier cell, the
 * corners included.
 */
export function* corridors(cells: number, path: Corridor = [[0, 0]]): Generator<Corridor> {
  if (path.length === cells) yield path;
  else for (const cell of nextCells(path)) yield* corridors(cells, [...path, cell]);
}

function nextCells(path: Corridor): Corridor {
  const [x, y] = path[path.length - 1];
  const cells = steps.map(([dx, dy]) => [x + dx, y + dy] as const);
  return cells.filter((cell) => !isBeside(cell, path));
}

const steps = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** True if a cell is on a path, or beside a cell of it other than its end. */
const isBeside = ([x, y]: readonly [number, number], path: Corridor): boolean =>
  path.some(([a, b], i) => Math.abs(a - x) + Math.abs(b - y) <= (i === path.length - 1 ? 0 : 1));

/**
 * The least number of moves along a corridor, from standing on one end to standing on the other;
 * `null` where there is no way.
 */
export function movesAlong(cells: Corridor): number | null {
  // The cells of a corridor as those of a square board that is as long.
  const left = Math.min(...cells.map(([x]) => x));
  const low = Math.min(...cells.map(([, y]) => y));
  const numbers = cells.map(([x, y]) => x - left + cells.length * (y - low));
  // The board of that size with floor on these cells and nowhere else.
  const side = numbers.length;
  const ground = new Uint8Array(side * side);
  for (const cell of numbers) ground[cell] = 1;
  return leastBetween(
    { width: side, height: side, ground },
    numbers[0],
    numbers[numbers.length - 1],
  );
}
