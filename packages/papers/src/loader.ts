import { files } from '#host';
import { type Stated, statedItems } from './chapter.js';
import { inventory, requireWork, works } from './inventory.js';
import type { Checks, Item, ItemCheck } from './item.js';

/**
 * The folders of a work that hold no checks of items: what they are checked with, drawn with, and
 * the programs of the work.
 */
const notChecks: readonly string[] = ['evidence', 'figures', 'algorithms'];

/** The path of a module, from the folder of the papers: `martins2024/chapter-3/theorem-1`. */
export type ModulePath = string;

/**
 * The modules in a folder beside this file, without their ending, in alphabetical order.
 *
 * @example
 * ```ts
 * modulesIn('martins2024graft')[0]; // => 'martins2024graft/section-2'
 * ```
 */
export const modulesIn = (folder: string): ModulePath[] =>
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
export const importModule = async <T>(path: ModulePath): Promise<T> =>
  (await files.load(path)) as T;

/** The default exports of modules beside this file. */
export async function importDefaults<T>(paths: readonly ModulePath[]): Promise<T[]> {
  const load = (path: string) => importModule<{ readonly default: T }>(path);
  return (await Promise.all(paths.map(load))).map((module) => module.default);
}

/**
 * The modules with the checks of a work: `<work>/<chapter>`, and all in the folder of a chapter. A
 * chapter is `chapter-5` or `appendix-A` in the dissertations, `section-3` in the papers; the items
 * of the web page are grouped by subject.
 *
 * @example
 * ```ts
 * checkModules('martins2024graft').includes('martins2024graft/section-3'); // => true
 * ```
 */
export const checkModules = (work: string): ModulePath[] =>
  [
    work,
    ...files
      .folders(work)
      .filter((name) => !notChecks.includes(name))
      .map((name) => `${work}/${name}`),
  ]
    .sort()
    .flatMap(modulesIn);

/**
 * All items of a work, or of all works: what their documents say, with their programs; in the order
 * of the inventory, what it does not have behind.
 *
 * Throws an `InputError` for an unknown work.
 *
 * @example
 * ```ts
 * (await loadItems('martins2024')).length; // => 179
 * ```
 */
export async function loadItems(work?: string): Promise<Item[]> {
  const keys = work === undefined ? works() : [requireWork(work)];
  return (await Promise.all(keys.map(itemsOf))).flat();
}

async function itemsOf(work: string): Promise<Item[]> {
  const checks = new Map<string, ItemCheck>();
  for (const module of await importDefaults<Checks>(checkModules(work)))
    for (const [rest, check] of Object.entries(module)) {
      if (checks.has(rest)) throw new Error(`two modules check ${work}/${rest}`);
      checks.set(rest, typeof check === 'function' ? { check } : check);
    }
  const items = statedItems(work).map((stated) => {
    const rest = stated.id.slice(work.length + 1);
    const check = checks.get(rest);
    if (check === undefined) throw new Error(`no module checks ${stated.id}`);
    checks.delete(rest);
    return withCheck(stated, check);
  });
  for (const rest of checks.keys()) throw new Error(`no document states ${work}/${rest}`);
  const places = new Map(inventory(work).map(({ id }, place) => [id, place]));
  const placeOf = ({ id }: Item) => places.get(id) ?? places.size;
  return items.sort((a, b) => placeOf(a) - placeOf(b));
}

/**
 * An item with its program; where words need more than a template, the program has them. Throws for
 * a figure without a caption, and the like.
 */
function withCheck(stated: Stated, { counterexample, found, holds, ...program }: ItemCheck): Item {
  const { erratum, ...others } = stated;
  const words = {
    ...(counterexample && { counterexample }),
    ...(found && { found }),
    ...(holds && { holds }),
  };
  for (const name of Object.keys(words) as (keyof typeof words)[])
    if (erratum === undefined || erratum[name] !== undefined)
      throw new Error(`${stated.id}: ${name} is for an erratum whose document has none`);
  if ((program.figure === undefined) !== (stated.caption === undefined))
    throw new Error(`${stated.id}: a figure and its caption go together`);
  if ((program.cells === undefined) !== (stated.columns === undefined))
    throw new Error(`${stated.id}: cells and the names of their places go together`);
  return { ...others, ...(erratum && { erratum: { ...erratum, ...words } }), ...program };
}
