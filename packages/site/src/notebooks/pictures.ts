import { createHash } from 'node:crypto';
import { remembered } from '@manaus/core/internals';
import type { Drawings, DrawnFiles } from '../figures/drawing.js';
import type { Write } from '../page/write.js';
import { joinLines, type Output, type StoredNotebook } from '../read/notebooks.js';

/** The pictures of the notebooks by the output that shows them. */
export type Pictures = ReadonlyMap<Output, DrawnFiles>;

/**
 * The pictures of notebooks: where an output shows the figure of an item, and says the same, the
 * drawing of that item; each other picture is written as it is stored, once.
 */
export function writePictures(
  notebooks: readonly StoredNotebook[],
  drawings: Drawings,
  write: Write,
): Pictures {
  const stored = remembered((output: Output) => writePicture(output, write), imageOf);
  const pictures = new Map<Output, DrawnFiles>();
  for (const notebook of notebooks)
    for (const language of ['en', 'pt'] as const)
      for (const { outputs = [] } of notebook[language] ?? [])
        for (const output of outputs) {
          if (imageOf(output) === '') continue;
          const drawn = drawings.get(output.metadata?.manaus?.shows ?? '')?.[language];
          const alt = wordsOf(output);
          // A picture without words is the same in both languages; what it says read aloud is not.
          pictures.set(output, drawn?.alt === alt ? drawn : { ...stored(output), alt });
        }
  return pictures;
}

const imageOf = ({ data }: Output): string => joinLines(data?.['image/png']);
const wordsOf = ({ data }: Output): string => joinLines(data?.['text/plain']);

/** Writes a PNG. It is shown at the width that the output names: ours are stored at twice that. */
function writePicture(output: Output, write: Write): DrawnFiles {
  const bytes = Buffer.from(imageOf(output), 'base64');
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const [pixels, high] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const width = output.metadata?.['image/png']?.width ?? pixels;
  return {
    picture: write(`pictures/${name}.png`, bytes),
    narrow: null,
    data: null,
    alt: wordsOf(output),
    width,
    height: Math.round((high * width) / pixels),
  };
}
