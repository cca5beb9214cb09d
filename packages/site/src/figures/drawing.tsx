import { type Figure, said, stackPanels, toSvg } from '@manaus/plot';
import { localized, toPlotly } from '@manaus/plot/internals';
import type { JSX } from 'preact';
import { useHere } from '../page/here.js';
import { slug } from '../page/paths.js';
import { inEachLanguage, type Write } from '../page/write.js';

/** The most characters of the data of an interactive figure. */
const BIGGEST = 100_000;

/** A picture and its size in pixels. */
interface Picture {
  readonly picture: string;
  readonly width: number;
  readonly height: number;
}

/** The files of a figure in a language. */
export interface DrawnFiles extends Picture {
  /** The picture with its panels one below another; `null` for a figure of one panel. */
  readonly narrow: Picture | null;
  /** A script with the data of the interactive form; `null` where that is too large. */
  readonly data: string | null;
  readonly alt: string;
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
  const picture = (figure: Figure, extension: string, suffix: string): Picture => ({
    picture: once(slug(id), extension, toSvg(figure), suffix),
    width: Math.round(figure.width),
    height: Math.round(figure.height),
  });
  inEachLanguage((language) => {
    const figure = localized(draw());
    const suffix = language === 'en' ? '' : '.pt';
    const stacked = stackPanels(figure);
    const data = !isStill && isLively(figure) ? JSON.stringify(inSvg(toPlotly(figure))) : '';
    files[language] = {
      ...picture(figure, '.svg', suffix),
      narrow: stacked === null ? null : picture(stacked, '.narrow.svg', suffix),
      data:
        data === '' || data.length > BIGGEST ? null : once(slug(id), '.js', script(data), suffix),
      alt: figure.alt,
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
        <picture>
          {files.narrow === null ? null : (
            <source
              media="(max-width: 40rem)"
              srcset={here.file(files.narrow.picture)}
              width={files.narrow.width}
              height={files.narrow.height}
            />
          )}
          <img
            src={here.file(files.picture)}
            alt={files.alt}
            width={files.width}
            height={files.height}
            loading={lazy ? 'lazy' : undefined}
          />
        </picture>
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
