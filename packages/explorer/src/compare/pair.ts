import type { NamedTower } from '@manaus/core';
import { queryOf } from '../shell/address.js';
import type { Fields } from '../shell/game-state.js';
import { begin, current } from '../towers/session.js';
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
 * of discs, and the start where it is a state of both.
 */
export function openPair(fields: Fields, old?: Pair, towers?: readonly NamedTower[]): Pair {
  const { compare = '', ...first } = fields;
  const a = openTower(first, old?.[0], towers);
  const second = Object.fromEntries(new URLSearchParams(compare));
  const b = openTower({ discs: String(a.setup.discs), ...second }, old?.[1], towers);
  const start = second.start === undefined ? sameState(a.world, a.session.start, b.world) : null;
  return [a, start === null ? b : { ...b, session: begin(start) }];
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
  const { world, session } = pair[side];
  return sameState(world, current(session), pair[otherSide(side)].world);
};
