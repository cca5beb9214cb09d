import type { Axis, Figure, Frames, LegendEntry, Mark } from './figure.js';
import { currentLanguage, message } from './language.js';

/**
 * A figure with its texts in the language that is set; those without a translation, such as labels
 * and formulas, stay.
 *
 * @example
 * ```ts
 * localized({ title: 'A dot', width: 40, height: 40, alt: 'a dot', marks: [] }).title; // => 'A dot'
 * ```
 */
export function localized(figure: Figure): Figure {
  const { title, subtitle, alt, legend, axes, marks, frames } = figure;
  return {
    ...figure,
    title: message(title),
    alt: message(alt),
    marks: marks.map(inLanguage),
    ...(subtitle === undefined ? {} : { subtitle: message(subtitle) }),
    ...(legend === undefined ? {} : { legend: legend.map(entryInLanguage) }),
    ...(axes === undefined ? {} : { axes: { ...axes, x: named(axes.x), y: named(axes.y) } }),
    ...(frames === undefined ? {} : { frames: framesInLanguage(frames) }),
  };
}

const entryInLanguage = (entry: LegendEntry): LegendEntry => ({
  ...entry,
  label: message(entry.label),
});

const framesInLanguage = (frames: Frames): Frames => ({
  ...frames,
  steps: frames.steps.map(({ name, marks }) => ({
    name: message(name),
    marks: marks.map(inLanguage),
  })),
});

/**
 * A text in the language that is set; a number such as 1,000 or 2.5 with the separators of the
 * language.
 */
const textIn = (text: string): string =>
  currentLanguage() === 'pt' && /^-?\d{1,3}(,\d{3})*(\.\d+)?$/.test(text)
    ? text.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'))
    : message(text);

const named = (axis: Axis): Axis => ({
  ...axis,
  ticks: axis.ticks.map((tick) => ({ ...tick, label: textIn(tick.label) })),
  ...(axis.label === undefined ? {} : { label: message(axis.label) }),
});

const inLanguage = (mark: Mark): Mark => ({
  ...mark,
  ...(mark.kind === 'text' ? { text: textIn(mark.text) } : {}),
  ...(mark.hover === undefined ? {} : { hover: message(mark.hover) }),
});
