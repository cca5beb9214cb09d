import type { Axis, Figure, Mark } from './figure.js';
import { currentLanguage, message } from './language.js';

/**
 * A figure with its texts in the language that is set; those without a translation, such as labels and formulas, stay.
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
    ...(legend === undefined
      ? {}
      : { legend: legend.map((entry) => ({ ...entry, label: message(entry.label) })) }),
    ...(axes === undefined ? {} : { axes: { ...axes, x: named(axes.x), y: named(axes.y) } }),
    ...(frames === undefined
      ? {}
      : {
          frames: {
            ...frames,
            steps: frames.steps.map((step) => ({
              name: message(step.name),
              marks: step.marks.map(inLanguage),
            })),
          },
        }),
  };
}

/** The label of a tick; a number with the separators of the language. */
const tickText = (label: string): string =>
  currentLanguage() === 'pt' && /^-?[\d,]+(\.\d+)?$/.test(label)
    ? label.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'))
    : message(label);

const named = (axis: Axis): Axis => ({
  ...axis,
  ticks: axis.ticks.map((tick) => ({ ...tick, label: tickText(tick.label) })),
  ...(axis.label === undefined ? {} : { label: message(axis.label) }),
});

const inLanguage = (mark: Mark): Mark => ({
  ...mark,
  ...(mark.kind === 'text' ? { text: message(mark.text) } : {}),
  ...(mark.hover === undefined ? {} : { hover: message(mark.hover) }),
});
