import { existsSync } from 'node:fs';
import { extname } from 'node:path';

/** The name of standard input, from which a document is read. */
export const STDIN = '-';

/** The endings of modules, which are run. */
export const moduleEndings: readonly string[] = ['.ts', '.mts', '.js', '.mjs'];

/** The endings of files with rules: modules, and documents, which are only read. */
export const endings: readonly string[] = [...moduleEndings, '.json'];

/** True if an argument names a file or standard input, and not a puzzle. */
export const isRulesFile = (word: string): boolean =>
  word === STDIN ||
  endings.includes(extname(word).toLowerCase()) ||
  word.includes('/') ||
  existsSync(word);
