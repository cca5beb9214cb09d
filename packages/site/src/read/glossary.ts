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
  const to = lines.findIndex((line, i) => i >= from && !line.startsWith('|'));
  return lines.slice(from, to).map((row) => {
    // A bar inside a cell is written with a backslash.
    const [term = '', symbol = '', names = '', portuguese = '', source = ''] = row
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim().replaceAll('\\|', '|'));
    const identifiers = [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name as string);
    return { term, symbol, identifiers, portuguese, source: source.replace(/^\[|\]$/g, '') };
  });
}
