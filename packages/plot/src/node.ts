/**
 * {@include ../README.md}
 *
 * @module @manaus/plot
 */

// What `@manaus/plot` is under Node: what a browser has, and PNG and the display of a notebook.
export * from './index.js';
export { show, showErratum, showMarkdown, showTable } from './notebook.js';
export { toPng } from './png.js';
