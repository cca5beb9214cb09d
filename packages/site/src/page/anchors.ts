import { slug } from './paths.js';

/**
 * The place of an item on the one page that the report was; the page of games still links to it.
 */
export const itemAnchor = (id: string): string => slug(id);

/** The place of a notebook there, by its path without ending. */
export const notebookAnchor = (name: string): string => `notebook-${slug(`${name}.ipynb`)}`;
