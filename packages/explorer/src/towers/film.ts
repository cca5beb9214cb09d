import { boardFigure, type Figure } from '@manaus/plot';
import { current, startOf } from '../play/history.js';
import type { Words } from '../words/words.js';
import { sizedText } from './texts.js';
import { distanceHere, type TowerGame } from './tower-game.js';
import type { World } from './world.js';

/**
 * A shortest way from the position to the goal as boards; at the goal, or where no way leads there,
 * from the start.
 */
export function filmOf(game: TowerGame, words: Words): Figure[] {
  const { setup, world, history } = game;
  const title = sizedText(words, setup);
  const way = wayFrom(world, distanceHere(game) > 0 ? current(history) : startOf(history));
  return way.map((vertex, n) => ({
    ...boardFigure({ rules: world.rules, state: world.state(vertex), title }),
    subtitle: words('film.move', { n, of: way.length - 1 }),
  }));
}

/** A shortest way from a vertex to the goal. */
function wayFrom({ distances, moves }: World, from: number): number[] {
  const way = [from];
  for (let at = from; distances[at] > 0; way.push(at))
    at = moves(at).find(({ optimal }) => optimal)?.next ?? at;
  return way;
}
