import type { BloxorzLevel, Level } from '@manaus/blocks';
import { requireLevel } from '@manaus/blocks/internals';
import { InputError } from '@manaus/core';
import {
  isSwitch,
  isTeleport,
  type Matrix,
  matrixOf,
  positionOf,
  read,
  type SwitchValue,
} from './bloxorz-matrix.js';
import { type Place, rollBlock } from './printed-rolls.js';
import { type Repair, repairSet } from './repairs.js';

const place = 'papers/printed-bloxorz';

type Repairs = ReadonlySet<Repair>;

/** The return value of the algorithm; `stuck` if the print is silent. */
export interface Run {
  readonly block: readonly [number, number, number, number];
  readonly moves: number;
  readonly stuck: boolean;
}

/** The variables of the algorithm. */
export interface Variables {
  /** f, which presses change. */
  readonly f: Matrix;
  place: Place;
  /** The half that is moved, 1 or 2; 0 while the block is whole. */
  cubo: 0 | 1 | 2;
  /** For each switch, by its number, whether it was pressed. */
  readonly chaves: number[];
}

/**
 * The result of a letter: it was carried out, or was not, or the print reads what does not exist.
 */
type Step = 'carried out' | 'refused' | 'stuck';

/**
 * Algorithm 1 as printed, with the named repairs and no others.
 *
 * Its paragraphs are the functions below, in the order of the print, on a fresh matrix f, which
 * they change. Returns the block as x1, y1, x2, y2, the moves carried out, and whether it had to
 * read what does not exist. A repair is asked for only where it makes a difference to the step.
 * Time O(letters * bridge cells). Source: [ramos2014, section 3.2].
 *
 * @example
 * ```ts
 * const level = parseLevel('game bloxorz\ngrid\nG##S\nend');
 * printedBloxorz(level, 'LL', []).block; // => [1, 1, 1, 1]
 * printedBloxorz(level, 'LR', []).stuck; // => true
 * printedBloxorz(level, 'LR', repairs).block; // => [4, 1, 4, 1]
 * ```
 */
export function printedBloxorz(level: Level, path: string, repaired: Iterable<Repair>): Run {
  if (typeof path !== 'string' || !/^[LRUD_]*$/.test(path))
    throw new InputError(place, 'path', 'form', { form: 'LRUD_, a letter per move', got: path });
  const variables = startOf(bloxorzLevel(level));
  const end = playOf(variables, path, repairSet(place, repaired));
  return { block: blockOf(variables), ...end };
}

/** The level itself, if it is one of Bloxorz. */
function bloxorzLevel(level: Level): BloxorzLevel {
  requireLevel(place, level);
  if (level.game === 'bloxorz') return level;
  throw new InputError(place, 'level', 'otherGame', { game: 'bloxorz', got: level.game });
}

/** The block as the algorithm returns it. */
export const blockOf = ({ place: [x1, x2, y1, y2] }: Variables): Run['block'] => [x1, y1, x2, y2];

/** The variables before the first letter. */
export function startOf(level: BloxorzLevel): Variables {
  const [x, y] = positionOf(level, level.start);
  const chaves = new Array<number>(level.switches.length + 1).fill(0);
  return { f: matrixOf(level), place: [x, x, y, y], cubo: 0, chaves };
}

/** The loop over the letters of S; the variables are changed. */
export function playOf(variables: Variables, path: string, repaired: Repairs): Omit<Run, 'block'> {
  for (let i = 0; i < path.length; i++) {
    if (hasWon(variables) && repaired.has('win')) return { moves: i, stuck: false };
    const before = variables.place;
    const step = carryOut(variables, path[i], i === path.length - 1, repaired);
    if (step === 'carried out') continue;
    variables.place = before;
    return { moves: i, stuck: step === 'stuck' };
  }
  return { moves: path.length, stuck: false };
}

function carryOut(variables: Variables, letter: string, last: boolean, repaired: Repairs): Step {
  if (letter === '_') return select(variables, last, repaired);
  const moved = variables.cubo;
  variables.place = rollBlock(letter, variables.place, moved, repaired);
  if (isOutside(variables)) return repaired.has('outside') ? 'refused' : 'stuck';
  if (isOnVoid(variables) || breaksWood(variables)) return 'refused';
  join(variables);
  const split = teleport(variables, repaired);
  if (isOutside(variables)) return 'stuck';
  fireSwitches(variables, (half) => split || moved === 0 || moved === half, repaired);
  return isOnVoid(variables) && repaired.has('support') ? 'refused' : 'carried out';
}

const isStanding = ({ place: [x1, x2, y1, y2] }: Variables): boolean => x1 === x2 && y1 === y2;
const under = ({ f, place: [x1, x2, y1, y2] }: Variables) => [read(f, x1, y1), read(f, x2, y2)];
const isOutside = (variables: Variables) => under(variables).includes(undefined);
const isOnVoid = (variables: Variables) => under(variables).includes('void');
const breaksWood = (variables: Variables) =>
  under(variables)[0] === 'wood' && isStanding(variables);
const hasWon = (variables: Variables) =>
  variables.cubo === 0 && isStanding(variables) && under(variables)[0] === 'goal';

/** The letter `_`: the other half is selected. */
function select(variables: Variables, last: boolean, repaired: Repairs): Step {
  const was = variables.cubo;
  if (was === 0 && repaired.has('whole')) return 'refused';
  if (was === 1) variables.cubo = 2;
  if (was === 2 || (was === 1 && !repaired.has('select'))) variables.cubo = 1;
  // i := i + 1 and back to the line after the head of the loop: its bound is not looked at.
  return last && !repaired.has('end') ? 'stuck' : 'carried out';
}

/** Neighbors, or cubes on one cell, are one block. */
function join(variables: Variables): void {
  if (areJoined(variables)) variables.cubo = 0;
}

const areJoined = ({ place: [x1, x2, y1, y2] }: Variables): boolean =>
  Math.abs(x1 - x2) + Math.abs(y1 - y2) <= 1;

/** A teleport under a standing block: the halves are set down. Returns whether it was so. */
function teleport(variables: Variables, repaired: Repairs): boolean {
  const [tele] = under(variables);
  if (!isTeleport(tele) || !isStanding(variables)) return false;
  const [, p, q, r, s] = tele;
  variables.cubo = 1;
  variables.place = repaired.has('order') ? [p, r, q, s] : [p, q, r, s];
  if (areJoined(variables) && repaired.has('landing')) join(variables);
  return true;
}

/**
 * The switches under the first cube, then under the second, of which one may have stayed where it
 * was.
 */
function fireSwitches(
  variables: Variables,
  hasMoved: (half: 1 | 2) => boolean,
  repaired: Repairs,
): void {
  const { chaves } = variables;
  const standing = isStanding(variables);
  const fires = (value: ReturnType<typeof read>, whole: boolean): value is SwitchValue =>
    isSwitch(value) && (value[2] === 0 || chaves[value[0]] === 0) && (whole || value[3] === 0);
  const arrives = (half: 1 | 2) => hasMoved(half) || !repaired.has('resting');
  const [first, second] = under(variables);
  const firstFires = fires(first, standing) && arrives(1);
  if (firstFires) press(variables, first, repaired);
  const both = (): boolean => (repaired.has('both') ? !standing : !firstFires);
  if (fires(second, false) && arrives(2) && both()) press(variables, second, repaired);
}

/**
 * The effect of a press, which the print calls the same as in the case before, with x, y of the
 * pressing cube.
 */
function press({ f, chaves }: Variables, value: SwitchValue, repaired: Repairs): void {
  const [number, positions] = value;
  for (const [x, y] of positions) {
    // As printed a pair of coordinates is compared with void and with floor, and is neither.
    const was = repaired.has('bridge') ? f[x][y] : null;
    if (was === 'void') f[x][y] = 'floor';
    if (was === 'floor' || (was === 'void' && !repaired.has('flip'))) f[x][y] = 'void';
  }
  const times = repaired.has('pressed') ? 1 : positions.length;
  chaves[number] = (chaves[number] + times) % 2;
}
