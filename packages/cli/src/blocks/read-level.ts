import { readFileSync, statSync } from 'node:fs';
import { type Level, parseLevel } from '@manaus/blocks';
import { mustBe } from '../bad-input.js';

/** A file longer than this, in bytes, holds no level. */
const MOST_BYTES = 20_000_000;

/** Reads a level from a file; what is wrong with either is one line. */
export function readLevel(file: string | undefined): Level {
  return parseLevel(readText('LEVEL', file));
}

/** The text of the file that a word of the command line names. */
export function readText(word: string, file: string | undefined): string {
  if (file === undefined) throw mustBe(word, 'a file', undefined);
  try {
    const { size } = statSync(file);
    if (size > MOST_BYTES)
      throw mustBe(word, `a file of at most ${MOST_BYTES} bytes`, String(size));
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw mustBe(word, `a file that can be read (${code})`, file);
  }
}
