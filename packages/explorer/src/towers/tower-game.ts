import { type NamedTower, towerRegistry } from '@manaus/core';
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
  fields: Readonly<Record<string, string>>,
  old?: TowerGame,
  towers: readonly NamedTower[] = towerRegistry,
): TowerGame {
  return gameOf(readSetup(fields, towers), fields, old);
}

/** The game of a setup, at the states that the fields name. */
export function gameOf(
  setup: TowerSetup,
  fields: Readonly<Record<string, string>>,
  old?: TowerGame,
): TowerGame {
  const same = old !== undefined && keyOf(old.setup) === keyOf(setup);
  const world = same ? old.world : worldOf(rulesOf(setup));
  const start = fields.start === undefined ? invitingStart(world) : world.vertex(fields.start);
  const session = begin(start);
  return {
    setup,
    world,
    session:
      fields.at === undefined
        ? session
        : { ...session, visited: [start, world.vertex(fields.at)], at: 1 },
  };
}

/** True if two games have the same rules and the same start. */
export const isSameGame = (a: TowerGame, b: TowerGame): boolean =>
  a.world === b.world && a.session.start === b.session.start;

/** A text that differs for different rules. */
const keyOf = (setup: TowerSetup): string => JSON.stringify(writeSetup(setup));

/** The fields of the address of a game. */
export function fieldsOf({ setup, world, session }: TowerGame): Record<string, string> {
  const at = current(session);
  return {
    ...writeSetup(setup),
    start: world.label(session.start),
    ...(at === session.start ? {} : { at: world.label(at) }),
  };
}
