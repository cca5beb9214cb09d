import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs';
import type { Damage } from './damage.js';
import { openFile } from './files.js';
import type { Format } from './seal.js';
import { partsOf, writePieces } from './write.js';

// A sealed file of bytes: the format on a line, its version and the length of the head (two 32-bit
// numbers, little-endian), the head as JSON, the pieces, each with its length before it, END, and
// the SHA-256 of all that.
const END = 0xffffffff;
const SUM = 32;

const magicOf = ({ format }: Format) => `${format}\n`;

/** Writes a head, which JSON can hold, and pieces of bytes atomically, with a checksum of all. */
export function writeSealed(
  file: string,
  format: Format,
  head: object,
  pieces: Iterable<Uint8Array>,
): void {
  writePieces(file, withSum(withLengths(format, Buffer.from(JSON.stringify(head)), pieces)));
}

/** Pieces in parts of at most 16 MiB, and their checksum. */
function* withSum(pieces: Iterable<Uint8Array>): Generator<Uint8Array> {
  const hash = createHash('sha256');
  for (const part of partsOf(pieces, 2 ** 24)) {
    hash.update(part);
    yield part;
  }
  yield hash.digest();
}

function* withLengths(
  format: Format,
  head: Uint8Array,
  bytes: Iterable<Uint8Array>,
): Generator<Uint8Array> {
  yield Buffer.from(magicOf(format));
  yield words(format.version, head.length);
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

/** The content of a sealed file, or what is wrong with it. */
export type SealedPieces =
  | { readonly head: unknown; readonly pieces: Iterable<Uint8Array>; readonly damage: null }
  | { readonly head: null; readonly pieces: null; readonly damage: Damage };

/** Reads a sealed file of a format; its pieces are read when they are asked for. */
export function readSealed(file: string, format: Format): SealedPieces {
  const damaged = (damage: Damage) => ({ head: null, pieces: null, damage }) as const;
  const start = magicOf(format).length + 8;
  // A pipe would be waited for without end.
  if (!statSync(file).isFile()) return damaged({ code: 'otherKind' });
  return reading(file, (read, size) => {
    const first = Buffer.from(read(Math.min(start, size)));
    const damage = damageAtStart(first, format);
    if (damage !== null) return damaged(damage);
    if (!hasItsSum(file, start)) return damaged({ code: 'checksum' });
    const length = first.readUInt32LE(start - 4);
    const head: unknown = JSON.parse(Buffer.from(read(length)).toString());
    const pieces = { [Symbol.iterator]: () => piecesOf(file, start + length) };
    return { head, pieces, damage: null };
  });
}

/**
 * The damage that the first bytes of a file show, read in a format; a version that is cut off shows
 * none.
 */
function damageAtStart(first: Buffer, format: Format): Damage | null {
  const magic = magicOf(format);
  if (first.toString('latin1', 0, magic.length) !== magic) return { code: 'otherKind' };
  if (first.length < magic.length + 8) return null;
  const version = first.readUInt32LE(magic.length);
  const known = format.version;
  return version === known ? null : { code: 'version', found: version, known };
}

/** True if the last bytes are the checksum of all others. */
function hasItsSum(file: string, start: number): boolean {
  return reading(file, (read, size) => {
    const hash = createHash('sha256');
    for (let left = size - SUM; left > 0; left -= 2 ** 22)
      hash.update(read(Math.min(left, 2 ** 22)));
    return size > start + SUM && hash.digest().equals(read(SUM));
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
const reading = <T>(file: string, use: (read: Reader, size: number) => T): T =>
  openFile(file, 'r', (descriptor) => {
    let at = 0;
    const read = (length: number) => {
      at += length;
      return readAt(descriptor, at - length, length);
    };
    return use(read, fstatSync(descriptor).size);
  });

/** Reads the given number of the next bytes. */
type Reader = (length: number) => Uint8Array;

function readAt(descriptor: number, at: number, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  for (let done = 0; done < length; ) {
    const got = readSync(descriptor, bytes, done, Math.min(length - done, 2 ** 26), at + done);
    if (got === 0) throw new Error(`${length} bytes at ${at} were gone when they were read`);
    done += got;
  }
  return bytes;
}
