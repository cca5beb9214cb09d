import { type Fault, InputError } from '@manaus/core';
import { exactJson, isObject } from '@manaus/core/internals';
import { dsvFormat } from 'd3-dsv';
import { orFault } from '../position.js';

/**
 * A row of a list of problems: its fields, or the reason that it has none. Its number is the line
 * of JSON lines and of CSV, the number of the entry in one document; from 1.
 */
export type ProblemRow = { readonly line: number } & RowContent;

type RowContent = { readonly fields: Fields } | { readonly fault: Fault };

/** The fields of a row by name. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * The rows of a text: JSON lines, one list of JSON, an object whose `problems` are a list and whose
 * other fields hold for each of them, or CSV with a line of names, divided by commas or semicolons.
 * Cells of CSV that are empty are left out.
 *
 * Throws an `InputError` for a document that is broken; a broken line is a row with its fault. Time
 * O(length).
 *
 * @example
 * ```ts
 * problemRows('start,goal,moves\n12/3/,/12/3,4'); // => [{ line: 2, fields: { start: '12/3/', goal: '/12/3', moves: '4' } }]
 * problemRows('{"start":"12//"}\nno').map(({ line }) => line); // => [1, 2]
 * problemRows('[{"start":'); // throws file is not JSON
 * ```
 */
export function problemRows(text: string): ProblemRow[] {
  const whole = orFault(() => ({ value: jsonIn('file', text) }));
  if ('value' in whole) return entriesOf(whole.value);
  const lines = text.split('\n');
  if (lines.some((line) => /^\s*\{.*\}\s*$/.test(line)))
    return lines.flatMap((line, i) =>
      line.trim() === ''
        ? []
        : [{ line: i + 1, ...contentOf(() => fieldsOf(jsonIn('line', line))) }],
    );
  if (/^\s*[[{]/.test(text)) throw InputError.from(whole);
  return cellsOf(text, lines[0]);
}

/** The rows of one document. */
function entriesOf(document: unknown): ProblemRow[] {
  const { problems, ...shared } = isObject(document) ? document : { problems: document };
  const entries = Array.isArray(problems) ? problems : [document];
  return entries.map((entry, i) => ({
    line: i + 1,
    ...contentOf(() => ({ ...(Array.isArray(problems) ? shared : {}), ...fieldsOf(entry) })),
  }));
}

function contentOf(read: () => Fields): RowContent {
  const found = orFault(() => ({ fields: read() }));
  return 'fields' in found ? found : { fault: found };
}

function fieldsOf(entry: unknown): Fields {
  if (isObject(entry)) return entry;
  throw new InputError(place, 'line', 'object', { names: ['start', 'goal', 'moves'], got: entry });
}

/** The rows of CSV. */
function cellsOf(text: string, head: string): ProblemRow[] {
  const divider = head.split(';').length > head.split(',').length ? ';' : ',';
  const [names = [], ...rows] = dsvFormat(divider).parseRows(text);
  return rows.flatMap((cells, i) => {
    const given = cells.flatMap((cell, column) =>
      cell.trim() === '' ? [] : [[names[column]?.trim() ?? '', cell.trim()] as const],
    );
    return given.length === 0 ? [] : [{ line: i + 2, fields: Object.fromEntries(given) }];
  });
}

function jsonIn(parameter: string, text: string): unknown {
  try {
    return exactJson(text);
  } catch (error) {
    const problem = (error as Error).message.slice(0, 100);
    throw new InputError(place, parameter, 'json', { problem });
  }
}

const place = 'lab/problems';
