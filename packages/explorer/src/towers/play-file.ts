import { InputError, type NamedTower, towerRegistry } from '@manaus/core';
import { current, type History, historyOf, wayOf } from '../play/history.js';
import { playFields } from '../shell/program-text.js';
import { mapValues } from '../shell/values.js';
import { isTowerDocument } from './document.js';
import { writeSetup } from './setup.js';
import { fieldsOf, openTower, type TowerGame } from './tower-game.js';
import { distanceOf } from './world.js';

/** The game, the position and the play, labels as everywhere. */
export function writePlay(game: TowerGame): string {
  const { world, history, setup } = game;
  const at = current(history);
  const { start } = fieldsOf(game);
  const states = wayOf(history).map(world.label);
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
  // A document is opened with as many discs as before.
  if (isTowerDocument(value))
    return openTower(
      { rules: JSON.stringify(value), discs: String(old?.setup.discs ?? 3) },
      old,
      towers,
    );
  const { states, goals: _, at: __, distance: ___, ...rest } = value;
  const game = openTower(mapValues(rest, textOf), old, towers);
  return states === undefined ? game : { ...game, history: historyThrough(states, game) };
}

function historyThrough(states: unknown, { world }: TowerGame): History<number> {
  if (!Array.isArray(states) || states.length === 0 || states.length > 1_000_000)
    throw new InputError('play', 'states', 'listOf', { of: 'labels', got: states });
  return historyOf(states.map((label) => world.vertex(textOf(label))));
}

function textOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new InputError('play', 'file', 'document', {
    document: 'play',
    got: JSON.stringify(value),
  });
}
