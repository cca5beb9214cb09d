import type { NamedTower } from '@manaus/core';
import { comparableGoal } from '@manaus/core/internals';
import { current, historyOf, startOf } from '../play/history.js';
import { queryOf } from '../shell/address.js';
import type { Fields } from '../shell/game-state.js';
import { fieldsOf, openTower, type TowerGame } from '../towers/tower-game.js';
import { vertexIn, type World } from '../towers/world.js';

/** Two towers side by side, each with a play. */
export type Pair = readonly [TowerGame, TowerGame];

/** The first or the second tower. */
export type Side = 0 | 1;

export const sides = [0, 1] as const;

export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);

/**
 * The pair of an address: the fields of the first tower, and in `compare` those of the second, as
 * the query of another address. What the second does not say is as in the first: the number
 * of discs, and the goal and the start where they are states of both.
 */
export function openPair(fields: Fields, old?: Pair, towers?: readonly NamedTower[]): Pair {
  const { compare = '', ...first } = fields;
  const a = openTower(first, old?.[0], towers);
  const second = Object.fromEntries(new URLSearchParams(compare));
  return [a, openBeside({ discs: String(a.setup.discs), ...second }, a, old?.[1], towers)];
}

/** The tower of some fields, with the goal and the start of another where they are its own too. */
export function openBeside(
  fields: Fields,
  there: TowerGame,
  old?: TowerGame,
  towers?: readonly NamedTower[],
): TowerGame {
  const own = openTower(fields, old, towers);
  const goal =
    fields.goal === undefined ? comparableGoal(there.world.rules, own.world.rules) : null;
  const game = goal === null ? own : openTower({ ...fields, goal }, old, towers);
  if (fields.start !== undefined) return game;
  const start = sameState(there.world, startOf(there.history), game.world);
  return start === null ? game : { ...game, history: historyOf([start]) };
}

/** The fields of the address of a pair. */
export const pairFields = ([a, b]: Pair): Fields => ({
  ...fieldsOf(a),
  compare: queryOf(fieldsOf(b)),
});

/** The pair with another game on one side. */
export const withGame = ([a, b]: Pair, side: Side, game: TowerGame): Pair =>
  side === 0 ? [game, b] : [a, game];

/** The vertex of the same label in another tower; `null` where that has no such state. */
export const sameState = (world: World, vertex: number, other: World): number | null =>
  vertexIn(other, world.label(vertex));

/** The state shown on a side, in the other tower. */
export const shownThere = (pair: Pair, side: Side): number | null => {
  const { world, history } = pair[side];
  return sameState(world, current(history), pair[otherSide(side)].world);
};
