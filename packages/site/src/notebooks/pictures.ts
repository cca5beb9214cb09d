import { createHash } from 'node:crypto';
import { remembered } from '@manaus/core/internals';
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
  const stored = remembered((output: Output) => writePicture(output, write), imageOf);
  return new Map(
    [...picturesOf(notebooks)].map(({ output, language }) => [
      output,
      // A picture without words is the same in both languages; what it says when read aloud is not.
      drawingOf(output, drawings, language) ?? { ...stored(output), alt: wordsOf(output) },
    ]),
  );
}

/** The drawing of the item that an output shows, if it says the same. */
function drawingOf(output: Output, drawings: Drawings, language: 'en' | 'pt') {
  const drawn = drawings.get(output.metadata?.manaus?.shows ?? '')?.[language];
  return drawn?.alt === wordsOf(output) ? drawn : undefined;
}

const imageOf = ({ data }: Output): string => joined(data?.['image/png']);
const wordsOf = ({ data }: Output): string => joined(data?.['text/plain']);

/** The outputs that are pictures, with the language of their notebook. */
function* picturesOf(notebooks: readonly StoredNotebook[]) {
  for (const notebook of notebooks)
    for (const language of ['en', 'pt'] as const)
      for (const { outputs = [] } of notebook[language] ?? [])
        for (const output of outputs) if (imageOf(output) !== '') yield { output, language };
}

function writePicture(output: Output, write: Write): DrawnFiles {
  const bytes = Buffer.from(imageOf(output), 'base64');
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return {
    picture: write(`pictures/${name}.png`, bytes),
    narrow: null,
    data: null,
    alt: wordsOf(output),
    ...sizeOf(bytes, output.metadata?.['image/png']?.width),
  };
}

/** The size at which a PNG is shown: ours are stored at twice that size, and say so. */
function sizeOf(bytes: Buffer, shown: number | undefined): Pick<DrawnFiles, 'width' | 'height'> {
  const [pixels, high] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const width = shown ?? pixels;
  return { width, height: Math.round((high * width) / pixels) };
}
