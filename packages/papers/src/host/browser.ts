import type { Findings } from '../cache.js';
import type { CertificateReading } from '../proofs/certificate.js';
import type { Files } from './files.js';

// What `node.ts` has, without folders: an index that a bundler writes.

/** All files of the works, by their paths from the folder of the package. */
export interface BundledWorks {
  /** The modules of items and algorithms: `martins2024/chapter-3/theorem-1`. */
  readonly modules: Readonly<Record<string, () => Promise<unknown>>>;
  /** The texts: `inventory/martins2024.json`, `printed/martins2024/table-3.1.csv`. */
  readonly texts: Readonly<Record<string, string>>;
  /** The certificate of the proofs as it was read when the bundle was made. */
  readonly certificate: CertificateReading | null;
}

let works: BundledWorks = { modules: {}, texts: {}, certificate: null };

/** Gives the package its files where there are no folders; before this, it knows no work. */
export function bundledWorks(given: BundledWorks): void {
  works = given;
}

/** What follows a folder in some paths. */
const below = (paths: Readonly<Record<string, unknown>>, folder: string): string[] =>
  Object.keys(paths)
    .filter((path) => path.startsWith(`${folder}/`))
    .map((path) => path.slice(folder.length + 1));

/** The files that were given. */
export const files: Files = {
  folders: (work) => [
    ...new Set(
      below(works.modules, work).flatMap((path) =>
        path.includes('/') ? [path.slice(0, path.indexOf('/'))] : [],
      ),
    ),
  ],
  modules: (folder) => below(works.modules, folder).filter((path) => !path.includes('/')),
  load(path) {
    const load = works.modules[path];
    return load === undefined ? Promise.reject(new Error(`no module ${path}`)) : load();
  },
  texts: (folder) => [
    ...new Set(below(works.texts, folder).map((path) => path.split('/')[0] as string)),
  ],
  text: (path) => works.texts[path] ?? null,
};

/** No finding is kept: every check runs. */
export const findingsIn = (): Findings => ({
  of: async (item, effort) => item.check(effort),
  has: () => false,
});

/** The certificate that was given. */
export const readCertificate = (): CertificateReading | null => works.certificate;
