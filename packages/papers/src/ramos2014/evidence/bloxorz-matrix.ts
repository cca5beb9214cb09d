import type { BloxorzLevel, Cell } from '@manaus/blocks';

/**
 * A value of f, as Definition 3.1 of ramos2014 has it: a word, (teleport, x1, y1, x2, y2), or
 * (number, positions, alt, weight).
 */
export type Value = 'void' | 'floor' | 'wood' | 'start' | 'goal' | TeleportValue | SwitchValue;
/** (teleport, x1, y1, x2, y2). */
export type TeleportValue = readonly ['teleport', number, number, number, number];
/** (number, positions, alt, weight). */
export type SwitchValue = readonly [number, readonly (readonly [number, number])[], 0 | 1, 0 | 1];
/** The function f of a level: f[x][y], counted from 1. */
export type Matrix = Value[][];

/** The position x, y of a cell, counted from 1. */
export const positionOf = ({ width }: BloxorzLevel, cell: Cell): readonly [number, number] => [
  (cell % width) + 1,
  Math.floor(cell / width) + 1,
];

/** The matrix f of a level whose switches are alternating or not and have a cell each. */
export function matrixOf(level: BloxorzLevel): Matrix {
  const at = (cell: Cell) => positionOf(level, cell);
  const f: Matrix = Array.from({ length: level.width + 1 }, () => []);
  const set = (cell: Cell, value: Value) => {
    const [x, y] = at(cell);
    f[x][y] = value;
  };
  level.floor.forEach((value, cell) => {
    set(cell, value);
  });
  for (const { cells, closed } of level.bridges)
    for (const cell of cells) set(cell, closed ? 'floor' : 'void');
  level.switches.forEach(({ cells, bridges, effect, weight }, i) => {
    const positions = bridges.flatMap((bridge) => level.bridges[bridge].cells.map(at));
    set(cells[0], [i + 1, positions, effect === 'alternating' ? 0 : 1, weight === 'light' ? 0 : 1]);
  });
  for (const { cells, to } of level.teleports)
    for (const cell of cells) set(cell, ['teleport', ...at(to[0]), ...at(to[1])]);
  set(level.start, 'start');
  set(level.goal, 'goal');
  return f;
}

/** The value at a position; `undefined` outside the board. */
export const read = (f: Matrix, x: number, y: number): Value | undefined => f[x]?.[y];
/** True for the value of a switch. */
export const isSwitch = (value: Value | undefined): value is SwitchValue =>
  Array.isArray(value) && value.length === 4;
/** True for the value of a teleport. */
export const isTeleport = (value: Value | undefined): value is TeleportValue =>
  Array.isArray(value) && value.length === 5;
