import type { Mark, Point } from '@manaus/plot';

/** The fields of a kind of mark that say how it looks: all but its place and its content. */
type Look<K extends Mark['kind'], Given extends string> = Omit<
  Extract<Mark, { kind: K }>,
  'kind' | Given
>;

/** A rectangle by its corner of least x and y, its width and its height. */
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  look: Look<'rect', 'x' | 'y' | 'width' | 'height'>,
): Mark => ({ kind: 'rect', x, y, width, height, ...look });

/** One line of text at a place. */
export const words = (
  x: number,
  y: number,
  text: string,
  look: Look<'text', 'x' | 'y' | 'text'>,
): Mark => ({ kind: 'text', x, y, text, ...look });

/** Polylines of one look. */
export const polylines = (
  lines: readonly (readonly Point[])[],
  look: Look<'line', 'lines'>,
): Mark => ({ kind: 'line', lines, ...look });
