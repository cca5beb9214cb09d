import { files } from '#host';
import { type InventoryEntry, inventory, requireWork, works } from './inventory.js';
import type { Item, LedgerItem } from './item.js';

/**
 * The folders of a work that hold no items: what they are checked with, drawn with, and the
 * programs of the work.
 */
const notItems: readonly string[] = ['evidence', 'figures', 'algorithms'];

/** The path of an item file, from the folder of the papers: `martins2024/chapter-3/theorem-1`. */
export type ItemPath = string;

/**
 * The modules in a folder beside this file, without their ending, in alphabetical order.
 *
 * @example
 * ```ts
 * modulesIn('martins2024graft/section-3')[0]; // => 'martins2024graft/section-3/algorithm-1'
 * ```
 */
export const modulesIn = (folder: string): string[] =>
  files
    .modules(folder)
    .map((name) => `${folder}/${name}`)
    .sort();

/**
 * Imports a module beside this file, built or as a source.
 *
 * @example
 * ```ts
 * Object.keys(await importModule('check/sources')); // => ['source', 'sourcesOf']
 * ```
 */
export const importModule = async <T>(path: string): Promise<T> => (await files.load(path)) as T;

/** The default exports of modules beside this file. */
export async function importDefaults<T>(paths: readonly string[]): Promise<T[]> {
  const load = (path: string) => importModule<{ readonly default: T }>(path);
  return (await Promise.all(paths.map(load))).map((module) => module.default);
}

/**
 * The files of the items of a work, one item per file: `<work>/<chapter>/<rest of the id, with -
 * for />`.
 *
 * Chapters are `chapter-5` and `appendix-A` in the dissertations, `section-3` in the papers; the
 * web page of hanoi2012 has none, its items are grouped by subject. Evidence, figures and
 * algorithms are folders beside the chapters, see {@link notItems}.
 *
 * @example
 * ```ts
 * itemPaths('martins2024graft').length; // => 9
 * ```
 */
export const itemPaths = (work: string): ItemPath[] =>
  files
    .folders(work)
    .filter((name) => !notItems.includes(name))
    .sort()
    .flatMap((chapter) => modulesIn(`${work}/${chapter}`));

/**
 * All items of a work, or of all works, in the order of the inventory.
 *
 * Throws an `InputError` for an unknown work.
 *
 * @example
 * ```ts
 * (await loadItems('martins2024')).length; // => 169
 * ```
 */
export async function loadItems(work?: string): Promise<LedgerItem[]> {
  const keys = work === undefined ? works() : [requireWork(work)];
  const lists = await Promise.all(keys.map(itemsOf));
  return lists.flat();
}

async function itemsOf(work: string): Promise<LedgerItem[]> {
  const built = byId(await importDefaults<Item>(itemPaths(work)));
  requireKnown(work, built.keys());
  return inventory(work).map((entry) => placed(entry, built.get(entry.id)));
}

function byId(all: readonly Item[]): ReadonlyMap<string, Item> {
  const built = new Map(all.map((item) => [item.id, item]));
  const twice = all.find((item) => built.get(item.id) !== item);
  if (twice !== undefined) throw new Error(`two files have the item ${twice.id}`);
  return built;
}

function requireKnown(work: string, ids: Iterable<string>): void {
  const known = new Set(inventory(work).map(({ id }) => id));
  for (const id of ids)
    if (!known.has(id)) throw new Error(`the inventory of ${work} does not know the item ${id}`);
}

function placed({ id, kind }: InventoryEntry, item: Item | undefined): LedgerItem {
  if (item === undefined) throw new Error(`the item ${id} of the inventory has no file`);
  return { uses: [], ...item, kind };
}
