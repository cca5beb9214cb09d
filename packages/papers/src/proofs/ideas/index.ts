import type { Words } from '../../words.js';
import { bucharest } from './bucharest.js';
import { combinatorics } from './combinatorics.js';
import { grafts } from './grafts.js';
import { hanoi } from './hanoi.js';
import { hanoiSolution } from './hanoi-solution.js';
import { heapGames } from './heap-games.js';
import type { ProofIdea } from './idea.js';
import { londonOxford } from './london-oxford.js';
import { manaus } from './manaus.js';
import { nim } from './nim.js';

/** The ideas of all proofs. */
export const proofIdeas: readonly ProofIdea[] = [
  ...heapGames,
  ...nim,
  ...combinatorics,
  ...hanoi,
  ...hanoiSolution,
  ...bucharest,
  ...londonOxford,
  ...manaus,
  ...grafts,
];

const byTheorem = new Map(
  proofIdeas.flatMap(({ theorems, words }) => theorems.map((name) => [name, words] as const)),
);

/**
 * The idea of the proof of a theorem, in at most five sentences; `undefined` for a theorem about no
 * item.
 *
 * @example
 * ```ts
 * ideaOf('bouton')?.en.includes('nim-sum'); // => true
 * ```
 */
export const ideaOf = (theorem: string): Words | undefined => byTheorem.get(theorem);
