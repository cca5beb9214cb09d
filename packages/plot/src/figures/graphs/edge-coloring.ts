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
import { type DrawnEdge, type DrawnVertex, drawnGraphFigure } from './drawn-graph.js';

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
  const { title, subtitle, coloring, names, size = 420 } = input;
  const order = coloring.length;
  const labels = input.labels ?? coloring.map((_, point) => String(point + 1));
  const shown = shownEdges(input);
  return drawnGraphFigure({
    title,
    subtitle,
    width: size,
    height: size + 20,
    vertices: onCircle(labels, order),
    // Edges without a color first, so that they lie below the others.
    edges: [...shown].sort((a, b) => a.color - b.color).map(drawnEdge),
    legend: names?.map(legendEntry),
    labelSize: order > 9 ? 12 : 15,
    alt: `${message(language, title)}: ${counted(language, order, 'point')}; ${edgesInWords(language, shown, labels, input)}.`,
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

interface ColoredEdge {
  readonly ends: readonly [number, number];
  readonly color: number;
}

/** The edges, of one color where only one is drawn. */
const shownEdges = ({ coloring, only }: EdgeColoringInput): ColoredEdge[] =>
  coloring.flatMap((row, a) =>
    row.flatMap((color, b): ColoredEdge[] =>
      a < b && (only === undefined || color === only) ? [{ ends: [a, b], color }] : [],
    ),
  );

/** Vertices with labels, on a circle of `order` places, the first on top. */
const onCircle = (labels: readonly string[], order: number): DrawnVertex[] =>
  labels.map((label, point) => {
    const angle = 2 * Math.PI * (point / order - 1 / 4);
    return { x: Math.cos(angle), y: Math.sin(angle), label };
  });

function drawnEdge({ ends, color: index }: ColoredEdge): DrawnEdge {
  if (index < 0) return { ends, color: colors.faint, width: 1 };
  const { color, width, dashed } = looks[index];
  return { ends, color, width, dashed };
}

const legendEntry = (label: string, color: number): LegendEntry => ({
  label,
  color: looks[color].color,
  shape: looks[color].shape,
});

/** The ends of the edges with a color, and its name where more than one is drawn. */
function edgesInWords(
  language: Tongue,
  edges: readonly ColoredEdge[],
  labels: readonly string[],
  { names, only }: EdgeColoringInput,
): string {
  const name = (color: number) => message(language, String(names?.[color] ?? color));
  return edges
    .filter(({ color }) => color >= 0)
    .map(({ ends: [a, b], color }) => {
      const edge = `${labels[a]}-${labels[b]}`;
      return only === undefined ? `${edge} ${name(color)}` : edge;
    })
    .join(', ');
}
