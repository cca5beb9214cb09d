import { answer } from '../../shell/answer.js';
import type { Io } from '../../shell/io.js';
import { type Fact, twoColumns } from '../../tables/columns.js';
import { grouped, inLines } from '../../tables/text.js';

/** Prints the report of an action: as JSON, or in two columns. */
export function printReport(io: Io, json: boolean, report: object): void {
  const rows = Object.entries(report).map(
    ([name, value]): Fact => [
      name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
      inWords(value),
    ],
  );
  answer(io, json, report, () => inLines(twoColumns(rows, io.color)));
}

/** A value in words; a list by its length and its first entry. */
function inWords(value: unknown): string {
  if (typeof value === 'number')
    return Number.isInteger(value) ? grouped(value) : value.toPrecision(3);
  if (Array.isArray(value)) {
    if (value.length === 0) return 'none';
    return `${value.length}, the first: ${Object.values(value[0]).join(': ')}`;
  }
  if (value !== null && typeof value === 'object') return Object.values(value).join(', ');
  return value === null ? 'none' : String(value);
}
