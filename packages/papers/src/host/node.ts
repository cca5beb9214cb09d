import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Files } from './files.js';

// What the ledger needs of Node; `browser.ts` has the same names.
export { findingsIn } from '../cache.js';
export { readCertificate } from '../proofs/certificate.js';

/** The folder of the modules, and that of the texts. */
const [code, data] = [new URL('../', import.meta.url), new URL('../../', import.meta.url)];
/** Built code is loaded where this file is built, sources where a test runs from them. */
const ending = import.meta.url.endsWith('.ts') ? '.ts' : '.js';

const entries = (folder: URL) =>
  existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];

/** The files in the folders of the package. */
export const files: Files = {
  folders: (work) =>
    entries(new URL(`${work}/`, code))
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name),
  modules: (folder) =>
    entries(new URL(`${folder}/`, code))
      .map(({ name }) => name)
      .filter((name) => name.endsWith(ending) && !name.endsWith('.d.ts'))
      .map((name) => name.slice(0, -ending.length)),
  load: (path) => import(new URL(`${path}${ending}`, code).href),
  texts: (folder) => entries(new URL(`${folder}/`, data)).map(({ name }) => name),
  text(path) {
    const file = new URL(path, data);
    return existsSync(file) ? readFileSync(file, 'utf8') : null;
  },
};
