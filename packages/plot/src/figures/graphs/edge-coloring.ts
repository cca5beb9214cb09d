import { InputError } from '@manaus/core';
import {
  formOf,
  issueText,
  listOf,
  optional,
  someOf,
  text,
  wholeNumber,
} from '@manaus/core/schemas';
import * as v from 'valibot';
import { colors } from '../../colors.js';
import type { Figure, LegendEntry } from '../../figure.js';
import { message, type Tongue } from '../../language.js';
import { sessionLanguage } from '../../notebook/session.js';
import { pixels, requireInput, titles } from '../input.js';
import { counted } from '../names.js';
import { drawnGraphFigure } from './drawn-graph.js';

/** A complete graph with colored edges; -1 is an edge without a color. */
interface EdgeColoringInput {
  readonly title: string;
  readonly subtitle?: string;
  readonly coloring: readonly (readonly number[])[];
  /** Draws this color alone. */
  readonly only?: number;
  /** The names of the colors; without names the legend is left out. */
  readonly names?: readonly string[];
  /** The names of the points; default 1, 2, 3, ... */
  readonly labels?: readonly string[];
  readonly size?: number;
  /** The language of the words; by default that of the notebook. */
  readonly language?: Tongue;
}

/** Told apart by color-blind readers; the second is dashed, the third thin. */
const looks: readonly {
  readonly color: string;
  readonly width: number;
  readonly dashed: boolean;
  readonly shape: LegendEntry['shape'];
}[] = [
  { color: '#d55e00', width: 3, dashed: false, shape: 'line' },
  { color: '#0072b2', width: 3, dashed: true, shape: 'dashed' },
  { color: '#009e73', width: 1.5, dashed: false, shape: 'line' },
];

const place = 'plot/edge-coloring';

const last = looks.length - 1;
const mostNames = issueText('atMostOf', { n: looks.length, of: 'names' });

const form = formOf<EdgeColoringInput>({
  ...titles,
  coloring: someOf(listOf(wholeNumber(-1, last))),
  only: optional(wholeNumber(0, last)),
  names: optional(v.pipe(listOf(text), v.maxLength(looks.length, mostNames))),
  labels: optional(listOf(text)),
  size: optional(pixels),
});

/**
 * A complete graph on a circle, its edges in up to three colors; edges without a color are faint.
 *
 * Throws for more colors. Time O(points^2).
 *
 * @example
 * ```ts
 * edgeColoringFigure({ title: 'A path', coloring: [[-1, 0, 1], [0, -1, 0], [1, 0, -1]], only: 0 }).alt; // => 'A path: 3 points; 1-2, 2-3.'
 * ```
 */
export function edgeColoringFigure(input: EdgeColoringInput): Figure {
  requireInput(place, form, input);
  const language = input.language ?? sessionLanguage();
  requireTable(input);
  const { title, subtitle, coloring, only, names, size = 420 } = input;
  const order = coloring.length;
  const labels = input.labels ?? coloring.map((_, point) => String(point + 1));
  // The edges with their colors, or those of one color.
  const shown = coloring.flatMap((row, a) =>
    row.flatMap((color, b) =>
      a < b && (only === undefined || color === only) ? [{ ends: [a, b] as const, color }] : [],
    ),
  );
  // Each with its color in words where more than one is drawn.
  const inWords = shown
    .filter(({ color }) => color >= 0)
    .map(({ ends: [a, b], color }) => {
      const edge = `${labels[a]}-${labels[b]}`;
      if (only !== undefined) return edge;
      return `${edge} ${message(language, String(names?.[color] ?? color))}`;
    });
  return drawnGraphFigure({
    title,
    subtitle,
    width: size,
    height: size + 20,
    // On a circle, the first on top.
    vertices: labels.map((label, point) => {
      const angle = 2 * Math.PI * (point / order - 1 / 4);
      return { x: Math.cos(angle), y: Math.sin(angle), label };
    }),
    // Edges without a color first, so that they lie below the others.
    edges: [...shown]
      .sort((a, b) => a.color - b.color)
      .map(({ ends, color: index }) => {
        if (index < 0) return { ends, color: colors.faint, width: 1 };
        const { color, width, dashed } = looks[index];
        return { ends, color, width, dashed };
      }),
    legend: names?.map((label, index) => {
      const { color, shape } = looks[index];
      return { label, color, shape };
    }),
    labelSize: order > 9 ? 12 : 15,
    alt: `${message(language, title)}: ${counted(language, order, 'point')}; ${inWords.join(', ')}.`,
    language,
  });
}

/** Throws unless each two points have one color, and each point a label where any has. */
function requireTable({ coloring, labels = [] }: EdgeColoringInput): void {
  const n = coloring.length;
  if (coloring.some((row) => row.length !== n))
    throw new InputError(place, 'coloring', 'table', { rows: n, columns: n, got: n });
  for (const [a, row] of coloring.entries())
    for (const [b, color] of row.entries())
      if (color !== coloring[b][a])
        throw new InputError(place, `coloring[${b}][${a}]`, 'equal', {
          value: color,
          got: coloring[b][a],
        });
  const got = labels.length;
  if (got > 0 && got !== n)
    throw new InputError(place, 'labels', 'onePer', { n, of: 'labels', per: 'points', got });
}
