import type { Words } from '../words/words.js';
import type { World } from './world.js';

/** How far a vertex is from the goal, in words. */
export function distanceText({ distances }: World, vertex: number, words: Words): string {
  const n = distances[vertex];
  return n === 0 ? words('atGoal') : n < 0 ? words('noWay') : words('distance', { n });
}
