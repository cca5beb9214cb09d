import type { BloxorzLevel, BobbinLevel } from '@manaus/blocks';
import { formatLevel } from '@manaus/blocks';
import { isSwitch, isTeleport, type Matrix, read, type SwitchValue } from './bloxorz-matrix.js';

/**
 * The condition of Definition 3.1 that a function f violates, its domain being where it has values;
 * `null` for a level.
 */
export const notALevel = (f: Matrix): string | null =>
  faultOfEnds(f) ??
  faultOfTeleports(f) ??
  faultOfNumbers(switchesOf(f).map(([z]) => z)) ??
  faultOfBridges(f);

/** There is one start, and one goal. */
function faultOfEnds(f: Matrix): string | null {
  const values = f.flat();
  for (const word of ['start', 'goal'])
    if (values.filter((value) => value === word).length !== 1) return `not one ${word}`;
  return null;
}

/** Teleports lead to places in the domain. */
function faultOfTeleports(f: Matrix): string | null {
  for (const [, x1, y1, x2, y2] of f.flat().filter(isTeleport))
    if (!read(f, x1, y1) || !read(f, x2, y2)) return 'a teleport leads outside';
  return null;
}

/** Switches have different numbers, from 1 to how many there are. */
function faultOfNumbers(numbers: readonly number[]): string | null {
  if (new Set(numbers).size < numbers.length) return 'two switches with one number';
  return numbers.some((z) => z < 1 || z > numbers.length) ? 'a number that is too large' : null;
}

/** Switches work floor or void. */
function faultOfBridges(f: Matrix): string | null {
  const bridges = switchesOf(f).flatMap(([, positions]) => positions);
  const areBridges = bridges.every(([x, y]) => ['floor', 'void'].includes(String(read(f, x, y))));
  return areBridges ? null : 'a bridge that is neither floor nor void';
}

const switchesOf = (f: Matrix): SwitchValue[] => f.flat().filter(isSwitch);

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
