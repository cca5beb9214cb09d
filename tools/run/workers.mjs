import { availableParallelism, totalmem } from 'node:os';

const GIBIBYTE = 2 ** 30;

/**
 * How many notebooks run at a time: one for each core, two at least, if each has a gibibyte (the
 * largest took 0.7).
 *
 * @param {number} cores
 * @param {number} memory in bytes
 */
export const workersFor = (cores = availableParallelism(), memory = totalmem()) =>
  Math.max(2, Math.min(cores, Math.floor(memory / GIBIBYTE)));
