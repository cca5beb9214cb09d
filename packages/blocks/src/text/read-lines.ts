import { InputError } from '@manaus/core';

/** A word of a directive and where it stands. */
export interface Word {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

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

/** The fault of a level, with its line and column, counted from 1. */
export function wrongAt(line: number, column: number, expected: string, got: unknown): InputError {
  return new InputError('core/level', `line ${line}, column ${column}`, expected, got);
}

export const wrongWord = ({ text, line, column }: Word, expected: string): InputError =>
  wrongAt(line, column, expected, text);

/** Takes a text apart; the grid is there, once, and ended. */
export function readLines(text: string): LevelLines {
  if (text.length > MOST_CHARACTERS)
    throw new InputError(
      'core/level',
      'the text',
      `at most ${MOST_CHARACTERS} characters`,
      text.length,
    );
  const lines = text.split(/\r?\n/);
  const rows: Row[] = [];
  const directives: Word[][] = [];
  let game: Word | null = null;
  let name: string | null = null;
  let grid: 'before' | 'within' | 'after' = 'before';
  lines.forEach((raw, index) => {
    const line = index + 1;
    const content = raw.trimEnd();
    if (content.startsWith('!')) return;
    if (grid === 'within') {
      if (content === 'end') grid = 'after';
      else rows.push({ text: content, line });
      return;
    }
    const words = wordsOf(content, line);
    const [first, second, third] = words;
    if (first === undefined) return;
    if (first.text === 'grid') {
      if (grid === 'after') throw wrongWord(first, 'only one grid');
      if (second !== undefined) throw wrongWord(second, 'nothing after grid');
      grid = 'within';
    } else if (first.text === 'game') {
      if (game !== null) throw wrongWord(first, 'only one game');
      if (second === undefined || third !== undefined)
        throw wrongAt(line, 1, 'game and one of bloxorz, on-the-edge, bobbin', content);
      game = second;
    } else if (first.text === 'name') {
      if (name !== null) throw wrongWord(first, 'only one name');
      name = content.trim().slice(4).trim();
    } else directives.push(words);
  });
  if (game === null) throw wrongAt(1, 1, 'a line such as: game bloxorz', lines[0]);
  if (grid === 'before')
    throw wrongAt(lines.length, 1, 'a grid: the line grid, rows, the line end', 'none');
  if (grid === 'within')
    throw wrongAt(lines.length, 1, 'the line end after the rows of the grid', 'none');
  return { game, name: name ?? '', rows, directives, lines: lines.length };
}

function wordsOf(content: string, line: number): Word[] {
  return [...content.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    line,
    column: match.index + 1,
  }));
}
