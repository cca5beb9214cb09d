/** The languages of the site. */
export const siteLanguages = ['en', 'pt'] as const;

/** The part of the path of a page that names its language: the site is in English at its root. */
export const languageFolder = { en: '', pt: 'pt/' } as const;

/** A word for ids and file names: `martins2024/table-3.1` becomes `martins2024-table-3.1`. */
export const slug = (id: string): string => id.replace(/[^\w.-]+/g, '-');

/** The path of the page of an item: `martins2024/theorem-7/index.html`. */
export const itemPath = (id: string): string => `${id.split('/').map(slug).join('/')}/index.html`;

/** The path of the page of a work. */
export const workPath = (key: string): string => `${key}/index.html`;

/** The path of the page of a notebook. */
export const notebookPath = (name: string): string => `notebooks/${name}.html`;

/** The path of the page of a file of proofs: `towers/Hanoi.v` is on `proofs/towers/Hanoi.html`. */
export const proofPath = (file: string): string => `proofs/${file.replace(/\.v$/, '.html')}`;

/** The relative address of a file of the site, seen from another; a place after `#` stays. */
export function relative(from: string, to: string): string {
  const [path = '', place] = to.split('#', 2);
  if (place === undefined) return addressOf(path, from);
  return `${from === path ? '' : addressOf(path, from)}#${place}`;
}

/** The steps up from the folder of a file to the one that it shares with a path, then down. */
function addressOf(path: string, from: string): string {
  const [here, there] = [from.split('/').slice(0, -1), path.split('/')];
  const folders = there.slice(0, -1);
  const parting = here.findIndex((part, i) => part !== folders[i]);
  const shared = parting < 0 ? here.length : parting;
  return [...here.slice(shared).map(() => '..'), ...there.slice(shared)].join('/');
}
