import type { Io } from './io.js';

/** Prints an answer: as one JSON document if asked for, else as text. */
export const answer = (io: Io, json: boolean, document: unknown, text: () => string): void =>
  io.out(json ? `${JSON.stringify(document)}\n` : text());
