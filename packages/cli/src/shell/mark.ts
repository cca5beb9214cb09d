import { crc32 } from 'node:zlib';
import { digest, type Format, seal, unsealFile } from '@manaus/jobs/storage';

/** The place of our mark in a file, where its readers look for no content. */
export type Marking = 'comment' | 'chunk' | 'checksum';

const FIGURE: Format = { format: 'manaus-figure', version: 1 };

/**
 * A file with the mark of the command, which holds the SHA-256 of the rest.
 *
 * `comment`: a last line of SVG, HTML or Markdown; `chunk`: a text chunk of a PNG; `checksum`: a
 * field of a JSON object.
 */
export function marked(content: string | Uint8Array, how: Marking): string | Uint8Array {
  if (typeof content !== 'string') return how === 'chunk' ? withChunk(content) : content;
  if (how === 'checksum') return `${seal(FIGURE, JSON.parse(content))}\n`;
  return `${content}<!-- written by manaus, SHA-256 ${digest(content)} -->\n`;
}

/** True for a file that {@link marked} made and that nobody changed. */
export function isMarked(bytes: Buffer): boolean {
  if (bytes.subarray(0, 8).equals(PNG)) {
    if (bytes.length < PNG.length + CHUNK + END) return false;
    const plain = Buffer.concat([bytes.subarray(0, -CHUNK - END), bytes.subarray(-END)]);
    return bytes.equals(withChunk(plain));
  }
  const text = bytes.toString();
  const [line, sum] = /<!-- written by manaus, SHA-256 ([0-9a-f]{64}) -->\n$/.exec(text) ?? [];
  if (line === undefined) return unsealFile(text, FIGURE).damage === null;
  return digest(text.slice(0, -line.length)) === sum;
}

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** The last chunk of a PNG, which is always the same: length, `IEND` and checksum. */
const END = 12;

/**
 * The length of our chunk: length, `tEXt`, `Software`, 0, `manaus`, a blank, 64 digits, checksum.
 */
const CHUNK = 4 + 4 + 'Software\0manaus '.length + 64 + 4;

function withChunk(picture: Uint8Array): Uint8Array {
  const [body, end] = [picture.subarray(0, -END), picture.subarray(-END)];
  const content = Buffer.from(`tEXtSoftware\0manaus ${digest(picture)}`, 'latin1');
  const chunk = Buffer.alloc(CHUNK);
  chunk.writeUInt32BE(content.length - 4);
  content.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(content), CHUNK - 4);
  return Buffer.concat([body, chunk, end]);
}
