import { InputError } from '@manaus/core';
import { colors } from '../../colors.js';
import type { Figure, LegendEntry } from '../../figure.js';
import { message } from '../../language.js';
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
  const { title, subtitle, coloring, only, size = 420 } = input;
  const order = coloring.length;
  const strange = coloring.flat().find((color) => color >= looks.length);
  if (strange !== undefined)
    throw new InputError('plot/edge-coloring', 'coloring', 'between', {
      least: -1,
      most: looks.length - 1,
      got: strange,
    });
  const labels = input.labels ?? coloring.map((_, point) => String(point + 1));
  const angle = (point: number) => 2 * Math.PI * (point / order - 1 / 4);
  const vertices = labels.map((label, point) => ({
    x: Math.cos(angle(point)),
    y: Math.sin(angle(point)),
    label,
  }));
  const pairs = coloring.flatMap((row, a) =>
    row.flatMap((color, b) => (a < b ? [{ ends: [a, b] as const, color }] : [])),
  );
  const shown = pairs.filter(({ color }) => only === undefined || color === only);
  // Edges without a color first, so that they lie below the others.
  const edges = [...shown]
    .sort((a, b) => a.color - b.color)
    .map(({ ends, color }) =>
      color < 0
        ? { ends, color: colors.faint, width: 1 }
        : {
            ends,
            color: looks[color].color,
            width: looks[color].width,
            dashed: looks[color].dashed,
          },
    );
  const drawn = shown
    .filter(({ color }) => color >= 0)
    .map(
      ({ ends: [a, b], color }) =>
        `${labels[a]}-${labels[b]}${only === undefined ? ` ${message(String(input.names?.[color] ?? color))}` : ''}`,
    );
  const legend = input.names?.map(
    (label, color): LegendEntry => ({
      label,
      color: looks[color].color,
      shape: looks[color].shape,
    }),
  );
  return drawnGraphFigure({
    title,
    subtitle,
    width: size,
    height: size + 20,
    vertices,
    edges,
    legend,
    labelSize: order > 9 ? 12 : 15,
    alt: `${message(title)}: ${counted(order, 'point')}; ${drawn.join(', ')}.`,
  });
}
