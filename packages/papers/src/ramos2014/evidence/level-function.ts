import type { BloxorzLevel, BobbinLevel } from '@manaus/blocks';
import { formatLevel } from '@manaus/blocks';
import { range } from '../../check/index.js';
import { isSwitch, isTeleport, type Matrix } from './bloxorz-matrix.js';

/**
 * The condition of Definition 3.1 that a function f on {1..a} x {1..b} violates; `null` for a
 * level.
 */
export function notALevel(f: Matrix, a: number, b: number): string | null {
  const all = range(0, a * b - 1).map((i) => f[1 + (i % a)][1 + Math.floor(i / a)]);
  const isInside = (x: number, y: number) => x >= 1 && x <= a && y >= 1 && y <= b;
  const isBridge = ([x, y]: readonly [number, number]) =>
    isInside(x, y) && ['floor', 'void'].includes(String(f[x][y]));
  for (const word of ['start', 'goal'])
    if (all.filter((value) => value === word).length !== 1) return `not one ${word}`;
  for (const [, x1, y1, x2, y2] of all.filter(isTeleport))
    if (!isInside(x1, y1) || !isInside(x2, y2)) return 'a teleport leads outside';
  const switches = all.filter(isSwitch);
  const bridges = switches.flatMap(([, positions]) => positions);
  const fault = bridges.every(isBridge) ? null : 'a bridge that is neither floor nor void';
  return misnumbered(switches.map(([z]) => z)) ?? fault;
}

/** The condition on the numbers of switches that some numbers violate. */
function misnumbered(numbers: readonly number[]): string | null {
  if (new Set(numbers).size < numbers.length) return 'two switches with one number';
  return numbers.some((z) => z < 1 || z > numbers.length) ? 'a number that is too large' : null;
}

/** True if no switch opens a bridge, by what the level holds. */
const onlyCloses = ({ bridges, switches }: BloxorzLevel): boolean =>
  bridges.every(({ closed }, i) => {
    const by = switches.filter((one) => one.bridges.includes(i));
    const allowed = closed || by.length > 1 ? ['close'] : ['close', 'non-alternating'];
    return by.every(({ effect }) => allowed.includes(effect));
  });

/** The classes of levels that the definitions of ramos2014 name, from what the level holds. */
export const classesOf = (level: BloxorzLevel) => ({
  'k-BLOXORZ': (k: number) => level.switches.length <= k,
  'CLOSED-BLOXORZ': onlyCloses(level) && level.teleports.length === 0,
  'CLOSED-BLOXORZ+': onlyCloses(level),
  'BLOXORZ--': level.switches.length === 0 && level.teleports.length === 0,
});

/** The directives of a kind in the text of a level, word by word. */
export const directiveWords = (level: BloxorzLevel | BobbinLevel, kind: string): string[][] =>
  formatLevel(level)
    .split('\n')
    .map((line) => line.split(' '))
    .filter(([first]) => first === kind);

/**
 * The number of directives of a kind in the text of a level: the second way to determine its class.
 */
export const directives = (level: BloxorzLevel | BobbinLevel, kind: string): number =>
  directiveWords(level, kind).length;
