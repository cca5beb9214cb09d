import { InputError, type NamedTower, towerRegistry } from '@manaus/core';
import { playFields } from '../shell/program-text.js';
import { isTowerDocument } from './document.js';
import { current, type Session } from './session.js';
import { writeSetup } from './setup.js';
import { fieldsOf, openTower, type TowerGame } from './tower-game.js';

/** The game, the position and the play, labels as everywhere. */
export function writePlay(game: TowerGame): string {
  const { world, session, setup } = game;
  const at = current(session);
  const { start } = fieldsOf(game);
  const states = session.visited.slice(0, session.at + 1).map(world.label);
  const distance = world.distances[at] < 0 ? null : world.distances[at];
  return `${JSON.stringify({ ...writeSetup(setup), start, goals: world.goals.map(world.label), at: world.label(at), distance, states }, null, 2)}\n`;
}

/** The game of a file that `writePlay` wrote, or of a tower document; an `InputError` where it is none. */
export function readPlay(
  text: string,
  old?: TowerGame,
  towers: readonly NamedTower[] = towerRegistry,
): TowerGame {
  const value = playFields(text);
  if (isTowerDocument(value)) return openTower(documentFields(value, old), old, towers);
  const { states, goals: _, at: __, distance: ___, ...rest } = value;
  const game = openTower(
    Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, textOf(value)])),
    old,
    towers,
  );
  if (states === undefined) return game;
  if (!Array.isArray(states) || states.length === 0 || states.length > 1_000_000)
    throw new InputError('play', 'states', 'listOf', { of: 'labels', got: states });
  const visited = states.map((label) => game.world.vertex(textOf(label)));
  const session: Session = { start: game.session.start, visited, at: visited.length - 1 };
  return { ...game, session };
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
