import type { Axis, Figure, Frames, LegendEntry, Mark } from './figure.js';
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
  return {
    ...figure,
    title: message(language, title),
    alt: message(language, alt),
    marks: marks.map((mark) => inLanguage(language, mark)),
    ...(subtitle === undefined ? {} : { subtitle: message(language, subtitle) }),
    ...(legend === undefined
      ? {}
      : { legend: legend.map((entry) => entryInLanguage(language, entry)) }),
    ...(axes === undefined
      ? {}
      : { axes: { ...axes, x: named(language, axes.x), y: named(language, axes.y) } }),
    ...(frames === undefined ? {} : { frames: framesInLanguage(language, frames) }),
  };
}

const entryInLanguage = (language: Tongue, entry: LegendEntry): LegendEntry => ({
  ...entry,
  label: message(language, entry.label),
});

const framesInLanguage = (language: Tongue, frames: Frames): Frames => ({
  ...frames,
  steps: frames.steps.map(({ name, marks }) => ({
    name: message(language, name),
    marks: marks.map((mark) => inLanguage(language, mark)),
  })),
});

/**
 * A text in a language; a number such as 1,000 or 2.5 with the separators of the language.
 */
const textIn = (language: Tongue, text: string): string =>
  languageOf(language) === 'pt' && /^-?\d{1,3}(,\d{3})*(\.\d+)?$/.test(text)
    ? text.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'))
    : message(language, text);

const named = (language: Tongue, axis: Axis): Axis => ({
  ...axis,
  ticks: axis.ticks.map((tick) => ({ ...tick, label: textIn(language, tick.label) })),
  ...(axis.label === undefined ? {} : { label: message(language, axis.label) }),
});

const inLanguage = (language: Tongue, mark: Mark): Mark => ({
  ...mark,
  ...(mark.kind === 'text' ? { text: textIn(language, mark.text) } : {}),
  ...(mark.hover === undefined ? {} : { hover: message(language, mark.hover) }),
});
