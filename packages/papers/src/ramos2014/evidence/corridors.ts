import { distancesFrom } from './flat-graph.js';

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
  const [left, low] = [Math.min(...cells.map(([x]) => x)), Math.min(...cells.map(([, y]) => y))];
  const side = cells.length;
  const ground = new Uint8Array(side * side);
  const at = ([x, y]: readonly [number, number]) => x - left + side * (y - low);
  for (const cell of cells) ground[at(cell)] = 1;
  const moves = distancesFrom({ width: side, height: side, ground }, at(cells[0]))[
    3 * at(cells[side - 1])
  ];
  return moves < 0 ? null : moves;
}
