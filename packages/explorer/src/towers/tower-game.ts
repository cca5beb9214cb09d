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
  const world = old && hasSameRules(old.setup, setup) ? old.world : worldOf(rulesOf(setup));
  return { setup, world, session: sessionAt(fields, world) };
}

function sessionAt({ start: label, at }: Fields, world: World): Session {
  const start = label === undefined ? invitingStart(world) : world.vertex(label);
  return at === undefined ? begin(start) : { start, visited: [start, world.vertex(at)], at: 1 };
}

/** True if two games have the same rules and the same start. */
export const isSameGame = (a: TowerGame, b: TowerGame): boolean =>
  a.world === b.world && a.session.start === b.session.start;

const hasSameRules = (a: TowerSetup, b: TowerSetup): boolean =>
  JSON.stringify(writeSetup(a)) === JSON.stringify(writeSetup(b));

/** The distance of the position from the goal; negative if none can be reached. */
export const distanceHere = ({ world, session }: TowerGame): number =>
  world.distances[current(session)];

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
