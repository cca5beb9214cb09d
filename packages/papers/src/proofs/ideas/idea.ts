import type { Words } from '../../words.js';

/** The idea of a proof in words, for the theorems of the proof assistant that rest on it. */
export interface ProofIdea {
  readonly theorems: readonly string[];
  /** At most five sentences in each language. */
  readonly words: Words;
}
