import { formatLabel } from '@manaus/core';
import { colors } from '../../colors.js';
import type { LegendEntry, Mark } from '../../figure.js';
import { message, type Tongue } from '../../language.js';
import type { Edge } from '../../layouts/layout.js';
import { capsule } from '../../marks/capsule.js';
import { circleMark, lineMark } from '../../marks/kinds.js';
import { counted } from '../names.js';
import type { OuterGraph } from './input.js';
import type { Scene } from './scene.js';

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
export function ghostParts(language: Tongue, outer: OuterGraph, scene: Scene): Ghosts {
  const labels = outer.states.map(formatLabel);
  const at = outer.states.map((state) => scene.toDrawing(scene.layout.place(state)));

  // The missing edges: those between states that are drawn, faint, and the others, dashed.
  const present = new Set(scene.labels);
  const own = new Set(
    scene.input.edges.flatMap(([a, b]) => [
      `${scene.labels[a]} ${scene.labels[b]}`,
      `${scene.labels[b]} ${scene.labels[a]}`,
    ]),
  );
  const missing = outer.edges.filter(([a, b]) => !own.has(`${labels[a]} ${labels[b]}`));
  const isInside = (edge: Edge) => edge.every((vertex) => present.has(labels[vertex]));
  const inside = missing.filter(isInside);
  const outside = missing.filter((edge) => !isInside(edge));
  const lines = (edges: readonly Edge[], look: typeof near | typeof far): Mark[] =>
    edges.length === 0
      ? []
      : [
          lineMark(
            edges.map(([a, b]) => [at[a], at[b]]),
            look,
          ),
        ];

  // The missing states: with few states there is room for their names; else hollow circles.
  const { labeled } = scene;
  const over = labels.flatMap((label, i): Mark[] => {
    if (present.has(label)) return [];
    const hover = `${label}\n${message(language, 'not a state here')}`;
    const hollow = { fill: colors.paper, shape: 'hollow' } as const;
    return labeled !== null && scene.labels.length <= 12
      ? [capsule(label, at[i], labeled, hollow, hover, 'missing')]
      : [circleMark(at[i], labeled === null ? 2.5 : 5, { ...empty, hover, group: 'missing' })];
  });

  // The entry for the states that are missing, or for the moves where no state is.
  const leftOut = message(language, 'left out');
  const legend: LegendEntry[] = [];
  if (over.length > 0) {
    const label = `${leftOut}: ${counted(language, over.length, 'state')}`;
    legend.push({ label, color: colors.ghost, shape: 'hollow' });
  } else if (inside.length > 0) {
    const label = `${leftOut}: ${counted(language, inside.length, 'move')}`;
    legend.push({ label, color: colors.faint, shape: 'line' });
  }
  return { under: [...lines(inside, near), ...lines(outside, far)], over, legend };
}

const near = { color: colors.faint, width: 1.8, dash: undefined, group: 'missing' };
const far = { color: colors.ghostEdge, width: 1.3, dash: [4, 3], group: 'missing' };
const empty = { fill: colors.paper, stroke: colors.ghost, strokeWidth: 1.2 };
