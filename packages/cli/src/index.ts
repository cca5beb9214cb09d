/**
 * {@include ../README.md}
 *
 * @module @manaus/cli
 */

export type { Io } from './io.js';
export { launch } from './launch.js';
export { main } from './main.js';
