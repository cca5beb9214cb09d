import { closeSync, openSync, readSync } from 'node:fs';
import { isInputError } from '@manaus/core';
import { systemReason } from '@manaus/core/system';
import { badInput, mustBe, refusal } from '../errors/refusal.js';
import { STDIN } from '../options/rules-names.js';
import type { Io } from './io.js';

/** The most characters of standard input. */
const MOST_CHARACTERS = 20_000_000;

/** The text of a file, of standard input if its name is `-`, or of a document of a client. */
export const readInput = (
  name: string,
  file: string,
  { lines, documents }: Pick<Io, 'lines' | 'documents'>,
): string | Promise<string> =>
  documents?.get(file) ?? (file === STDIN ? streamText(lines) : readText(name, file));

async function streamText(lines: Io['lines']): Promise<string> {
  if (lines === undefined)
    throw badInput(
      `${STDIN} is standard input, which a request does not have: give the document itself`,
    );
  const read: string[] = [];
  let left = MOST_CHARACTERS;
  for await (const line of lines) {
    left -= line.length + 1;
    if (left < 0) throw mustBe('standard input', `at most ${MOST_CHARACTERS} characters`, 'more');
    read.push(line);
  }
  return read.join('\n');
}

/** The largest input file, in bytes, and the bytes read at a time. */
const MOST_BYTES = 20_000_000;
const PIECE = 2 ** 20;

/**
 * The text of a file, without its byte order mark.
 *
 * @param name the name of the argument in error messages
 */
export function readText(name: string, file: string): string {
  try {
    return fileBytes(name, file)
      .toString('utf8')
      .replace(/^\ufeff/, '');
  } catch (error) {
    if (isInputError(error)) throw error;
    throw refusal(file, 'unreadable', { problem: systemReason(error) });
  }
}

/** Read piece by piece: a device or a pipe does not tell its size, and may never end. */
function fileBytes(name: string, file: string): Buffer {
  const descriptor = openSync(file, 'r');
  try {
    const bytes = Buffer.concat([...filePieces(descriptor)]);
    if (bytes.length <= MOST_BYTES) return bytes;
  } finally {
    closeSync(descriptor);
  }
  throw mustBe(name, `a file of at most ${MOST_BYTES} bytes`, `more in ${file}`);
}

/** The pieces of an open file, until more than the most bytes are read. */
function* filePieces(descriptor: number): Generator<Buffer> {
  for (let size = 0, read = 1; read > 0 && size <= MOST_BYTES; size += read) {
    const piece = Buffer.alloc(PIECE);
    read = readSync(descriptor, piece);
    yield piece.subarray(0, read);
  }
}
