import type { BloxorzLevel, BobbinLevel } from '@manaus/blocks';
import { formatLevel } from '@manaus/blocks';
import type { Matrix } from './bloxorz-matrix.js';

const isTuple = (value: Matrix[number][number]): value is Exclude<Matrix[number][number], string> =>
  Array.isArray(value);

/**
 * The condition of Definition 3.1 that a function f on {1..a} x {1..b} violates; `null` for a
 * level.
 */
export function notALevel(f: Matrix, a: number, b: number): string | null {
  const all = Array.from({ length: a * b }, (_, i) => f[1 + (i % a)][1 + Math.floor(i / a)]);
  const inside = (x: number, y: number) => x >= 1 && x <= a && y >= 1 && y <= b;
  for (const word of ['start', 'goal'])
    if (all.filter((value) => value === word).length !== 1) return `not one ${word}`;
  const tuples = all.filter(isTuple);
  for (const value of tuples)
    if (value.length === 5 && !(inside(value[1], value[2]) && inside(value[3], value[4])))
      return 'a teleport leads outside';
  const switches = tuples.flatMap((value) => (value.length === 4 ? [value] : []));
  const numbers = switches.map(([z]) => z);
  if (new Set(numbers).size !== numbers.length) return 'two switches with one number';
  if (numbers.some((z) => z < 1 || z > switches.length)) return 'a number that is too large';
  for (const [, positions] of switches)
    for (const [x, y] of positions)
      if (!inside(x, y) || !['floor', 'void'].includes(String(f[x][y])))
        return 'a bridge that is neither floor nor void';
  return null;
}

/** The classes of levels that the definitions of ramos2014 name, from what the level holds. */
export const classesOf = (level: BloxorzLevel) => {
  const flips = level.bridges.map((bridge, i) => ({
    bridge,
    by: level.switches.filter(({ bridges }) => bridges.includes(i)),
  }));
  const closes = flips.every(({ bridge, by }) =>
    by.every(
      ({ effect }) =>
        effect === 'close' || (effect === 'non-alternating' && !bridge.closed && by.length === 1),
    ),
  );
  return {
    'k-BLOXORZ': (k: number) => level.switches.length <= k,
    'CLOSED-BLOXORZ': closes && level.teleports.length === 0,
    'CLOSED-BLOXORZ+': closes,
    'BLOXORZ--': level.switches.length === 0 && level.teleports.length === 0,
  };
};

/**
 * The number of directives of a kind in the text of a level: the second way to determine its class.
 */
export const directives = (level: BloxorzLevel | BobbinLevel, kind: string): number =>
  formatLevel(level)
    .split('\n')
    .filter((line) => line.startsWith(`${kind} `)).length;
