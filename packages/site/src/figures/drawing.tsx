import { type Figure, stackPanels, type Tongue, toSvg } from '@manaus/plot';
import { localized, toPlotly } from '@manaus/plot/internals';
import type { JSX } from 'preact';
import { said, useHere, useLanguage } from '../page/here.js';
import { slug } from '../page/paths.js';
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
  const name = `figures/${slug(id)}`;
  const texts: Record<string, string> = {};
  const drawIn = (language: 'en' | 'pt'): DrawnFiles => {
    // A text that is the same as in the language before it is not written again.
    const writeText = (extension: string, text: string): string => {
      if (texts[extension] === text) return `${name}${extension}`;
      texts[extension] ??= text;
      return write(`${name}${language === 'en' ? '' : '.pt'}${extension}`, text);
    };
    const writePicture = (figure: Figure, extension: string): Picture => ({
      picture: writeText(extension, toSvg(figure)),
      width: Math.round(figure.width),
      height: Math.round(figure.height),
    });
    const tongue = tongueOf(language);
    const figure = localized(draw(tongue), tongue);
    const stacked = stackPanels(figure, { language: tongue });
    const picture = writePicture(figure, '.svg');
    const narrow = stacked && writePicture(stacked, '.narrow.svg');
    const script = isStill ? null : interactiveScript(figure, tongue);
    const data = script === null ? null : writeText('.js', script);
    return { ...picture, narrow, data, alt: figure.alt };
  };
  return { en: drawIn('en'), pt: drawIn('pt') };
}

/**
 * The data of the interactive form, as a script because a page opened from disk may not fetch;
 * `null` where it shows no more than the picture, or is too large.
 */
function interactiveScript(figure: Figure, language: Tongue): string | null {
  const { frames, axes, marks } = figure;
  const showsMore =
    frames !== undefined || axes !== undefined || marks.some((mark) => mark.hover !== undefined);
  if (!showsMore) return null;
  const plot = toPlotly(figure, language);
  // The bundle of the site leaves WebGL out.
  const inSvg = { ...plot, data: plot.data.map((trace) => ({ ...trace, type: 'scatter' })) };
  const data = JSON.stringify(inSvg);
  return data.length > BIGGEST ? null : `window.manausFigure(${data});\n`;
}

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
        <picture>
          {/* On a narrow screen, the picture with its panels one below another. */}
          {files.narrow && (
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
