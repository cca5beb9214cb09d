import type { Axis, Figure, Mark } from './figure.js';
import { languageOf, message, type Tongue } from './language.js';

/**
 * A figure with its texts in a language; those without a translation, such as labels and formulas,
 * stay.
 *
 * @example
 * ```ts
 * localized({ title: 'A dot', width: 40, height: 40, alt: 'a dot', marks: [] }, 'en').title; // => 'A dot'
 * ```
 */
export function localized(figure: Figure, language: Tongue): Figure {
  const { title, subtitle, alt, legend, axes, marks, frames } = figure;
  // A number such as 1,000 or 2.5 has the separators of the language.
  const text = (english: string): string =>
    languageOf(language) === 'pt' && /^-?\d{1,3}(,\d{3})*(\.\d+)?$/.test(english)
      ? english.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'))
      : message(language, english);
  const markIn = (mark: Mark): Mark => ({
    ...mark,
    ...(mark.kind === 'text' ? { text: text(mark.text) } : {}),
    ...(mark.hover === undefined ? {} : { hover: message(language, mark.hover) }),
  });
  const axisIn = (axis: Axis): Axis => ({
    ...axis,
    ticks: axis.ticks.map((tick) => ({ ...tick, label: text(tick.label) })),
    ...(axis.label === undefined ? {} : { label: message(language, axis.label) }),
  });
  return {
    ...figure,
    title: message(language, title),
    alt: message(language, alt),
    marks: marks.map(markIn),
    ...(subtitle && { subtitle: message(language, subtitle) }),
    ...(legend && {
      legend: legend.map((entry) => ({ ...entry, label: message(language, entry.label) })),
    }),
    ...(axes && { axes: { ...axes, x: axisIn(axes.x), y: axisIn(axes.y) } }),
    ...(frames && {
      frames: {
        ...frames,
        steps: frames.steps.map(({ name, marks }) => ({
          name: message(language, name),
          marks: marks.map(markIn),
        })),
      },
    }),
  };
}
