import { InputError } from '@manaus/core';
import { requireKind } from '@manaus/core/internals';
import { type Word, wrongAt, wrongWord } from '../level-fault.js';

/** A row of the grid. */
interface Row {
  readonly text: string;
  readonly line: number;
}

/** A level as text, taken apart: rows top row first, directives as words. */
export interface LevelLines {
  readonly game: Word;
  readonly name: string;
  readonly rows: readonly Row[];
  readonly directives: readonly (readonly Word[])[];
  readonly lines: number;
}

/** Longer texts hold no level of 100,000 cells. */
const MOST_CHARACTERS = 5_000_000;

/** The form of the first line. */
const GAME_LINE = 'game bloxorz|on-the-edge|bobbin';

/** The parts of a text that were found so far. */
interface LinesSoFar {
  game: Word | null;
  name: string | null;
  grid: 'before' | 'within' | 'after';
  readonly rows: Row[];
  readonly directives: Word[][];
}

/** Takes a text apart; the grid is there, once, and ended. */
export function readLines(text: string): LevelLines {
  requireShort('blocks/level', text);
  const lines = text.split(/\r?\n/);
  const found: LinesSoFar = { game: null, name: null, grid: 'before', rows: [], directives: [] };
  for (const [index, line] of lines.entries()) {
    if (line.startsWith('!')) continue;
    const content = line.trimEnd();
    if (found.grid !== 'within') readWords(found, content, index + 1);
    else if (content === 'end') found.grid = 'after';
    else found.rows.push({ text: content, line: index + 1 });
  }
  const { game, name, grid, rows, directives } = found;
  if (game === null) throw wrongAt(1, 1, 'form', { form: GAME_LINE, got: lines[0] });
  if (grid === 'before') throw wrongAt(lines.length, 1, 'noGrid', {});
  if (grid === 'within') throw wrongAt(lines.length, 1, 'noEnd', {});
  return { game, name: name ?? '', rows, directives, lines: lines.length };
}

/** Refuses a text that is too long to hold levels. */
export function requireShort(place: string, text: string): void {
  const { length: got } = requireKind(place, 'text', 'text', text);
  if (got > MOST_CHARACTERS)
    throw new InputError(place, 'text', 'atMostOf', { n: MOST_CHARACTERS, of: 'characters', got });
}

/** Reads a line outside the grid. */
function readWords(found: LinesSoFar, content: string, line: number): void {
  const words = [...content.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
    text,
    line,
    column: index + 1,
  }));
  const kind = words[0]?.text;
  if (kind === undefined) return;
  if (kind === 'grid') {
    requireFirst(found.grid === 'before', line, kind);
    if (words.length > 1) throw wrongWord(words[1], 'nothingAfter', { after: kind });
    found.grid = 'within';
  } else if (kind === 'game') {
    requireFirst(found.game === null, line, kind);
    if (words.length !== 2) throw wrongAt(line, 1, 'form', { form: GAME_LINE, got: content });
    found.game = words[1];
  } else if (kind === 'name') {
    requireFirst(found.name === null, line, kind);
    found.name = content.trim().slice(4).trim();
  } else found.directives.push(words);
}

/** Refuses a second line of a kind. */
function requireFirst(isFirst: boolean, line: number, kind: string): void {
  if (!isFirst) throw wrongAt(line, 1, 'onlyOne', { line: kind });
}
