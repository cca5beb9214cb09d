import { unusable } from '../errors/refusal.js';
import { flag, text } from './kinds.js';
import { underHeading } from './option.js';

/** The heading of the options that say what is written, and where. */
export const OUTPUT = 'Output options';

/** The option of commands that write files. */
export const forceOption = underHeading(OUTPUT, {
  force: flag('replace what the command did not write, or what was changed since'),
});

/** The option of every command that prints a document. */
export const outputOptions = underHeading(OUTPUT, {
  json: flag('print one JSON document'),
});

/** Refuses lines of JSON beside one document. */
export function requireOneJson({ jsonl, json }: Readonly<Record<'jsonl' | 'json', boolean>>): void {
  if (jsonl && json) throw unusable('--jsonl', 'with --json');
}

/** The option for a file of typed columns. */
export const parquetOption = (what: string) =>
  underHeading(OUTPUT, {
    out: {
      ...text('FILE.parquet', `write ${what} to a Parquet file, for pandas, R or DuckDB`),
      bound: 'a file name that ends in .parquet',
      parse: (given: string) => (/\.parquet$/i.test(given) ? given : undefined),
    },
    ...forceOption,
  });
