/**
 * {@include ../README.md}
 *
 * @module @manaus/papers
 */

// What `@manaus/papers` is in a browser: the same, with its files given by a bundle.
export { bundledWorks } from './host/browser.js';
export * from './index.js';
