// Which tables, figures and algorithms of the works the stored notebooks show: by the marks that
// they leave in outputs.
import { readFileSync } from 'node:fs';
import { inRoot } from '../run/paths.mjs';
import { committed, originalNames, readNotebook } from './files.mjs';

const WORKS = ['martins2024', 'martins2024graft', 'carvalho2013', 'hanoi2012', 'ramos2014'];
const SHOWN = ['figure', 'table', 'algorithm'];

/** The ids of the inventory that notebooks must show, in the order of the works. */
const wanted = () =>
  WORKS.flatMap((work) =>
    JSON.parse(readFileSync(inRoot('packages', 'papers', 'inventory', `${work}.json`), 'utf8'))
      .filter(({ kind }) => SHOWN.includes(kind))
      .map(({ id }) => id),
  );

/** The marks in the outputs of a notebook. */
export const marksOf = (notebook) =>
  notebook.cells.flatMap((cell) =>
    (cell.outputs ?? []).flatMap((output) => output.metadata?.manaus?.shows ?? []),
  );

/** Every id with the notebooks that show it; twins do not count. */
export function shownIn(names = originalNames()) {
  const found = new Map();
  for (const name of names)
    for (const id of marksOf(readNotebook(committed(name))))
      found.set(id, [...new Set([...(found.get(id) ?? []), name])]);
  return found;
}

/**
 * True if an id is a part of another: `figure-4.8a` and `table-4.1/hanoi`, but not `figure-4.10` of
 * `figure-4.1`.
 */
export const isPartOf = (id, whole) =>
  id.startsWith(whole) && id.length > whole.length && !/^[\d.]/.test(id.slice(whole.length));

/**
 * The ids that no notebook of their work shows, by themselves or with the whole that they are a
 * part of.
 */
export function missing(names = originalNames(), ids = wanted()) {
  const shown = shownIn(names);
  const inItsWork = (id) =>
    (shown.get(id) ?? []).some((name) => name.startsWith(`${id.split('/')[0]}/`));
  return ids.filter(
    (id) => !inItsWork(id) && !ids.some((whole) => isPartOf(id, whole) && inItsWork(whole)),
  );
}
