import type { ErratumWords } from '../words.js';

/** The tables, graphs and figures of chapter 4. */
export const variants: readonly ErratumWords[] = [];
