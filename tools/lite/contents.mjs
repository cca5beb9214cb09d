// The notebooks as they go to the browser: without outputs, with the files that they import.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { committed, joined, notebookNames, readNotebook } from '../notebooks/files.mjs';
import { inRoot } from '../run/paths.mjs';

const notebooks = inRoot('notebooks');

/** A notebook as if nothing had been run in it. */
const fresh = (notebook) => ({
  ...notebook,
  cells: notebook.cells.map((cell) =>
    cell.cell_type === 'code' ? { ...cell, outputs: [], execution_count: null } : cell,
  ),
});

/**
 * True if the kernel of the browser can run a notebook: it is in TypeScript, and asks for no files
 * or processes.
 */
export function runsInBrowser(name) {
  const { cells, metadata } = readNotebook(committed(name));
  const code = codeCells({ cells }).map(sourceOf).join('\n');
  return metadata.kernelspec.name === 'tslab' && !/'node:(fs|os|child_process)/.test(code);
}

/** The files beside notebooks that cells import: no tests, nothing hidden. */
const helpers = () =>
  readdirSync(notebooks, { recursive: true })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /^[^.].*\.ts$/.test(path) && !/\.test\.ts$|(^|\/)\./.test(path));

/** The cells of a notebook that run. */
export const codeCells = ({ cells }) => cells.filter(({ cell_type }) => cell_type === 'code');

/** The code of a cell. */
export const sourceOf = ({ source }) => joined(source);

/** The files that go to the browser: texts by their paths from the folder of the notebooks. */
export const contents = () =>
  Object.fromEntries([
    ...notebookNames()
      .filter(runsInBrowser)
      .map((name) => [
        `${name}.ipynb`,
        `${JSON.stringify(fresh(readNotebook(committed(name))), null, 1)}\n`,
      ]),
    ...helpers().map((path) => [path, readFileSync(join(notebooks, path), 'utf8')]),
  ]);

/** Writes them into a folder. */
export function writeContents(folder) {
  for (const [path, text] of Object.entries(contents())) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** The code of a file that goes to the browser: of a notebook, that of its cells. */
const codeIn = ([path, text]) =>
  path.endsWith('.ipynb') ? codeCells(JSON.parse(text)).map(sourceOf).join('\n') : text;

/** The packages that notebooks and their files import, as cells name them; not those of Node. */
export function importedPackages() {
  const names = Object.entries(contents()).flatMap((file) =>
    [...codeIn(file).matchAll(/from '([^'.][^']*)'/g)].map(([, name]) => name),
  );
  return [...new Set(names)].filter((name) => !name.startsWith('node:')).sort();
}
