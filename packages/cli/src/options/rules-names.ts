import { existsSync } from 'node:fs';
import { extname } from 'node:path';

/** The name of standard input, from which a document is read. */
export const STDIN = '-';

/** The endings of files with rules: modules, which are run, and documents, which are only read. */
export const endings: readonly string[] = ['.ts', '.mts', '.js', '.mjs', '.json'];

/** True if an argument names a file or standard input, and not a puzzle. */
export const isRulesFile = (word: string): boolean =>
  word === STDIN ||
  endings.includes(extname(word).toLowerCase()) ||
  word.includes('/') ||
  existsSync(word);
