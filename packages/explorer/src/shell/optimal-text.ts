import type { Words } from '../words/words.js';

/** How many of the possible moves are on a shortest way. */
export const optimalText = (n: number, of: number, words: Words): string =>
  words(of === 1 ? 'optimal.only' : n === of ? 'optimal.all' : 'optimal', { n, of });
