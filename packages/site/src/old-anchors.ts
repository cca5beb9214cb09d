import { itemAnchor, notebookAnchor } from './page/anchors.js';
import { sections } from './page/page.js';
import { itemPath, notebookPath } from './page/paths.js';
import type { StoredNotebook } from './read/notebooks.js';
import type { Site, SiteItem } from './read/site.js';

/** The pages of what was a place on the one page of the report, by that place. */
export const anchorPages = ({ items, notebooks }: Site): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ...items.flatMap(itemAnchors),
    ...notebooks.map(({ name }) => [notebookAnchor(name), notebookPath(name)]),
    ...notebooks.filter(({ pt }) => pt !== null).map(twinAnchor),
    ...Object.entries(sections).map(([name, { path }]) => [name, path]),
    ['dependencies', sections.works.path],
    ['ledger', sections.works.path],
  ]);

const itemAnchors = ({ id }: SiteItem): [string, string][] =>
  ['', 'show-', 'cells-'].map((prefix) => [`${prefix}${itemAnchor(id)}`, itemPath(id)]);

const twinAnchor = ({ name }: StoredNotebook): [string, string] => [
  notebookAnchor(`${name}.pt-BR`),
  `pt/${notebookPath(name)}`,
];

/** The same as a script, which the front page loads for an address with a place. */
export const oldAnchors = (site: Site): string =>
  `window.manausAnchors(${JSON.stringify(anchorPages(site))});\n`;
