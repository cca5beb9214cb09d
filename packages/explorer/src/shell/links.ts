import type { Language } from '../words/words.js';
import { writeAddress } from './address.js';

const slug = (text: string) => text.replace(/[^\w.-]+/g, '-');

/** The page with its script and its styles in one file; it lies beside the page. */
export const wholePage = 'manaus.html';

/** True for the page as one file, which has neither report nor laboratory beside it. */
export const isAlone = (): boolean => document.querySelector('meta[name="alone"]') !== null;

/** True for a page that no server serves. */
export const isFromDisk = (): boolean => location.protocol === 'file:';

/** The link to the report that the page is part of. */
export const reportLink = '../index.html';

/** The link into the report to an item of a work. */
export const itemLink = (id: string): string => `${reportLink}#${slug(id)}`;

/** The link into the report to a notebook, by its path without suffix. */
export const notebookLink = (name: string): string =>
  `${reportLink}#notebook-${slug(`${name}.ipynb`)}`;

/** The link into the reference to a function of a package. */
export const apiLink = (pack: string, name: string): string =>
  `../api/functions/_manaus_${pack}.${name}.html`;

/** The link to the tour of the page. */
export const tourLink = (language: Language): string =>
  writeAddress({ view: 'towers', language, fields: { tour: '1' } });

/** A file of the laboratory, by which it is known to be there. */
export const laboratoryFile = '../lite/jupyter-lite.json';

/** The link to a new notebook of the laboratory with some cells. */
export const laboratoryLink = (cells: readonly string[]): string =>
  `../lite/lab/index.html?cells=${encodeURIComponent(JSON.stringify(cells))}`;

/** The longest link that every server of files takes, in characters. */
export const mostLinked = 8000;
