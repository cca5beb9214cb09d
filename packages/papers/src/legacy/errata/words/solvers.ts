import type { ErratumWords } from '../words.js';

/** The algorithms of chapter 4. */
export const solvers: readonly ErratumWords[] = [];
