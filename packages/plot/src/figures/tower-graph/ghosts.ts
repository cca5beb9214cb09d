import { formatLabel } from '@manaus/core';
import { colors } from '../../colors.js';
import type { LegendEntry, Mark, Point } from '../../figure.js';
import { message, type Tongue } from '../../language.js';
import type { Edge } from '../../layouts/layout.js';
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

/**
 * The part of a larger graph that is missing in the drawn one: edges under everything, hollow
 * states under the vertices.
 */
export function ghostParts(language: Tongue, { states, edges }: OuterGraph, scene: Placed): Ghosts {
  const labels = states.map(formatLabel);
  const at = states.map((state) => scene.toDrawing(scene.layout.place(state)));
  const [faint, dashed] = missingEdges(edges, labels, scene);
  const line = ([a, b]: Edge) => [at[a], at[b]];
  const over = missingStates(language, labels, at, scene);
  return {
    under: [...edgeMarks(faint.map(line), near), ...edgeMarks(dashed.map(line), far)],
    over,
    legend: leftOut(language, over.length, faint.length),
  };
}

/**
 * The edges of a larger graph that the drawn one does not have: those between its states, and the
 * others.
 */
function missingEdges(
  edges: readonly Edge[],
  labels: readonly string[],
  scene: Placed,
): [readonly Edge[], readonly Edge[]] {
  const name = (edge: Edge) => edgeName(edge, labels);
  const own = new Set(scene.input.edges.flatMap((edge) => bothWays(edge, scene.labels)));
  const present = new Set(scene.labels);
  const isInside = (edge: Edge) => edge.every((vertex) => present.has(labels[vertex]));
  const missing = edges.filter((edge) => !own.has(name(edge)));
  return [missing.filter(isInside), missing.filter((edge) => !isInside(edge))];
}

const edgeName = ([a, b]: Edge, labels: readonly string[]) => `${labels[a]} ${labels[b]}`;
const bothWays = ([a, b]: Edge, labels: readonly string[]) =>
  [[a, b] as const, [b, a] as const].map((edge) => edgeName(edge, labels));

function missingStates(
  language: Tongue,
  labels: readonly string[],
  at: readonly Point[],
  scene: Placed,
): Mark[] {
  const present = new Set(scene.labels);
  return labels.flatMap((label, i) =>
    present.has(label) ? [] : [hollow(language, label, at[i], scene)],
  );
}

/** The entry for the states that are missing, or for the moves where no state is. */
function leftOut(language: Tongue, states: number, moves: number): LegendEntry[] {
  const entry = (count: string, color: string, shape: LegendEntry['shape']): LegendEntry[] => [
    { label: `${message(language, 'left out')}: ${count}`, color, shape },
  ];
  if (states > 0) return entry(counted(language, states, 'state'), colors.ghost, 'hollow');
  return moves === 0 ? [] : entry(counted(language, moves, 'move'), colors.faint, 'line');
}

const near = { color: colors.faint, width: 1.8, dash: undefined, group: 'missing' };
const far = { color: colors.ghostEdge, width: 1.3, dash: [4, 3], group: 'missing' };

const edgeMarks = (lines: readonly Point[][], look: typeof near | typeof far): Mark[] =>
  lines.length === 0 ? [] : [lineMark(lines, look)];

/** With few states there is room for their names; else a hollow circle. */
function hollow(language: Tongue, label: string, at: Point, { labeled, labels }: Placed): Mark {
  const hover = `${label}\n${message(language, 'not a state here')}`;
  return labeled !== null && labels.length <= 12
    ? capsule(label, at, labeled, { fill: colors.paper, shape: 'hollow' }, hover, 'missing')
    : circleMark(at, labeled === null ? 2.5 : 5, { ...empty, hover, group: 'missing' });
}

const empty = { fill: colors.paper, stroke: colors.ghost, strokeWidth: 1.2 };
