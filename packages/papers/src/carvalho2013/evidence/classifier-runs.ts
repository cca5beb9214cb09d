import { range } from '../../check/index.js';
import { printedClassifier } from './printed-classifier.js';

/** A run of the printed classifier with a limit, a set and a guess. */
export const classifierRun = (limit: number, set: readonly number[], guess = 0) =>
  printedClassifier([limit, ...set, 0, guess].map(String));

/** All sets within {1, ..., most}, those of small numbers first. */
export const setsWithin = (most: number): number[][] =>
  range(1, 2 ** most - 1).map((mask) => range(1, most).filter((_, i) => (mask >> i) & 1));
