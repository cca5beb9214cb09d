import type { BloxorzLevel, Cell } from '@manaus/blocks';

/** A value of f, as Definition 3.1 of ramos2014 has it: a word, (teleport, x1, y1, x2, y2), or (number, positions, alt, weight). */
type Value =
  | 'void'
  | 'floor'
  | 'wood'
  | 'start'
  | 'goal'
  | readonly ['teleport', number, number, number, number]
  | SwitchValue;
type SwitchValue = readonly [number, readonly (readonly [number, number])[], 0 | 1, 0 | 1];
type Block = readonly [number, number, number, number];

/**
 * The repairs of Algorithm 1 that its rules in words, or our reading of them, ask for:
 *
 * `roll`: of a lying block the cube behind goes two cells on, not always the first; `down` is up with - for +, not right with - for +;
 * `select`: the two ifs exclude each other; `whole`: `_` is illegal for a whole block; `end`: no letter is read beyond the last;
 * `outside` the board is void; `order`: a teleport's x1, y1, x2, y2 in this order; `landing`: halves set down side by side join;
 * `support` is tested again after switches and teleports; `bridge`: what is compared is f at the bridge; `flip`: the two ifs exclude each
 * other; `pressed`: a press is marked once, not once for each bridge; `both` cubes of a lying block press; `resting` halves do not press;
 * `win`: nothing follows the win. With `landing` halves are never side by side, so that none can enter the cell of the other.
 *
 * @example
 * ```ts
 * repairs.length; // => 15
 * ```
 */
export const repairs = [
  'roll',
  'down',
  'select',
  'whole',
  'end',
  'outside',
  'order',
  'landing',
  'support',
  'bridge',
  'flip',
  'pressed',
  'both',
  'resting',
  'win',
] as const;
/** The name of a repair. */
export type Repair = (typeof repairs)[number];

/** The return value of the algorithm; `stuck` if the print is silent. */
export interface Run {
  readonly block: Block;
  readonly moves: number;
  readonly stuck: boolean;
}

/** The matrix f of a level whose switches are alternating or not and have a cell each: f[x][y], counted from 1. */
export function matrixOf(level: BloxorzLevel): Value[][] {
  const at = (cell: Cell) =>
    [(cell % level.width) + 1, Math.floor(cell / level.width) + 1] as const;
  const f: Value[][] = Array.from({ length: level.width + 1 }, () => []);
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
const read = (f: readonly (readonly Value[])[], x: number, y: number): Value | undefined =>
  f[x]?.[y];
const isSwitch = (value: Value | undefined): value is SwitchValue =>
  Array.isArray(value) && value.length === 4;

/**
 * Algorithm 1 as printed, with the named repairs and no others.
 *
 * Its statements in the order of the print, on a fresh matrix f, which it changes; one function, as
 * there, so that the two can be laid side by side. Returns the block as x1, y1, x2, y2, the moves
 * carried out, and whether it had to read what does not exist. Time O(letters * bridge cells).
 * Source: [ramos2014, section 3.2].
 *
 * @example
 * ```ts
 * const level = parseLevel('game bloxorz\ngrid\nG##S\nend') as BloxorzLevel;
 * printedBloxorz(level, 'LL', new Set()).block; // => [1, 1, 1, 1]
 * printedBloxorz(level, 'LR', new Set()).stuck; // => true
 * printedBloxorz(level, 'LR', new Set(repairs)).block; // => [4, 1, 4, 1]
 * ```
 */
export function printedBloxorz(
  level: BloxorzLevel,
  path: string,
  repaired: ReadonlySet<Repair>,
): Run {
  const f = matrixOf(level);
  const [xi, yi] = [(level.start % level.width) + 1, Math.floor(level.start / level.width) + 1];
  let [x1, x2, y1, y2] = [xi, xi, yi, yi];
  let cubo = 0;
  const chaves = new Array<number>(level.switches.length + 1).fill(0);
  const has = (repair: Repair) => repaired.has(repair);
  const here = (): Block => [x1, y1, x2, y2];
  const done = (moves: number, stuck = false): Run => ({ block: here(), moves, stuck });
  const empty = () => read(f, x1, y1) === 'void' || read(f, x2, y2) === 'void';

  /**
   * The effect of a press, which the print calls the same as in the case before, with x, y of the
   * pressing cube.
   */
  const press = ([number, positions]: SwitchValue) => {
    for (const [x, y] of positions) {
      // As printed a pair of coordinates is compared with void and with floor, and is neither.
      const was = has('bridge') ? f[x][y] : null;
      if (was === 'void') f[x][y] = 'floor';
      if (has('flip') ? was === 'floor' : was !== null && f[x][y] === 'floor') f[x][y] = 'void';
      if (!has('pressed')) chaves[number] = (chaves[number] + 1) % 2;
    }
    if (has('pressed')) chaves[number] = (chaves[number] + 1) % 2;
  };

  for (let i = 1; i <= path.length; i++) {
    if (
      has('win') &&
      cubo === 0 &&
      read(f, x1, y1) === 'goal' &&
      read(f, x2, y2) === 'goal' &&
      x1 === x2 &&
      y1 === y2
    )
      return done(i - 1);
    const [x3, x4, y3, y4] = [x1, x2, y1, y2];
    const back = (stuck = false) => {
      [x1, x2, y1, y2] = [x3, x4, y3, y4];
      return done(i - 1, stuck);
    };
    const moved = cubo;
    [x1, x2, y1, y2] = rollBlock(path[i - 1], [x1, x2, y1, y2], cubo, repaired);
    if (path[i - 1] === '_') {
      if (cubo === 0 && has('whole')) return back();
      const was = cubo;
      if (cubo === 1) cubo = 2;
      if (has('select') ? was === 2 : cubo === 2) cubo = 1;
      // i := i + 1 and back to the line after the head of the loop: its bound is not looked at.
      if (i === path.length && !has('end')) return done(i, true);
      continue;
    }
    if (read(f, x1, y1) === undefined || read(f, x2, y2) === undefined)
      return back(!has('outside'));
    if (empty()) return back();
    if (f[x1][y1] === 'wood' && x1 === x2 && y1 === y2) return back();
    const join = () => {
      if (Math.abs(x1 - x2) < 2 && Math.abs(y1 - y2) < 2 && (x1 === x2 || y1 === y2)) cubo = 0;
    };
    join();
    const tele = f[x1][y1];
    const split = Array.isArray(tele) && tele.length === 5 && x1 === x2 && y1 === y2;
    if (split) {
      const [, p, q, r, s] = tele as readonly ['teleport', number, number, number, number];
      cubo = 1;
      [x1, x2, y1, y2] = has('order') ? [p, r, q, s] : [p, q, r, s];
      if (read(f, x1, y1) === undefined || read(f, x2, y2) === undefined) return back(true);
      if (has('landing')) join();
    }
    const standing = x1 === x2 && y1 === y2;
    const fires = (value: Value, first: boolean): value is SwitchValue =>
      isSwitch(value) &&
      (value[2] === 0 || chaves[value[0]] === 0) &&
      ((first && standing) || value[3] === 0);
    const arrives = (half: number) => !has('resting') || split || moved === 0 || moved === half;
    const first = f[x1][y1];
    const firstFires = arrives(1) && fires(first, true);
    if (firstFires) press(first);
    const second = f[x2][y2];
    if ((has('both') ? !standing : !firstFires) && arrives(2) && fires(second, false))
      press(second);
    if (has('support') && empty()) return back();
  }
  return done(path.length);
}

/** The routine that rolls the block; places in the order x1, x2, y1, y2. */
function rollBlock(
  letter: string,
  place: readonly [number, number, number, number],
  cubo: number,
  repaired: ReadonlySet<Repair>,
): [number, number, number, number] {
  const [x1, x2, y1, y2] = place;
  const sign = letter === 'R' || letter === 'U' ? 1 : -1;
  const upright = repaired.has('down') ? 'UD' : 'U';
  if (letter === '_') return [x1, x2, y1, y2];
  if (!upright.includes(letter))
    return [...rollAlong(x1, x2, y1 === y2, sign, cubo, repaired), y1, y2];
  return [x1, x2, ...rollAlong(y1, y2, x1 === x2, sign, cubo, repaired)];
}

/** The coordinate along the move of both cubes. */
function rollAlong(
  a: number,
  b: number,
  level: boolean,
  sign: number,
  cubo: number,
  repaired: ReadonlySet<Repair>,
): [number, number] {
  if (cubo === 1) return [a + sign, b];
  if (cubo === 2) return [a, b + sign];
  if (a === b) return [a + sign, level ? b + 2 * sign : b + sign];
  // The first is taken for the one behind; after a move the other way it is the one ahead.
  const firstIsBehind = !repaired.has('roll') || (b - a) * sign > 0;
  return firstIsBehind ? [a + 2 * sign, b + sign] : [a + sign, b + 2 * sign];
}
