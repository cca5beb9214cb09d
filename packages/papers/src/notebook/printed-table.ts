import {
  type Displayable,
  gridHtml,
  jupyterDisplay,
  message,
  numberText,
  said,
} from '@manaus/plot';
import type { Cell } from '../finding.js';
import type { TableItem } from '../item.js';
import { titleOf, verdictWords } from './titles.js';

/** A table of a work in its printed shape. */
export interface PrintedTable extends Displayable {
  readonly shows: string;
  /** Its cells, printed and computed. */
  readonly cells: readonly Cell[];
}

/** More rows of a single value than this are laid across, so many a band. */
const ACROSS = 11;

/**
 * A table of a work as a notebook shows it: rows and columns of the print, what is computed beside what is printed where they
 * differ, and the verdict in words, in the language that is set.
 *
 * Places of more than one part have the last one as their column.
 *
 * @example
 * ```ts
 * const [item] = (await loadItems('martins2024')).filter(isTableItem).filter(({ id }) => id.endsWith('table-6.1'));
 * printedTable(item).cells.length; // => 50
 * ```
 */
export const printedTable = (item: TableItem): PrintedTable => {
  const cells = item.cells();
  return {
    shows: item.id,
    cells,
    [jupyterDisplay]: () => ({ 'text/html': tableOf(item, cells) }),
  };
};

function tableOf(item: TableItem, cells: readonly Cell[]): string {
  const [head = [], ...rows] = rowsOf(item, cells);
  return gridHtml({ caption: captionOf(item, cells), head, rows });
}

/** A name of the table in the language that is set. */
function nameOf(item: TableItem, name: string): string {
  const words = item.names?.[name] ?? item.erratum?.names?.[name];
  return words === undefined ? message(name) : said(words);
}

/** The value of a cell; where print and computation differ, both. */
const valueText = (item: TableItem, { printed, computed }: Cell): string =>
  printed === computed
    ? nameOf(item, printed)
    : `${nameOf(item, printed)} ✗ ${nameOf(item, computed)}`;

/** The rows of the table, its head first. */
function rowsOf(item: TableItem, cells: readonly Cell[]): string[][] {
  if (item.columns.length === 1)
    return cells.length > ACROSS ? bands(item, cells) : down(item, cells);
  const across = [...new Set(cells.map(({ place }) => place.at(-1) as string))];
  const lines = new Map<
    string,
    { readonly place: readonly string[]; values: Map<string, string> }
  >();
  for (const cell of cells) {
    const place = cell.place.slice(0, -1);
    const line = lines.get(place.join('\t')) ?? { place, values: new Map() };
    line.values.set(cell.place.at(-1) as string, valueText(item, cell));
    lines.set(place.join('\t'), line);
  }
  return [
    [...item.columns.slice(0, -1), ...across].map((name) => nameOf(item, name)),
    ...[...lines.values()].map(({ place, values }) => [
      ...place.map((name) => nameOf(item, name)),
      ...across.map((name) => values.get(name) ?? ''),
    ]),
  ];
}

const down = (item: TableItem, cells: readonly Cell[]): string[][] => [
  [item.columns[0] as string, item.value ?? 'printed'].map((name) => nameOf(item, name)),
  ...cells.map((cell) => [nameOf(item, cell.place[0] as string), valueText(item, cell)]),
];

/** A long list of values in bands, places above values. */
function bands(item: TableItem, cells: readonly Cell[]): string[][] {
  const rows = Array.from({ length: Math.ceil(cells.length / ACROSS) }, (_, i) => {
    const band = cells.slice(i * ACROSS, (i + 1) * ACROSS);
    const fill = Array.from({ length: ACROSS - band.length }, () => '');
    return [
      [
        nameOf(item, item.columns[0] as string),
        ...band.map(({ place }) => nameOf(item, place[0] as string)),
        ...fill,
      ],
      [
        nameOf(item, item.value ?? 'printed'),
        ...band.map((cell) => valueText(item, cell)),
        ...fill,
      ],
    ];
  });
  return rows.flat();
}

/** The title, the verdict in words, and how many cells differ. */
function captionOf(item: TableItem, cells: readonly Cell[]): string {
  const wrong = cells.filter(({ printed, computed }) => printed !== computed).length;
  const [differ, of] = [numberText(wrong), numberText(cells.length)];
  const counted =
    wrong === 0
      ? said({ en: `all ${of} cells as printed`, pt: `todas as ${of} células como impressas` })
      : said({
          en: `${differ} of ${of} cells ${wrong === 1 ? 'differs' : 'differ'}, shown as “printed ✗ computed”`,
          pt: `${differ} das ${of} células ${wrong === 1 ? 'difere' : 'diferem'}, na forma “impresso ✗ calculado”`,
        });
  return `${said(titleOf(item.id))}: ${said(verdictWords[item.recorded])}; ${counted}`;
}
