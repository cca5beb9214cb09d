import { createHash } from 'node:crypto';
import type { Drawings, DrawnFiles } from '../figures/drawing.js';
import type { Write } from '../page/write.js';
import { joined, type Output, type StoredNotebook } from '../read/notebooks.js';

/** The pictures of the notebooks by the output that shows them. */
export type Pictures = ReadonlyMap<Output, DrawnFiles>;

/**
 * The pictures of notebooks: where an output shows the figure of an item, the drawing of that item;
 * each other picture is written as it is stored, once.
 */
export function writePictures(
  notebooks: readonly StoredNotebook[],
  drawings: Drawings,
  write: Write,
): Pictures {
  const found = new Map<Output, DrawnFiles>();
  const stored = new Map<string, DrawnFiles>();
  for (const { output, content, language } of picturesOf(notebooks)) {
    const alt = joined(output.data?.['text/plain']);
    const drawn = drawings.get(output.metadata?.manaus?.shows ?? '')?.[language];
    if (drawn?.alt === alt) {
      found.set(output, drawn);
      continue;
    }
    const picture = stored.get(content) ?? writePicture(output, write);
    stored.set(content, picture);
    // A picture without words is the same in both languages; what it says when read aloud is not.
    found.set(output, { ...picture, alt });
  }
  return found;
}

/** The outputs that are pictures, with the language of their notebook. */
function* picturesOf(notebooks: readonly StoredNotebook[]) {
  for (const notebook of notebooks)
    for (const language of ['en', 'pt'] as const)
      for (const { outputs = [] } of notebook[language] ?? [])
        for (const output of outputs) {
          const content = joined(output.data?.['image/png']);
          if (content !== '') yield { output, content, language };
        }
}

function writePicture({ data, metadata }: Output, write: Write): DrawnFiles {
  const bytes = Buffer.from(joined(data?.['image/png']), 'base64');
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const [pixels, high] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  // Our pictures are stored at twice the size at which they are shown, and say so.
  const width = metadata?.['image/png']?.width ?? pixels;
  return {
    picture: write(`pictures/${name}.png`, bytes),
    narrow: null,
    data: null,
    alt: joined(data?.['text/plain']),
    width,
    height: Math.round((high * width) / pixels),
  };
}
