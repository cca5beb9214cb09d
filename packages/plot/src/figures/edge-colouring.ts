import { InputError } from '@manaus/core';
import { colours } from '../colours.js';
import type { Figure, LegendEntry } from '../figure.js';
import { drawnGraphFigure } from './drawn-graph.js';

/** A complete graph with coloured edges; -1 is an edge without a colour. */
export interface EdgeColouringInput {
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly colouring: readonly (readonly number[])[];
  /** Draws this colour alone. */
  readonly only?: number | undefined;
  /** What the colours are called; without names there is no legend. */
  readonly names?: readonly string[] | undefined;
  /** What the points are called; 1, 2, 3, ... unless given. */
  readonly labels?: readonly string[] | undefined;
  readonly size?: number | undefined;
}

/** Told apart by colour-blind readers; the second is dashed, the third thin. */
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
 * A complete graph on a circle, its edges in up to three colours; edges without a colour are faint.
 *
 * Throws for more colours. Time O(points^2).
 *
 * @example
 * ```ts
 * edgeColouringFigure({ title: 'A path', colouring: [[-1, 0, 1], [0, -1, 0], [1, 0, -1]], only: 0 }).alt; // => 'A path: 3 points; 1-2, 2-3.'
 * ```
 */
export function edgeColouringFigure(input: EdgeColouringInput): Figure {
  const { title, subtitle, colouring, only, size = 420 } = input;
  const order = colouring.length;
  const strange = colouring.flat().find((colour) => colour >= looks.length);
  if (strange !== undefined)
    throw new InputError('plot/edge-colouring', 'colouring', 'between', {
      least: -1,
      most: looks.length - 1,
      got: strange,
    });
  const labels = input.labels ?? colouring.map((_, point) => String(point + 1));
  const angle = (point: number) => 2 * Math.PI * (point / order - 1 / 4);
  const vertices = labels.map((label, point) => ({
    x: Math.cos(angle(point)),
    y: Math.sin(angle(point)),
    label,
  }));
  const pairs = colouring.flatMap((row, a) =>
    row.flatMap((colour, b) => (a < b ? [{ ends: [a, b] as const, colour }] : [])),
  );
  const shown = pairs.filter(({ colour }) => only === undefined || colour === only);
  // Edges without a colour first, so that they lie below the others.
  const edges = [...shown]
    .sort((a, b) => a.colour - b.colour)
    .map(({ ends, colour }) =>
      colour < 0
        ? { ends, color: colours.faint, width: 1 }
        : {
            ends,
            color: looks[colour].color,
            width: looks[colour].width,
            dashed: looks[colour].dashed,
          },
    );
  const drawn = shown
    .filter(({ colour }) => colour >= 0)
    .map(
      ({ ends: [a, b], colour }) =>
        `${labels[a]}-${labels[b]}${only === undefined ? ` ${input.names?.[colour] ?? colour}` : ''}`,
    );
  const legend = input.names?.map(
    (label, colour): LegendEntry => ({
      label,
      color: looks[colour].color,
      shape: looks[colour].shape,
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
    alt: `${title}: ${order} points; ${drawn.join(', ')}.`,
  });
}
