import { type Phrase, phraseText } from '../shell/phrase.js';
import type { Words } from '../words/words.js';
import type { World } from './world.js';

/** The distance of a vertex from the goal. */
export function distancePhrase({ distances }: World, vertex: number): Phrase {
  const n = distances[vertex];
  if (n > 0) return { key: 'distance', values: { n } };
  return { key: n === 0 ? 'atGoal' : 'noWay' };
}

/** The distance of a vertex from the goal, in words. */
export const distanceText = (world: World, vertex: number, words: Words): string =>
  phraseText(distancePhrase(world, vertex), words);
