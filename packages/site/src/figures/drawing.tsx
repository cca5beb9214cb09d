import { type Figure, localized, said, toPlotly, toSvg } from '@manaus/plot';
import type { JSX } from 'preact';
import { useHere } from '../page/here.js';
import { slug } from '../page/paths.js';
import { inEachLanguage, type Write } from '../page/write.js';

/** The most characters of the data of an interactive figure. */
const BIGGEST = 100_000;

/** The files of a figure in a language. */
export interface DrawnFiles {
  readonly picture: string;
  /** A script with the data of the interactive form; `null` where that is too large. */
  readonly data: string | null;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** The drawings of items by id, in every language; a picture that is the same in both is stored once. */
export type Drawings = ReadonlyMap<string, { readonly en: DrawnFiles; readonly pt: DrawnFiles }>;

/** Writes a drawing in every language; a still one has its picture only. */
export function writeDrawing(id: string, draw: () => Figure, write: Write, isStill = false) {
  const files: Partial<Record<'en' | 'pt', DrawnFiles>> = {};
  const texts: Record<string, string> = {};
  const once = (name: string, extension: string, text: string, suffix: string): string => {
    if (texts[extension] === text) return `figures/${name}${extension}`;
    texts[extension] ??= text;
    return write(`figures/${name}${suffix}${extension}`, text);
  };
  inEachLanguage((language) => {
    const figure = localized(draw());
    const suffix = language === 'en' ? '' : '.pt';
    const { width, height, alt } = figure;
    const data = !isStill && isLively(figure) ? JSON.stringify(inSvg(toPlotly(figure))) : '';
    files[language] = {
      picture: once(slug(id), '.svg', toSvg(figure), suffix),
      data:
        data === '' || data.length > BIGGEST ? null : once(slug(id), '.js', script(data), suffix),
      alt,
      width,
      height,
    };
  });
  return files as { readonly en: DrawnFiles; readonly pt: DrawnFiles };
}

/** True if the interactive form shows more than the picture: steps, axes, or what a point is. */
const isLively = ({ frames, axes, marks }: Figure): boolean =>
  frames !== undefined || axes !== undefined || marks.some((mark) => mark.hover !== undefined);

/** A page opened from disk may not fetch: the data come as a script. */
const script = (data: string): string => `window.manausFigure(${data});\n`;

/** The same figure without WebGL, which the bundle of the site leaves out. */
const inSvg = (figure: ReturnType<typeof toPlotly>): ReturnType<typeof toPlotly> => ({
  ...figure,
  data: figure.data.map((trace) => ({ ...trace, type: 'scatter' })),
});

/** A figure: its picture, larger by a tap, and its interactive form when asked for. */
export function Drawing({ files, lazy = true }: DrawingProps): JSX.Element {
  const here = useHere();
  return (
    <div class="plot" data-figure={files.data === null ? undefined : here.file(files.data)}>
      <a class="picture" href={here.file(files.picture)}>
        <img
          src={here.file(files.picture)}
          alt={files.alt}
          width={Math.round(files.width)}
          height={Math.round(files.height)}
          loading={lazy ? 'lazy' : undefined}
        />
      </a>
      {files.data === null ? null : (
        <button type="button" class="swap" hidden>
          {said({ en: 'Interactive', pt: 'Interativo' })}
        </button>
      )}
    </div>
  );
}

interface DrawingProps {
  readonly files: DrawnFiles;
  readonly lazy?: boolean;
}
