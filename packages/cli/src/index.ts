/**
 * {@include ../README.md}
 *
 * @module @manaus/cli
 */

export type { Registries } from './commands/index.js';
export { main } from './main.js';
export type { Io } from './shell/io.js';
export { launch } from './shell/launch.js';
