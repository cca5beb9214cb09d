import { extname } from 'node:path';
import { type Figure, type Language, type LanguageTag, toHtml, toPng, toSvg } from '@manaus/plot';
import { localized, toPlotly } from '@manaus/plot/internals';
import { mustBe } from '../errors/refusal.js';
import { choice } from '../options/kinds.js';
import { underHeading, withDefault } from '../options/option.js';
import { OUTPUT } from '../options/output.js';
import { requireOurs, save } from '../shell/files.js';
import { type Marking, marked } from '../shell/mark.js';

/** A file format: its writer in a language, its mark, and its pixels per pixel of the figure. */
interface Kind {
  readonly scale: number;
  readonly mark: Marking;
  write(figure: Figure, language: Language): string | Uint8Array;
}

const kinds: Readonly<Record<string, Kind>> = {
  '.svg': { scale: 1, mark: 'comment', write: (figure) => toSvg(figure) },
  '.png': { scale: 2, mark: 'chunk', write: (figure) => toPng(figure, { scale: 2 }) },
  '.html': { scale: 1, mark: 'comment', write: (figure, language) => toHtml(figure, { language }) },
  '.json': {
    scale: 1,
    mark: 'checksum',
    write: (figure, language) => JSON.stringify(toPlotly(figure, language)),
  },
};

/** The endings of the names of figure files, as a list. */
export const figureEndings = Object.keys(kinds).join(', ');

/** The explanation of figure files in help. */
export const figureNote =
  '.svg and .png are still pictures, .html is a page that names the state under the pointer, .json is a figure for Plotly.';

/** The option for the language of a figure. */
export const languageOption = underHeading(OUTPUT, {
  language: withDefault(
    choice('TAG', 'the language of the figure: en or pt-BR', ['en', 'pt-BR']),
    'en',
  ),
});

/** A figure that was written, in pixels. */
export interface WrittenFigure {
  readonly out: string;
  readonly width: number;
  readonly height: number;
}

/** The line that says so. */
export const wroteFigure = ({ out, width, height }: WrittenFigure): string =>
  `wrote ${out}: ${width} x ${height} pixels`;

/** Refuses a file that cannot be written as a figure, before work begins. */
export function requireFigureFile(out: string, force: boolean): void {
  kindOf(out);
  requireOurs(out, force);
}

/** Draws a figure in a language, and writes it in the format that the name of the file says. */
export function writeFigure(
  out: string,
  draw: (language: Language) => Figure,
  { tag, force }: { readonly tag: LanguageTag; readonly force: boolean },
): WrittenFigure {
  const { scale, mark, write } = kindOf(out);
  const language = tag === 'en' ? 'en' : 'pt';
  const figure = localized(draw(language), language);
  save(out, marked(write(figure, language), mark), force);
  return { out, width: figure.width * scale, height: figure.height * scale };
}

function kindOf(out: string): Kind {
  const kind = kinds[extname(out).toLowerCase()];
  if (kind === undefined) throw mustBe('--out', `a file name that ends in ${figureEndings}`, out);
  return kind;
}
