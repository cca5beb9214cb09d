import type { ErratumWords } from '../words.js';

/** Subtraction games, their classifier, and Grundy values: sections 2.1 to 2.3 and chapter 3 of carvalho2013. */
export const subtraction: readonly ErratumWords[] = [];
