import { formatLabel, InputError } from '@manaus/core';
import type { Figure } from '../../figure.js';
import { message, said } from '../../language.js';
import { fromPlaces } from '../../layouts/london.js';
import { stressLayout } from '../../layouts/stress.js';
import { counted, graphName } from '../names.js';
import type { TowerGraphInput } from './input.js';
import { towerGraphFigure } from './tower-graph.js';

/**
 * The states at most some moves away from one state, for graphs too large to draw whole.
 *
 * Arcs count in both directions. Source of the places: a stress layout of the part. Throws where the part has more than 1,000 states.
 *
 * @example
 * ```ts
 * const rules = hanoi(2);
 * const graph = towerGraphData(rules, toCsr(stateGraph(towerPuzzle(rules))));
 * neighborhoodFigure({ ...graph, center: 0, radius: 1 }).subtitle; // => '3 states at most 1 move from 12//, 3 moves between them'
 * ```
 */
export function neighborhoodFigure({
  center,
  radius = 3,
  ...input
}: TowerGraphInput & { readonly center: number; readonly radius?: number }): Figure {
  if (!(center in input.states))
    throw new InputError('plot/neighborhood', 'center', 'between', {
      least: 0,
      most: input.states.length - 1,
      got: center,
    });
  const near = nearTo(center, radius, input.edges);
  const index = new Map(near.map((vertex, i) => [vertex, i]));
  const states = near.map((vertex) => input.states[vertex]);
  const edges = input.edges.flatMap(([a, b]): [number, number][] =>
    index.has(a) && index.has(b) ? [[index.get(a) as number, index.get(b) as number]] : [],
  );
  const points = stressLayout(near.length, edges);
  const layout =
    input.layout ??
    fromPlaces('stress', new Map(states.map((state, i) => [formatLabel(state), points[i]])), 13);
  const distance =
    input.distance === undefined
      ? undefined
      : near.map((vertex) => input.distance?.[vertex] ?? null);
  const middle = formatLabel(states[0]);
  const title = input.title ?? `${graphName(input.rules)} ${message('near')} ${middle}`;
  const subtitle =
    input.subtitle ??
    said({
      en: `${counted(near.length, 'state')} at most ${counted(radius, 'move')} from ${middle}, ${counted(edges.length, 'move')} between them`,
      pt: `${counted(near.length, 'state')} a no máximo ${counted(radius, 'move')} de ${middle}, ${counted(edges.length, 'move')} entre eles`,
    });
  const classes =
    input.classes === undefined
      ? undefined
      : near.map((vertex) => input.classes?.[vertex] ?? 'plain');
  return towerGraphFigure({
    rules: input.rules,
    states,
    edges,
    directed: input.directed,
    size: input.size,
    title,
    subtitle,
    layout,
    distance,
    classes,
    path: [0],
    legend: input.legend,
  });
}

/** The vertices within a radius, the nearest first. */
function nearTo(center: number, radius: number, edges: TowerGraphInput['edges']): number[] {
  const seen = new Set([center]);
  let rim = new Set([center]);
  for (let step = 0; step < radius; step++) {
    const next = new Set<number>();
    for (const [a, b] of edges) {
      if (rim.has(a) && !seen.has(b)) next.add(b);
      if (rim.has(b) && !seen.has(a)) next.add(a);
    }
    for (const vertex of next) seen.add(vertex);
    rim = next;
  }
  return [...seen];
}
