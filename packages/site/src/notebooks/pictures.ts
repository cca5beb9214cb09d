import { createHash } from 'node:crypto';
import type { Write } from '../page/write.js';
import { joined, type StoredNotebook } from '../read/notebooks.js';

/** A picture of a notebook: its file, and the size at which it is shown. */
interface Picture {
  readonly file: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** The pictures of the notebooks by their content as stored; one that several show is one file. */
export type Pictures = ReadonlyMap<string, Picture>;

/** Writes the pictures of notebooks, each once. */
export function writePictures(notebooks: readonly StoredNotebook[], write: Write): Pictures {
  const found = new Map<string, Picture>();
  for (const { en, pt } of notebooks)
    for (const { outputs = [] } of [...en, ...(pt ?? [])])
      for (const { data = {} } of outputs) {
        const content = joined(data['image/png']);
        if (content === '' || found.has(content)) continue;
        found.set(content, writePicture(content, joined(data['text/plain']), write));
      }
  return found;
}

function writePicture(content: string, alt: string, write: Write): Picture {
  const bytes = Buffer.from(content, 'base64');
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  // Pictures are stored at twice the size at which they are shown.
  const [width, height] = [bytes.readUInt32BE(16) / 2, bytes.readUInt32BE(20) / 2];
  return { file: write(`pictures/${name}.png`, bytes), alt, width, height };
}
