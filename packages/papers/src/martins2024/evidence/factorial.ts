import { range } from '../../check/index.js';

/** n!, the number of orders of n discs. */
export const factorial = (n: number): number => range(2, n).reduce((product, k) => product * k, 1);
