import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { type Cell, readCsv, writeCsv } from '../../src/teaching/csv.js';

const office = (process.env.PATH ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'soffice'))
  .find((path) => existsSync(path));
const folder = mkdtempSync(join(tmpdir(), 'manaus-spreadsheet-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The languages of the page, by their numbers in LibreOffice. */
const languages = { en: 1033, es: 3082, 'pt-BR': 1046 } as const;

const header = ['participant', 'trial', 'start', 'state', 'time', 'illegal'];
const rows: readonly (readonly Cell[])[] = [
  ['=1+1', '1.2', '1/2/3', '/12/3', 12.5, 0],
  ['María; João, “A”', '2', '2/1', '12/3/', 1500, 1],
  ['007', '1e5', '3/12/4', '123//', 0.25, null],
  ['1:30', 'Mar 5', '12/11/10', "O'Hara", -3, null],
];

/**
 * The cells of a CSV text as LibreOffice Calc shows them, with the separators that its dialog has
 * ticked and with dates looked for: numbers, texts, and what is neither by its kind.
 */
async function opened(text: string, language: keyof typeof languages): Promise<unknown[][]> {
  writeFileSync(join(folder, `${language}.csv`), text);
  await promisify(execFile)(office ?? '', [
    `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`,
    '--headless',
    `--infilter=CSV:44/59/9,34,76,1,,${languages[language]},false,true`,
    ...['--convert-to', 'fods', '--outdir', folder, join(folder, `${language}.csv`)],
  ]);
  const document = readFileSync(join(folder, `${language}.fods`), 'utf8');
  const table = document.slice(document.indexOf('<table:table '));
  return [...table.matchAll(/<table:table-row[^>]*>(.*?)<\/table:table-row>/gs)].map(([, row]) =>
    [...row.matchAll(/<table:table-cell([^>]*?)(?:\/>|>(.*?)<\/table:table-cell>)/gs)].map(
      ([, attributes, inside]) => cellOf(attributes, inside ?? ''),
    ),
  );
}

function cellOf(attributes: string, inside: string): unknown {
  const [, kind] = /office:value-type="(\w+)"/.exec(attributes) ?? [];
  if (/table:formula/.test(attributes)) return 'a formula';
  if (kind === 'float') return Number(/office:value="([^"]*)"/.exec(attributes)?.[1]);
  if (kind === undefined) return null;
  return kind === 'string' ? unescaped(inside.replace(/<[^>]*>/g, '').trim()) : kind;
}

const unescaped = (text: string) =>
  text.replaceAll('&apos;', "'").replaceAll('&quot;', '"').replaceAll('&lt;', '<');

/** A cell as it is to be seen: the shield before a text stays. */
const seen = (cell: Cell): unknown =>
  typeof cell === 'string' && !/^(2|\/.*|.*\/|O.*|María.*)$/.test(cell) ? `'${cell}` : cell;

describe.skipIf(office === undefined)('what the page saves, in LibreOffice Calc', () => {
  test.each(Object.keys(languages) as (keyof typeof languages)[])(
    'in %s: no formula, no date, every number, and our own reader takes it back',
    async (language) => {
      const text = writeCsv(header, rows, language);
      const [names, ...cells] = await opened(text, language);
      expect(names).toEqual(header);
      expect(cells.map((row) => row.slice(0, 6))).toEqual(
        rows.map((row) => row.map((cell) => (cell === '2' ? 2 : seen(cell)))),
      );
      const read = readCsv(text).rows.map((row) => row.cells?.slice(0, 4));
      expect(read).toEqual(rows.map((row) => row.slice(0, 4)));
    },
  );

  test('a bare label would be a date there', async () => {
    const cells = await opened('start\r\n1/2/3\r\n', 'en');
    expect(cells[1]).toEqual(['date']);
  });
});
