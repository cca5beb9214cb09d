import { InputError } from '@manaus/core';
import { isObject } from '@manaus/core/internals';
import type { Axis, BloxorzRules, Level, SwitchEffect, Weight } from './level.js';

type Value = Readonly<Record<string, unknown>>;
type Test = (value: unknown) => boolean;

const isText: Test = (value) => typeof value === 'string';
const isFlag: Test = (value) => typeof value === 'boolean';
const isNumber: Test = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const oneOf =
  <T extends string>(...names: T[]): Test =>
  (value) =>
    names.some((name) => name === value);
const listOf =
  (fits: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every(fits);
const withFields =
  (fields: Readonly<Record<string, Test>>): Test =>
  (value) =>
    isObject(value) && Object.entries(fields).every(([name, fits]) => fits(value[name]));

/** Parts with cells; on the board or not is seen where the size is known. */
const partsWith = (fields: Readonly<Record<string, Test>>): Test =>
  listOf(withFields({ name: isText, ...fields }));

/** What each field of a level is, besides the fields that every level has. */
const ofGame: { readonly [G in Level['game']]: Readonly<Record<string, Test>> } = {
  bloxorz: {
    rules: oneOf<BloxorzRules>('official', 'strict'),
    floor: listOf(oneOf('void', 'floor', 'wood')),
    bridges: partsWith({ cells: listOf(isNumber), closed: isFlag }),
    switches: partsWith({
      cells: listOf(isNumber),
      weight: oneOf<Weight>('light', 'heavy'),
      effect: oneOf<SwitchEffect>('alternating', 'non-alternating', 'close', 'open'),
      bridges: listOf(isNumber),
    }),
    teleports: partsWith({ cells: listOf(isNumber), to: listOf(isNumber) }),
  },
  'on-the-edge': { floor: listOf(oneOf('void', 'once', 'twice', 'blue', 'goal')) },
  bobbin: {
    floor: listOf(oneOf('void', 'floor', 'raised')),
    orientation: oneOf<Axis>('standing', 'lying-x', 'lying-y'),
    keys: partsWith({ cell: isNumber, raised: isFlag, partner: isNumber }),
    stars: partsWith({ cells: listOf(isNumber), moves: isNumber }),
  },
};

const isLevel = (value: unknown): boolean =>
  isObject(value) &&
  fits(value) &&
  Object.entries(ofGame).some(([game, fields]) =>
    withFields({ game: (name) => name === game, name: isText, ...fields })(value),
  );

/** True if the floor is as large as the board, and start and goal lie on it. */
const fits = ({ width, height, floor, start, goal }: Value): boolean => {
  const area = Number(width) * Number(height);
  const isOnBoard = (cell: unknown) => isNumber(cell) && Number(cell) < area;
  return (
    [width, height].every(isNumber) &&
    Array.isArray(floor) &&
    floor.length === area &&
    [start, goal].every(isOnBoard)
  );
};

/**
 * Throws an `InputError` unless a value is a level; a text must be read by `parseLevel` first. Time
 * O(cells).
 *
 * @example
 * ```ts
 * requireLevel('blocks/game', parseLevel('game bobbin\ngrid\nS#G\nend'));
 * requireLevel('blocks/game', 'game bobbin'); // throws level must be a level, as parseLevel reads it
 * ```
 */
export function requireLevel(place: string, level: unknown, parameter = 'level'): void {
  if (!isLevel(level))
    throw new InputError(place, parameter, 'kind', { kind: 'level', got: level });
}

/** Throws an `InputError` unless a value is a level of a game. */
export function requireLevelOf<G extends Level['game']>(
  place: string,
  game: G,
  level: Level,
): asserts level is Extract<Level, { game: G }> {
  requireLevel(place, level);
  if (level.game !== game)
    throw new InputError(place, 'game', 'equal', { value: game, got: level.game });
}
