/**
 * {@include ../README.md}
 *
 * @module @manaus/plot
 */

// What `@manaus/plot` is under Node: what a browser has, PNG, and tslab or Deno as the notebook
// that displays.
import './notebook/kernel-host.js';

export * from './index.js';
export { toPng } from './png.js';
