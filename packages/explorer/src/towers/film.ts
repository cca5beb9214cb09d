import { boardFigure, type Figure } from '@manaus/plot';
import type { Words } from '../words/words.js';
import { current } from './session.js';
import { towerText } from './texts.js';
import type { TowerGame } from './tower-game.js';

/**
 * A shortest way from the position to the goal as boards; at the goal, or where no way leads there,
 * from the start.
 */
export function filmOf({ setup, world, session }: TowerGame, words: Words): Figure[] {
  const { distances, rules } = world;
  const from = distances[current(session)] > 0 ? current(session) : session.start;
  const way = [from];
  for (let at = from; distances[at] > 0; way.push(at))
    at = world.moves(at).find(({ optimal }) => optimal)?.next ?? at;
  const title = `${towerText(words, setup.tower)}, ${words('discs.count', { n: setup.discs })}`;
  return way.map((vertex, n) => ({
    ...boardFigure({ rules, state: world.state(vertex), title }),
    subtitle: words('film.move', { n, of: way.length - 1 }),
  }));
}
