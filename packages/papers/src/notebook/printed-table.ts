import { range } from '@manaus/core';
import { type Displayable, message, said, type Tongue, type Words } from '@manaus/plot';
import { gridHtml, jupyterDisplay, numberText, sessionLanguage } from '@manaus/plot/internals';
import type { Cell } from '../finding.js';
import type { TableItem } from '../item.js';
import { titleOf, verdictOn } from './titles.js';

/** A table of a work in its printed shape. */
export interface PrintedTable extends Displayable {
  readonly shows: string;
  /** Its cells, printed and computed. */
  readonly cells: readonly Cell[];
}

/** The most columns of a band: longer rows are cut into bands, and longer lists are laid across. */
const ACROSS = 11;

/**
 * A table of a work as a notebook shows it: rows and columns of the print, what is computed beside
 * what is printed where they differ, and the verdict in words, in a language, by default that of
 * the notebook.
 *
 * Places of more than one part have the last one as their column.
 *
 * @example
 * ```ts
 * const [item] = (await loadItems('martins2024')).filter(isTableItem).filter(({ id }) => id.endsWith('table-6.1'));
 * printedTable(item).cells.length; // => 50
 * ```
 */
export const printedTable = (
  item: TableItem,
  { language }: { readonly language?: Tongue } = {},
): PrintedTable => {
  const cells = item.cells();
  return {
    shows: item.id,
    cells,
    [jupyterDisplay]: () => ({ 'text/html': tableOf(language ?? sessionLanguage(), item, cells) }),
  };
};

function tableOf(language: Tongue, item: TableItem, cells: readonly Cell[]): string {
  const [head = [], ...rows] = rowsOf(language, item, cells);
  return gridHtml({
    caption: `${said(language, item.title ?? titleOf(item.id))}: ${said(language, verdictOn(item, item.recorded))}; ${said(language, counted(language, item, cells))}`,
    head,
    rows,
    language,
  });
}

/** A name of the table in a language. */
function nameOf(language: Tongue, item: TableItem, name: string): string {
  const words = item.names?.[name] ?? item.erratum?.names?.[name];
  return words === undefined ? message(language, name) : said(language, words);
}

/**
 * The value of a cell; where print and computation differ, both. What is not checked is not called
 * wrong.
 */
const valueText = (language: Tongue, item: TableItem, { printed, computed }: Cell): string =>
  printed === computed
    ? nameOf(language, item, printed)
    : `${nameOf(language, item, printed)} ${isChecked(item) ? '✗' : '·'} ${nameOf(language, item, computed)}`;

const isChecked = ({ recorded }: TableItem): boolean => recorded !== 'unchecked';

/** The rows of the table, its head first. */
function rowsOf(language: Tongue, item: TableItem, cells: readonly Cell[]): string[][] {
  if (item.columns.length === 1)
    return cells.length > ACROSS
      ? inBands(acrossRows(language, item, cells), 1)
      : down(language, item, cells);
  const across = [...new Set(cells.map(({ place }) => place.at(-1) as string))];
  const rows = [
    [...item.columns.slice(0, -1), ...across].map((name) => nameOf(language, item, name)),
    ...linesOf(language, item, cells).map(({ place, values }) => [
      ...place.map((name) => nameOf(language, item, name)),
      ...across.map((name) => values.get(name) ?? ''),
    ]),
  ];
  return inBands(rows, item.columns.length - 1);
}

/** A line of a table: its place but for the column, and its values by their columns. */
interface Line {
  readonly place: readonly string[];
  readonly values: Map<string, string>;
}

function linesOf(language: Tongue, item: TableItem, cells: readonly Cell[]): Line[] {
  const lines = new Map<string, Line>();
  for (const cell of cells) {
    const place = cell.place.slice(0, -1);
    const line = lines.get(place.join('\t')) ?? { place, values: new Map() };
    line.values.set(cell.place.at(-1) as string, valueText(language, item, cell));
    lines.set(place.join('\t'), line);
  }
  return [...lines.values()];
}

const down = (language: Tongue, item: TableItem, cells: readonly Cell[]): string[][] => [
  [item.columns[0] as string, item.value ?? 'printed'].map((name) => nameOf(language, item, name)),
  ...cells.map((cell) => [
    nameOf(language, item, cell.place[0] as string),
    valueText(language, item, cell),
  ]),
];

/** A list of values as two rows, places above values. */
const acrossRows = (language: Tongue, item: TableItem, cells: readonly Cell[]): string[][] => [
  [item.columns[0] as string, ...cells.map(({ place }) => place[0] as string)].map((name) =>
    nameOf(language, item, name),
  ),
  [
    nameOf(language, item, item.value ?? 'printed'),
    ...cells.map((cell) => valueText(language, item, cell)),
  ],
];

/**
 * Rows that are too wide, cut into even bands one below the other; each begins with the first
 * `lead` cells.
 */
function inBands(rows: readonly string[][], lead: number): string[][] {
  const width = (rows[0]?.length ?? 0) - lead;
  const bands = Math.ceil(width / ACROSS);
  const across = Math.ceil(width / bands);
  return range(0, bands - 1).flatMap((band) => {
    const places = range(0, across - 1).map((i) => lead + band * across + i);
    return rows.map((row) => [...row.slice(0, lead), ...places.map((at) => row[at] ?? '')]);
  });
}

function counted(language: Tongue, item: TableItem, cells: readonly Cell[]): Words {
  if (!isChecked(item))
    return {
      en: 'each cell as “printed · computed”',
      pt: 'cada célula na forma “impresso · calculado”',
    };
  return differing(
    language,
    cells.filter(({ printed, computed }) => printed !== computed).length,
    cells.length,
  );
}

function differing(language: Tongue, wrong: number, all: number): Words {
  const [differ, of] = [numberText(language, wrong), numberText(language, all)];
  return wrong === 0
    ? { en: `all ${of} cells as printed`, pt: `todas as ${of} células como impressas` }
    : {
        en: `${differ} of ${of} cells ${wrong === 1 ? 'differs' : 'differ'}, shown as “printed ✗ computed”`,
        pt: `${differ} das ${of} células ${wrong === 1 ? 'difere' : 'diferem'}, na forma “impresso ✗ calculado”`,
      };
}
