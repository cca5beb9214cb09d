import { formatLabel } from '@manaus/core';
import { colors } from '../../colors.js';
import type { LegendEntry, Mark, Point } from '../../figure.js';
import { message } from '../../language.js';
import { capsule } from '../../marks/capsule.js';
import { circleMark, lineMark } from '../../marks/kinds.js';
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
  const labels = outer.states.map(formatLabel);
  const at = outer.states.map((state) => scene.toDrawing(scene.layout.place(state)));
  const present = new Set(scene.labels);
  const isInside = ([a, b]: Edge) => present.has(labels[a]) && present.has(labels[b]);
  const edges = missingEdges(outer.edges, labels, scene);
  const faint = edges.filter(isInside);
  const dashed = edges.filter((edge) => !isInside(edge));
  const line = ([a, b]: Edge) => [at[a], at[b]];
  const missing = labels.flatMap((label, i) =>
    present.has(label) ? [] : [hollow(label, at[i], scene)],
  );
  return {
    under: [...edgeMarks(faint.map(line)), ...edgeMarks(dashed.map(line), [4, 3])],
    over: missing,
    legend: leftOut(missing.length, faint.length),
  };
}

type Edge = OuterGraph['edges'][number];

/** The edges of a larger graph that the drawn one does not have. */
function missingEdges(
  edges: readonly Edge[],
  labels: readonly string[],
  scene: Placed,
): readonly Edge[] {
  const own = new Set(scene.input.edges.flatMap(([a, b]) => bothWays(scene.labels, a, b)));
  return edges.filter(([a, b]) => !own.has(`${labels[a]} ${labels[b]}`));
}

const bothWays = (labels: readonly string[], a: number, b: number): string[] => [
  `${labels[a]} ${labels[b]}`,
  `${labels[b]} ${labels[a]}`,
];

/** The entry for the states that are missing, or for the moves where no state is. */
function leftOut(states: number, moves: number): LegendEntry[] {
  const name = message('left out');
  if (states > 0)
    return [
      { label: `${name}: ${counted(states, 'state')}`, color: colors.ghost, shape: 'hollow' },
    ];
  if (moves === 0) return [];
  return [{ label: `${name}: ${counted(moves, 'move')}`, color: colors.faint, shape: 'line' }];
}

function edgeMarks(lines: readonly Point[][], dash?: readonly number[]): Mark[] {
  if (lines.length === 0) return [];
  const look =
    dash === undefined
      ? { color: colors.faint, width: 1.8 }
      : { color: colors.ghostEdge, width: 1.3 };
  return [lineMark(lines, { ...look, dash, group: 'missing' })];
}

/** With few states there is room for their names; else a hollow circle. */
function hollow(label: string, at: Point, { labeled, labels }: Placed): Mark {
  const hover = `${label}\n${message('not a state here')}`;
  if (labeled !== null && labels.length <= 12)
    return capsule(label, at, labeled, { fill: colors.paper, shape: 'hollow' }, hover, 'missing');
  const look = { fill: colors.paper, stroke: colors.ghost, strokeWidth: 1.2 };
  return circleMark(at, labeled === null ? 2.5 : 5, { ...look, hover, group: 'missing' });
}
