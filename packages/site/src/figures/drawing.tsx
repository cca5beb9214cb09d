import { type Figure, stackPanels, type Tongue, toSvg } from '@manaus/plot';
import { localized, toPlotly } from '@manaus/plot/internals';
import type { JSX } from 'preact';
import { said, useHere, useLanguage } from '../page/here.js';
import { siteLanguages, slug } from '../page/paths.js';
import type { Write } from '../page/write.js';
import { tongueOf } from '../read/tongue.js';

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

/**
 * The drawings of items by id, in every language; a picture that is the same in both is stored
 * once.
 */
export type Drawings = ReadonlyMap<string, { readonly en: DrawnFiles; readonly pt: DrawnFiles }>;

/** Writes a drawing in every language; a still one has its picture only. */
export function writeDrawing(
  id: string,
  draw: (tongue: Tongue) => Figure,
  write: Write,
  isStill = false,
) {
  const files: Partial<Record<'en' | 'pt', DrawnFiles>> = {};
  const once = writerOnce(`figures/${slug(id)}`, write);
  for (const language of siteLanguages) {
    const tongue = tongueOf(language);
    files[language] = writeFiles(
      localized(draw(tongue), tongue),
      tongue,
      isStill,
      (extension, text) => once(extension, text, language === 'en' ? '' : '.pt'),
    );
  }
  return files as { readonly en: DrawnFiles; readonly pt: DrawnFiles };
}

/**
 * A function that writes a text of a name with an ending, without the suffix where the text is the
 * first one with that ending.
 */
function writerOnce(name: string, write: Write) {
  const texts: Record<string, string> = {};
  return (extension: string, text: string, suffix: string): string => {
    if (texts[extension] === text) return `${name}${extension}`;
    texts[extension] ??= text;
    return write(`${name}${suffix}${extension}`, text);
  };
}

type WriteText = (extension: string, text: string) => string;

/** Writes the files of a figure in a language. */
function writeFiles(
  figure: Figure,
  language: Tongue,
  isStill: boolean,
  write: WriteText,
): DrawnFiles {
  const stacked = stackPanels(figure, { language });
  return {
    ...writePicture(figure, '.svg', write),
    narrow: stacked && writePicture(stacked, '.narrow.svg', write),
    data: isStill ? null : writeInteractive(figure, language, write),
    alt: figure.alt,
  };
}

/** Writes the data of the interactive form; `null` where it shows no more, or is too large. */
function writeInteractive(figure: Figure, language: Tongue, write: WriteText): string | null {
  if (!isLively(figure)) return null;
  const data = JSON.stringify(inSvg(toPlotly(figure, language)));
  return data.length > BIGGEST ? null : write('.js', script(data));
}

const writePicture = (figure: Figure, extension: string, write: WriteText): Picture => ({
  picture: write(extension, toSvg(figure)),
  width: Math.round(figure.width),
  height: Math.round(figure.height),
});

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

/** The part of a page that shows a drawing, in the language of the page; nothing without one. */
export function WhereDrawn({ drawings, id, children }: WhereDrawnProps): JSX.Element | null {
  const files = drawings.get(id)?.[useLanguage()];
  return files === undefined ? null : children(files);
}

interface WhereDrawnProps {
  readonly drawings: Drawings;
  readonly id: string;
  readonly children: (files: DrawnFiles) => JSX.Element;
}

/** A figure: its picture, larger by a tap, and its interactive form when asked for. */
export function Drawing({ files, lazy = true }: DrawingProps): JSX.Element {
  const here = useHere();
  return (
    <div class="plot" data-figure={files.data === null ? undefined : here.file(files.data)}>
      <a class="picture" href={here.file(files.picture)}>
        <Pictures files={files} lazy={lazy} />
      </a>
      {files.data === null ? null : (
        <button type="button" class="swap" hidden>
          {said({ en: 'Interactive', pt: 'Interativo' })}
        </button>
      )}
    </div>
  );
}

/** The picture, on a narrow screen that with its panels one below another. */
const Pictures = ({ files, lazy = true }: DrawingProps): JSX.Element => (
  <picture>
    {files.narrow && <Narrow {...files.narrow} />}
    <img
      src={useHere().file(files.picture)}
      alt={files.alt}
      width={files.width}
      height={files.height}
      loading={lazy ? 'lazy' : undefined}
    />
  </picture>
);

const Narrow = ({ picture, width, height }: Picture): JSX.Element => (
  <source
    media="(max-width: 40rem)"
    srcset={useHere().file(picture)}
    width={width}
    height={height}
  />
);

interface DrawingProps {
  readonly files: DrawnFiles;
  readonly lazy?: boolean;
}
