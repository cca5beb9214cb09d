import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { type Damage, InputError } from '@manaus/core';
import { writePieces } from '../sweeps/files.js';

// A checkpoint: MAGIC, the version and the length of the head (two 32-bit numbers, little-endian), the head as JSON, the pieces, each with
// its length before it, END, and the SHA-256 of all that.
const MAGIC = 'manaus-checkpoint\n';
const FORMAT_VERSION = 1;
const END = 0xffffffff;
const START = MAGIC.length + 8;
const SUM = 32;

/** The head of a checkpoint, before the bytes of the kernel. */
export interface CheckpointHead {
  /** Names the kernel, the rules, the sources and how the bytes lie. */
  readonly layout: string;
  readonly spheres: readonly number[];
}

/** Writes a checkpoint atomically; an error of one line names the file and leaves the one before. */
export function writeCheckpoint(
  file: string,
  head: CheckpointHead,
  bytes: Iterable<Uint8Array>,
): void {
  writePieces(file, framed(head, bytes));
}

function* framed(head: CheckpointHead, bytes: Iterable<Uint8Array>): Generator<Uint8Array> {
  const hash = createHash('sha256');
  const text = Buffer.from(JSON.stringify(head));
  for (const piece of withLengths(text, bytes))
    for (let from = 0; from < piece.length; from += 2 ** 24) {
      const part = piece.subarray(from, from + 2 ** 24);
      hash.update(part);
      yield part;
    }
  yield hash.digest();
}

function* withLengths(head: Uint8Array, bytes: Iterable<Uint8Array>): Generator<Uint8Array> {
  yield Buffer.from(MAGIC);
  yield words(FORMAT_VERSION, head.length);
  yield head;
  for (const piece of bytes) {
    yield words(piece.length);
    yield piece;
  }
  yield words(END);
}

function words(...numbers: number[]): Uint8Array {
  const bytes = Buffer.alloc(4 * numbers.length);
  for (const [i, number] of numbers.entries()) bytes.writeUInt32LE(number, 4 * i);
  return bytes;
}

/** The checkpoint in a file, which must be of a search with this layout; an `InputError` names the file and what is wrong with it. */
export function readCheckpoint(
  file: string,
  layout: string,
): CheckpointHead & { readonly bytes: Iterable<Uint8Array> } {
  const wrong = (damage: Damage) =>
    new InputError('lab/checkpoint', file, 'damaged', { record: 'checkpoint', damage });
  return reading(file, (read, size) => {
    const first = Buffer.from(read(Math.min(START, size)));
    if (first.toString('latin1', 0, MAGIC.length) !== MAGIC) throw wrong({ code: 'otherKind' });
    const version = first.length === START ? first.readUInt32LE(MAGIC.length) : FORMAT_VERSION;
    if (version !== FORMAT_VERSION)
      throw wrong({ code: 'version', found: version, known: FORMAT_VERSION });
    if (!agrees(file)) throw wrong({ code: 'checksum' });
    const length = first.readUInt32LE(MAGIC.length + 4);
    const head = JSON.parse(Buffer.from(read(length)).toString()) as CheckpointHead;
    if (head.layout !== layout) throw wrong({ code: 'foreign', owner: head.layout });
    return { ...head, bytes: { [Symbol.iterator]: () => piecesOf(file, START + length) } };
  });
}

/** True if the last bytes are the checksum of all others. */
function agrees(file: string): boolean {
  return reading(file, (read, size) => {
    const hash = createHash('sha256');
    for (let left = size - SUM; left > 0; left -= 2 ** 22)
      hash.update(read(Math.min(left, 2 ** 22)));
    return size > START + SUM && hash.digest().equals(read(SUM));
  });
}

function* piecesOf(file: string, from: number): Generator<Uint8Array> {
  const descriptor = openSync(file, 'r');
  try {
    for (let at = from; ; ) {
      const length = Buffer.from(readAt(descriptor, at, 4)).readUInt32LE();
      if (length === END) return;
      yield readAt(descriptor, at + 4, length);
      at += 4 + length;
    }
  } finally {
    closeSync(descriptor);
  }
}

/** The result of `use` on an open file, with a function that reads its next bytes. */
function reading<T>(
  file: string,
  use: (read: (length: number) => Uint8Array, size: number) => T,
): T {
  const descriptor = openSync(file, 'r');
  let at = 0;
  try {
    const read = (length: number) => {
      at += length;
      return readAt(descriptor, at - length, length);
    };
    return use(read, fstatSync(descriptor).size);
  } finally {
    closeSync(descriptor);
  }
}

function readAt(descriptor: number, at: number, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  for (let done = 0; done < length; ) {
    const got = readSync(descriptor, bytes, done, Math.min(length - done, 2 ** 26), at + done);
    if (got === 0) throw new Error('a checkpoint became shorter while it was read');
    done += got;
  }
  return bytes;
}
