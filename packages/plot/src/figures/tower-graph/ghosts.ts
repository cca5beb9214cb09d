import { formatLabel } from '@manaus/core';
import { colors } from '../../colors.js';
import type { LegendEntry, Mark, Point } from '../../figure.js';
import { message } from '../../language.js';
import { capsule } from '../../marks/capsule.js';
import { counted } from '../names.js';
import type { OuterGraph } from './input.js';
import type { Placed } from './placed.js';

/** The marks and legend that a larger graph adds to a drawing. */
export interface Ghosts {
  readonly under: readonly Mark[];
  readonly over: readonly Mark[];
  readonly legend: readonly LegendEntry[];
}

/** Nothing is missing. */
export const noGhosts: Ghosts = { under: [], over: [], legend: [] };

/** The part of a larger graph that is missing in the drawn one: edges under everything, hollow states under the vertices. */
export function ghostParts(outer: OuterGraph, scene: Placed): Ghosts {
  const { input, layout, toDrawing } = scene;
  const present = new Set(scene.labels);
  const labels = outer.states.map(formatLabel);
  const at = outer.states.map((state) => toDrawing(layout.place(state)));
  const own = new Set(
    input.edges.flatMap(([a, b]) => [
      `${scene.labels[a]} ${scene.labels[b]}`,
      `${scene.labels[b]} ${scene.labels[a]}`,
    ]),
  );
  const faint: Point[][] = [];
  const dashed: Point[][] = [];
  for (const [a, b] of outer.edges) {
    if (own.has(`${labels[a]} ${labels[b]}`)) continue;
    (present.has(labels[a]) && present.has(labels[b]) ? faint : dashed).push([at[a], at[b]]);
  }
  const missing = labels.flatMap((label, i) =>
    present.has(label) ? [] : [hollow(label, at[i], scene)],
  );
  return {
    under: [...edges(faint), ...edges(dashed, [4, 3])],
    over: missing,
    legend: leftOut(missing.length, faint.length),
  };
}

function leftOut(states: number, moves: number): LegendEntry[] {
  if (states > 0)
    return [
      {
        label: `${message('left out')}: ${counted(states, 'state')}`,
        color: colors.ghost,
        shape: 'hollow',
      },
    ];
  return moves === 0
    ? []
    : [
        {
          label: `${message('left out')}: ${counted(moves, 'move')}`,
          color: colors.faint,
          shape: 'line',
        },
      ];
}

function edges(lines: readonly Point[][], dash?: readonly number[]): Mark[] {
  if (lines.length === 0) return [];
  return [
    {
      kind: 'line',
      lines,
      color: dash === undefined ? colors.faint : colors.ghostEdge,
      width: dash === undefined ? 1.8 : 1.3,
      dash,
      group: 'missing',
    },
  ];
}

/** With few states there is room for their names; else a hollow circle. */
function hollow(label: string, at: Point, { labeled, labels }: Placed): Mark {
  const hover = `${label}\n${message('not a state here')}`;
  if (labeled !== null && labels.length <= 12)
    return capsule(label, at, labeled, { fill: colors.paper, shape: 'hollow' }, hover, 'missing');
  return {
    kind: 'circle',
    ...at,
    radius: labeled === null ? 2.5 : 5,
    fill: colors.paper,
    stroke: colors.ghost,
    strokeWidth: 1.2,
    hover,
    group: 'missing',
  };
}
