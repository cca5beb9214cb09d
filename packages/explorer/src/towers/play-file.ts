import { InputError, type NamedTower, towerRegistry } from '@manaus/core';
import { mapValues } from '../shell/map-values.js';
import { playFields } from '../shell/program-text.js';
import { isTowerDocument } from './document.js';
import { current, type Session } from './session.js';
import { writeSetup } from './setup.js';
import { fieldsOf, openTower, type TowerGame } from './tower-game.js';
import { distanceOf } from './world.js';

/** The game, the position and the play, labels as everywhere. */
export function writePlay(game: TowerGame): string {
  const { world, session, setup } = game;
  const at = current(session);
  const { start } = fieldsOf(game);
  const states = session.visited.slice(0, session.at + 1).map(world.label);
  const distance = distanceOf(world, at);
  return `${JSON.stringify({ ...writeSetup(setup), start, goals: world.goals.map(world.label), at: world.label(at), distance, states }, null, 2)}\n`;
}

/**
 * The game of a file that `writePlay` wrote, or of a tower document; an `InputError` if it is
 * another file.
 */
export function readPlay(
  text: string,
  old?: TowerGame,
  towers: readonly NamedTower[] = towerRegistry,
): TowerGame {
  const value = playFields(text);
  if (isTowerDocument(value)) return openTower(documentFields(value, old), old, towers);
  const { states, goals: _, at: __, distance: ___, ...rest } = value;
  const game = openTower(mapValues(rest, textOf), old, towers);
  return states === undefined ? game : { ...game, session: sessionThrough(states, game) };
}

function sessionThrough(states: unknown, { world, session }: TowerGame): Session {
  if (!Array.isArray(states) || states.length === 0 || states.length > 1_000_000)
    throw new InputError('play', 'states', 'listOf', { of: 'labels', got: states });
  const visited = states.map((label) => world.vertex(textOf(label)));
  return { start: session.start, visited, at: visited.length - 1 };
}

/** The fields of the address of a document, with as many discs as before. */
const documentFields = (document: object, old?: TowerGame) => ({
  rules: JSON.stringify(document),
  discs: String(old?.setup.discs ?? 3),
});

function textOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new InputError('play', 'file', 'document', {
    document: 'play',
    got: JSON.stringify(value),
  });
}
