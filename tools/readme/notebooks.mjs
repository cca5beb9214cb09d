import {
  committed,
  joined,
  notebookNames,
  originalNames,
  readNotebook,
  TWIN,
} from '../notebooks/files.mjs';
import { shownIn } from '../notebooks/missing.mjs';
import { between } from './between.mjs';

/** The folders of the notebooks in the order in which to read them; others follow. */
const FOLDERS = [
  '',
  'martins2024',
  'martins2024graft',
  'hanoi2012',
  'carvalho2013',
  'ramos2014',
  'variants',
  'judge',
  'scale',
  'proofs',
  'python',
];
const folderOf = (name) => (name.includes('/') ? name.slice(0, name.indexOf('/')) : '');

/** The title of a notebook: its first heading. */
function titleOf(name) {
  const texts = readNotebook(committed(name)).cells.map((cell) => joined(cell.source));
  const title = /^# (.+)$/m.exec(texts.join('\n'))?.[1];
  if (title === undefined) throw new Error(`notebooks/${name}.ipynb has no heading`);
  return title;
}

const link = (name) => `[${titleOf(name)}](${name}.ipynb)`;

/** The link to a notebook, with one to its Portuguese twin if it has one. */
const linkWithTwin = (name) =>
  notebookNames().includes(`${name}${TWIN}`)
    ? `${link(name)} ([pt](${name}${TWIN}.ipynb))`
    : link(name);

/**
 * The text with links to the notebooks, one line per folder, between its markers, or null where it
 * has none.
 * @param {string} text
 */
export function withNotebooks(text) {
  const folders = new Set([...FOLDERS, ...originalNames().map(folderOf)]);
  const lines = [...folders].map((folder) => {
    const links = originalNames()
      .filter((name) => folderOf(name) === folder)
      .map(linkWithTwin);
    return `- ${folder === '' ? '' : `${folder}: `}${links.join(', ')}`;
  });
  return between(text, 'notebooks', lines.join('\n'));
}

/**
 * The text with a table of all figures, tables and algorithms, each with the notebooks that show
 * it, between its markers, or null where it has none.
 * @param {string} text
 */
export function withShown(text) {
  const rows = [...shownIn()]
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([id, shown]) => `| ${id} | ${shown.map((name) => link(name)).join(', ')} |`);
  return between(text, 'shown', ['| item | notebooks |', '|---|---|', ...rows].join('\n'));
}
