import { type NamedTower, towerRegistry } from '@manaus/core';
import type { Fields } from '../shell/game-state.js';
import { begin, current, type Session } from './session.js';
import { readSetup, rulesOf, type TowerSetup, writeSetup } from './setup.js';
import { invitingStart } from './start.js';
import { type World, worldOf } from './world.js';

/** A tower, its graph, and the play on it. */
export interface TowerGame {
  readonly setup: TowerSetup;
  readonly world: World;
  readonly session: Session;
}

/**
 * The game of the fields of an address, with the graph of the old game if the rules are the same.
 * Throws an `InputError` if they name no game.
 */
export function openTower(
  fields: Fields,
  old?: TowerGame,
  towers: readonly NamedTower[] = towerRegistry,
): TowerGame {
  return gameOf(readSetup(fields, towers), fields, old);
}

/** The game of a setup, at the states that the fields name. */
export function gameOf(setup: TowerSetup, fields: Fields, old?: TowerGame): TowerGame {
  const same = old !== undefined && keyOf(old.setup) === keyOf(setup);
  const world = same ? old.world : worldOf(rulesOf(setup));
  return { setup, world, session: sessionAt(fields, world) };
}

function sessionAt({ start: label, at }: Fields, world: World): Session {
  const start = label === undefined ? invitingStart(world) : world.vertex(label);
  return at === undefined ? begin(start) : { start, visited: [start, world.vertex(at)], at: 1 };
}

/** True if two games have the same rules and the same start. */
export const isSameGame = (a: TowerGame, b: TowerGame): boolean =>
  a.world === b.world && a.session.start === b.session.start;

/** A text that differs for different rules. */
const keyOf = (setup: TowerSetup): string => JSON.stringify(writeSetup(setup));

/** The fields of the address of a game. */
export const fieldsOf = (game: TowerGame): Record<string, string> => ({
  ...writeSetup(game.setup),
  start: game.world.label(game.session.start),
  ...positionOf(game),
});

/** The position of a game as a field of its address; none at the start. */
export function positionOf({ world, session }: TowerGame): Record<string, string> {
  const at = current(session);
  return at === session.start ? {} : { at: world.label(at) };
}
