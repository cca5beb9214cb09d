// The committed notebooks and their executed copies.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../run/paths.mjs';

/** The committed notebooks, as `martins2024/05-manaus`. */
export const notebookNames = () =>
  readdirSync(inRoot('notebooks'), { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.ipynb') && !name.includes('.ipynb_checkpoints'))
    .map((name) => name.slice(0, -'.ipynb'.length).replaceAll('\\', '/'))
    .sort();

/** The ending of the name of a Portuguese twin. */
export const TWIN = '.pt-BR';

/** The committed notebooks without their twins. */
export const originalNames = () => notebookNames().filter((name) => !name.endsWith(TWIN));

export const committed = (name) => inRoot('notebooks', `${name}.ipynb`);
export const executed = (name) => inRoot('dist', 'notebooks', `${name}.ipynb`);

/** A notebook, or null where there is no such file. */
export const readNotebook = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;

/** The name of the Nx target that executes a notebook. */
export const targetOf = (name) => `nb-${name.replaceAll('/', '-')}`;

/** Lines of a notebook's text, as the file holds them, in one. */
export const joined = (text) => [].concat(text ?? []).join('');
