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
  const rows = lines.slice(from, from + lines.slice(from).findIndex((l) => !l.startsWith('|')));
  return rows.map((row) => {
    const [term = '', symbol = '', identifiers = '', portuguese = '', source = ''] = row
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim().replaceAll('\\|', '|'));
    const names = [...identifiers.matchAll(/`([^`]+)`/g)].map(([, name]) => name as string);
    return { term, symbol, identifiers: names, portuguese, source: source.replace(/^\[|\]$/g, '') };
  });
}
