import { InputError } from '@manaus/core';
import type { Figure, Mark, Point } from '../figure.js';
import { axesMarks, legendMarks, titleMarks } from '../furniture.js';
import { pixelMarks } from '../scales.js';

/** Options of small multiples. */
interface MultiplesOptions {
  readonly title: string;
  readonly subtitle?: string;
  readonly columns?: number;
}

/**
 * Several figures as one, in rows; each keeps its size, so make them small. A row is as high as its highest figure.
 *
 * @example
 * ```ts
 * const dot = { title: 'A dot', width: 40, height: 40, alt: 'a dot', marks: [] };
 * smallMultiples([dot, dot], { title: 'Two dots' }).width; // => 80
 * ```
 */
export function smallMultiples(
  figures: readonly Figure[],
  { title, subtitle, columns = figures.length }: MultiplesOptions,
): Figure {
  if (figures.length === 0) throw new InputError('plot/multiples', 'figures', 'empty', {});
  const across = Math.min(columns, figures.length);
  const width = Math.max(...figures.map((figure) => figure.width));
  const rows = Array.from({ length: Math.ceil(figures.length / across) }, (_, row) =>
    Math.max(...figures.slice(row * across, (row + 1) * across).map((figure) => figure.height)),
  );
  const top = (row: number) => rows.slice(0, row).reduce((sum, height) => sum + height, 70);
  const marks = figures.flatMap((figure, i) => {
    const all = [
      ...axesMarks(figure),
      ...pixelMarks(figure),
      ...titleMarks(figure),
      ...legendMarks(figure),
    ];
    const by = {
      x: (i % across) * width + (width - figure.width) / 2,
      y: top(Math.floor(i / across)),
    };
    return all.map((mark) => moved(mark, by));
  });
  const alt = `${title}. ${figures.map((figure) => figure.alt).join(' ')}`;
  return { title, subtitle, width: across * width, height: top(rows.length), alt, marks };
}

function moved(mark: Mark, by: Point): Mark {
  const shift = (point: Point) => ({ x: point.x + by.x, y: point.y + by.y });
  if (mark.kind === 'line') return { ...mark, lines: mark.lines.map((line) => line.map(shift)) };
  if (mark.kind === 'polygon') return { ...mark, rings: mark.rings.map((ring) => ring.map(shift)) };
  return { ...mark, ...shift(mark) };
}
