import { type Cell, textsOf } from '../read/notebooks.js';

/** A heading of a notebook. */
export interface Heading {
  readonly level: number;
  readonly text: string;
  readonly anchor: string;
}

/** A heading as a place on a page: the same for the contents and for the heading itself. */
const anchorOf = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The headings of a notebook, without marks. */
export const headingsOf = (cells: readonly Cell[]): Heading[] =>
  textsOf(cells)
    .flatMap((text) => [...text.matchAll(/^(#{1,4}) (.+)$/gm)])
    .map(([, marks = '', words = '']) => {
      const text = words.replaceAll(/[*_`$]/g, '');
      return { level: marks.length, text, anchor: anchorOf(text) };
    });

/** HTML of Markdown whose headings can be linked to. */
export const withAnchors = (html: string): string =>
  html.replace(
    /<h([1-4])>(.*?)<\/h\1>/gs,
    (_, level, words) =>
      `<h${level} id="${anchorOf(words.replaceAll(/<annotation[^>]*>.*?<\/annotation>|<[^>]*>/gs, ''))}">${words}</h${level}>`,
  );
