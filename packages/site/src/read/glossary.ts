import { readFileSync } from 'node:fs';
import { inRoot } from './paths.js';

/** A term of the glossary. */
export interface Term {
  readonly term: string;
  readonly symbol: string;
  readonly identifiers: readonly string[];
  readonly portuguese: string;
  readonly source: string;
}

/** The rows of the first table of `GLOSSARY.md`. */
export function readGlossary(file = inRoot('GLOSSARY.md')): Term[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  const from = lines.findIndex((line) => line.startsWith('| ---')) + 1;
  return lines
    .slice(
      from,
      lines.findIndex((line, i) => i >= from && !line.startsWith('|')),
    )
    .map(termOf);
}

function termOf(row: string): Term {
  const [term = '', symbol = '', names = '', portuguese = '', source = ''] = cellsOf(row);
  const identifiers = [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name as string);
  return { term, symbol, identifiers, portuguese, source: source.replace(/^\[|\]$/g, '') };
}

/** The cells of a row of a table, in which a bar is written with a backslash. */
const cellsOf = (row: string): string[] =>
  row
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
