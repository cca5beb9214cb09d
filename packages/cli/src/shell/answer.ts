import { visible } from '@manaus/core/internals';
import { shownLines } from '../tables/shown-lines.js';
import type { Io } from './io.js';

/**
 * Prints an answer: as one JSON document if asked for, else as text; names in it are shown, not
 * obeyed.
 */
export const answer = (io: Io, json: boolean, document: unknown, text: () => string): void =>
  io.out(json ? `${visible(JSON.stringify(document))}\n` : shownLines(text(), io.color));
