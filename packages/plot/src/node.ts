/**
 * {@include ../README.md}
 *
 * @module @manaus/plot
 */

// What `@manaus/plot` is under Node: what a browser has, and PNG and the display of a notebook.
export * from './index.js';
export {
  bundlesOf,
  type Displayable,
  type DisplayBundle,
  jupyterDisplay,
} from './notebook/bundle.js';
export { show, showErratum, showMarkdown, showTable } from './notebook/show.js';
export { toPng } from './png.js';
export { erratumHtml, gridHtml, tableHtml } from './tables.js';
