// Changes printed values one at a time, to a near and to a far value, and asks which checks notice.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { works } from '@manaus/papers';
import { loadItems } from '@manaus/papers/internals';
import { csvFormatRow, csvParseRows } from 'd3-dsv';
import { inRoot } from '../run/paths.mjs';
import { places } from './unjudged.mjs';

const FOLDER = inRoot('packages', 'papers', 'printed');
const read = fs.readFileSync;

/** The texts that stand for files of printed values, and the files that were read. */
const changed = new Map();
const wasRead = new Set();

/** From here on the files of printed values are read with the changes; what is read is noted. */
export function watchPrinted() {
  fs.readFileSync = (path, ...rest) => {
    const name = printedName(path);
    if (name !== null) wasRead.add(name);
    return changed.get(name) ?? read(path, ...rest);
  };
  syncBuiltinESMExports();
}

function printedName(path) {
  const match = /\/papers\/printed\/([\w./-]+)\.csv$/.exec(String(path));
  return match === null ? null : match[1];
}

/** The names of the files of printed values: `martins2024/table-6.1`. */
export const printedNames = () =>
  works().flatMap((work) =>
    fs.existsSync(join(FOLDER, work))
      ? fs
          .readdirSync(join(FOLDER, work))
          .filter((file) => file.endsWith('.csv'))
          .map((file) => `${work}/${file.slice(0, -'.csv'.length)}`)
      : [],
  );

/** The verdict of a check with all that it says of the print; an error is a finding as well. */
function findingOf(item) {
  try {
    const { verdict, values, cells, reason } = item.check('quick');
    return JSON.stringify({ verdict, values, cells, reason }, (_, value) =>
      typeof value === 'bigint' ? `${value}n` : value,
    );
  } catch (error) {
    return `error: ${error instanceof Error ? error.message : error}`;
  }
}

/**
 * Per file of printed values, those of the items that read it, each with what it finds in the true
 * print.
 *
 * @typedef {import('@manaus/papers').Work['items'][number]} Item
 */
export async function readers(among = () => true) {
  /** @type {Map<string, { item: Item, finding: string }[]>} */
  const found = new Map(printedNames().map((name) => [name, []]));
  for (const item of (await loadItems()).filter(among)) {
    wasRead.clear();
    const finding = findingOf(item);
    for (const name of wasRead) found.get(name)?.push({ item, finding });
  }
  return found;
}

/** The values of a file: those that the print has, and that do not say where another stands. */
export const valuesOf = (name) =>
  fieldsOf(name).filter(({ column, value }) => !isAbsent(value) && !places.has(column));

/** The fields of a file: line, column and value, and the text with another value there. */
function fieldsOf(name) {
  const lines = read(join(FOLDER, `${name}.csv`), 'utf8').split('\n');
  const rows = lines.flatMap((line, at) =>
    line === '' || line.startsWith('#') ? [] : [{ at, line }],
  );
  const [header, ...data] = rows.map(({ at, line }) => ({ at, fields: csvParseRows(line)[0] }));
  return data.flatMap(({ at, fields }) =>
    fields.map((value, column) => ({
      name,
      line: at + 1,
      column: header.fields[column],
      value,
      others: data.map((row) => row.fields[column]).filter((other) => other !== value),
      with: (other) =>
        lines
          .map((line, i) => (i === at ? csvFormatRow(fields.with(column, other)) : line))
          .join('\n'),
    })),
  );
}

/**
 * A near and a far value: a number one more and ten times as much, else a value of another line and
 * one of none.
 */
export function changesOf({ value, others }) {
  const number = /^-?\d+$/.test(value) ? Number(value) : null;
  const other = others.find((one) => !isAbsent(one)) ?? `${value}0`;
  const near = number === null ? other : String(number + 1);
  const far = number === null ? 'none of these' : String(10 * number + 70);
  return [near, far];
}

/** True of a field where the print has nothing. */
const isAbsent = (value) => value === '-' || value === '';

/** True if an item that reads the file finds something else once a field has another value. */
export function isNoticed(field, value, items) {
  changed.set(field.name, field.with(value));
  try {
    return items.some(({ item, finding }) => findingOf(item) !== finding);
  } finally {
    changed.delete(field.name);
  }
}
