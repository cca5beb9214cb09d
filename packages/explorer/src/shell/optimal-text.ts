import type { Words } from '../words/words.js';

/** The number of possible moves that are on a shortest way, in words. */
export const optimalText = (n: number, of: number, words: Words): string =>
  words(of === 1 ? 'optimal.only' : n === of ? 'optimal.all' : 'optimal', { n, of });
