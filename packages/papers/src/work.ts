import { InputError } from '@manaus/core';
import { type Noun, requireOptions } from '@manaus/core/internals';
import { type Displayable, type Erratum, type Figure, said, type Tongue } from '@manaus/plot';
import {
  addCatalog,
  erratumHtml,
  jupyterDisplay,
  languageOf,
  requireTongue,
  sessionLanguage,
} from '@manaus/plot/internals';
import { towerAlgorithms } from './algorithm.js';
import { answersOf, type Judged } from './answer.js';
import { catalogOf } from './catalog.js';
import type { ErratumText } from './erratum-text.js';
import type { Cell } from './finding.js';
import { requireWork } from './inventory.js';
import { type FigureItem, type Item, isFigureItem, isTableItem } from './item.js';
import { judge } from './ledger.js';
import { loadItems } from './loader.js';
import { type AlgorithmOptions, algorithmFigure } from './notebook/algorithm-figure.js';
import { type PrintedTable, printedTable } from './notebook/printed-table.js';
import { titleOf, verdictOn } from './notebook/titles.js';
import { type VerdictTable, verdictTable } from './notebook/verdict-table.js';
import { type LedgerRow, rowOf } from './row.js';

/**
 * A work, opened to look things up by the end of their id: `figure-5.2`, `theorem-7`.
 *
 * A notebook cell that ends in what `figure`, `table`, `algorithm`, `erratum` or `verdicts` return
 * shows it, in the language of the notebook or in that which {@link openWork} was given; several
 * values in one cell are shown by `show`.
 */
export interface Work {
  readonly items: readonly Item[];
  /** The drawing of a figure. */
  figure(id: string): Figure;
  /** A table in its printed shape, with what is computed where that differs. */
  table(id: string): PrintedTable;
  /** An algorithm at work, step by step. */
  algorithm(id: string, options?: AlgorithmOptions): Figure;
  /**
   * A figure or table of a notebook's own as what shows an item, such as the steps of an algorithm
   * that builds graphs.
   */
  showing<T extends Figure | Displayable>(id: string, shown: T): T;
  /** The cells of a table, printed and computed. */
  cells(id: string): readonly Cell[];
  /** The finding of the check of an item. */
  ledger(id: string): Promise<LedgerRow>;
  /**
   * The findings of the checks of some items, as a table; throws if one is not the recorded
   * verdict.
   */
  verdicts(...ids: string[]): Promise<VerdictTable>;
  /** The same as an erratum, for an item that is not as printed. */
  erratum(id: string): Promise<Erratum & Displayable>;
}

/**
 * Opens a work of the ledger; an `InputError` for an unknown key, and later for an unknown id or
 * one without a drawing, cells or error.
 *
 * `language` is what its figures and tables are in, with the words of the work; without it they are
 * in the language of the notebook, which from here on knows the words of the work.
 *
 * @example
 * ```ts
 * const work = await openWork('martins2024');
 * work.cells('table-3.1')[4].computed; // => '31'
 * (await work.ledger('theorem-7')).verdict; // => 'proved'
 * (await openWork('martins2024', { language: 'pt' })).figure('figure-3.2').caption?.split(':')[0]; // => 'Figura 3.2'
 * ```
 */
export async function openWork(
  key: string,
  options: { readonly language?: Tongue } = {},
): Promise<Work> {
  requireOptions('papers/work', ['language'], options);
  const items = await loadItems(requireWork(key));
  const algorithms = await towerAlgorithms(key);
  const { language } = options;
  const given = { language: language === undefined ? undefined : withWords(key, language) };
  if (given.language === undefined) addCatalog(catalogOf(key));
  const spoken = () => given.language ?? sessionLanguage();
  const find = finderIn(key, items);
  const known = (id: string) => find(id, isItem, 'items').id;
  const judged = async (id: string) => (await judge({ id: known(id) }))[0];
  return {
    items,
    figure: (id) => captioned(spoken(), find(id, isFigureItem, 'figures')),
    table: (id) => printedTable(find(id, isTableItem, 'tables'), given),
    algorithm: (id, play = {}) => {
      const found = algorithms.find((algorithm) => algorithm.id === `${key}/${id}`);
      if (found !== undefined) return algorithmFigure(spoken(), found, play);
      return captioned(spoken(), find(id, isFigureItem, 'items'));
    },
    showing: (id, shown) => ({ ...shown, shows: known(id) }),
    cells: (id) => find(id, isTableItem, 'tables').cells(),
    ledger: async (id) => rowOf(await judged(id)),
    verdicts: async (...ids) =>
      verdictTable(await Promise.all(ids.map(judged)).then(requireRecorded), given),
    erratum: async (id) => erratumOf(spoken(), await judged(id)),
  };
}

/** A language with the words of a work behind its own. */
function withWords(work: string, language: Tongue): Tongue {
  requireTongue('papers/work', language);
  const own = typeof language === 'string' ? {} : language.words;
  return { language: languageOf(language), words: { ...catalogOf(work), ...own } };
}

/** Finds an item of a work by the end of its id, if it is of the kind that is asked for. */
const finderIn =
  (key: string, items: readonly Item[]) =>
  <T extends Item>(id: string, is: (item: Item) => item is T, of: Noun): T => {
    const item = items.find((candidate) => candidate.id === `${key}/${id}`);
    if (item === undefined || !is(item))
      throw new InputError(`papers/${key}`, 'id', 'member', { of, got: id });
    return item;
  };

const isItem = (item: Item): item is Item => item !== undefined;

/** The drawing of an item with its number, caption and verdict. */
function captioned(language: Tongue, item: FigureItem): Figure {
  const caption = `${said(language, item.caption)} (${said(language, verdictOn(item, item.recorded))})`;
  return {
    ...item.figure(language),
    shows: item.id,
    caption: `${said(language, titleOf(item.id))}: ${caption}`,
  };
}

/** Items whose checks found what is recorded. */
function requireRecorded(judged: readonly Judged[]): readonly Judged[] {
  for (const { item, finding } of judged)
    if (finding.verdict !== item.recorded)
      throw new Error(`${item.id}: ${finding.verdict}, but ${item.recorded} is recorded`);
  return judged;
}

function erratumOf(language: Tongue, judged: Judged): Erratum & Displayable {
  const { id } = judged.item;
  const texts = answersOf([judged])[id]?.erratum;
  if (texts == null) throw new InputError('papers/work', 'id', 'member', { of: 'errata', got: id });
  const { where, printed, holds, found: how, ...shown } = texts[languageOf(language)];
  const counterexample = counterexampleOf(shown);
  const erratum = { item: where, printed, found: holds === '' ? how : holds, counterexample };
  return {
    ...erratum,
    [jupyterDisplay]: () => ({ 'text/html': erratumHtml(erratum, { language }) }),
  };
}

/** The counterexample, and the cells that differ. */
function counterexampleOf({
  counterexample,
  cells,
}: Pick<ErratumText, 'counterexample' | 'cells'>) {
  const differing = cells.map(
    (cell) => `${cell.place.join(', ')}: ${cell.printed} ✗ ${cell.computed}`,
  );
  return [counterexample, differing.join('; ')].filter((text) => text !== '').join(' ');
}
