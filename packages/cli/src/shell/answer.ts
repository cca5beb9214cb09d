import { visible } from '@manaus/core/internals';
import { terminalText } from '../tables/style.js';
import type { Io } from './io.js';

/**
 * Prints an answer: as one JSON document if asked for, else as text; names in it are shown, not
 * obeyed.
 *
 * @typeParam Document what the command answers, of the shapes in answers/
 */
export const answer = <Document>(
  io: Io,
  json: boolean,
  document: Document | null,
  text: () => string,
): void => io.out(json ? `${visible(JSON.stringify(document))}\n` : terminalText(text(), io.color));
