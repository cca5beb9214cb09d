import { itemAnchor, notebookAnchor } from './page/anchors.js';
import { sections } from './page/page.js';
import { itemPath, notebookPath } from './page/paths.js';
import type { Site } from './read/site.js';

/** The pages of what was a place on the one page of the report, by that place. */
export const anchorPages = ({ items, notebooks }: Site): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ...items.flatMap(({ id }) =>
      ['', 'show-', 'cells-'].map((prefix) => [`${prefix}${itemAnchor(id)}`, itemPath(id)]),
    ),
    ...notebooks.map(({ name }) => [notebookAnchor(name), notebookPath(name)]),
    ...notebooks
      .filter(({ pt }) => pt !== null)
      .map(({ name }) => [notebookAnchor(`${name}.pt-BR`), `pt/${notebookPath(name)}`]),
    ...Object.entries(sections).map(([name, { path }]) => [name, path]),
    ['dependencies', sections.works.path],
    ['ledger', sections.works.path],
  ]);

/** The same as a script, which the front page loads for an address with a place. */
export const oldAnchors = (site: Site): string =>
  `window.manausAnchors(${JSON.stringify(anchorPages(site))});\n`;
