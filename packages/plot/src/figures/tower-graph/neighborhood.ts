import { formatLabel, InputError } from '@manaus/core';
import type { Figure } from '../../figure.js';
import { message, said } from '../../language.js';
import type { Layout } from '../../layouts/layout.js';
import { fromPlaces } from '../../layouts/london.js';
import { stressLayout } from '../../layouts/stress.js';
import { counted, graphName } from '../names.js';
import type { TowerGraphInput } from './input.js';
import { towerGraphFigure } from './tower-graph.js';

/** A graph of a tower, one of its states, and how far from it others are drawn. */
type NeighborhoodInput = TowerGraphInput & { readonly center: number; readonly radius?: number };

/**
 * The states at most some moves away from one state, for graphs too large to draw whole.
 *
 * Arcs count in both directions. The places are those of `layout`; by default of a stress layout of the part, which throws for more than
 * 1,500 states.
 *
 * @example
 * ```ts
 * const rules = hanoi(2);
 * const graph = towerGraphData(rules, toCsr(stateGraph(towerPuzzle(rules))));
 * neighborhoodFigure({ ...graph, center: 0, radius: 1 }).subtitle; // => '3 states at most 1 move from 12//, 3 moves between them'
 * ```
 */
export function neighborhoodFigure({ center, radius = 3, ...input }: NeighborhoodInput): Figure {
  if (!(center in input.states))
    throw new InputError('plot/neighborhood', 'center', 'between', {
      least: 0,
      most: input.states.length - 1,
      got: center,
    });
  const near = nearTo(center, radius, input.edges);
  const { rules, directed, size, legend, distance, classes } = input;
  const states = near.map((vertex) => input.states[vertex]);
  const edges = edgesWithin(near, input.edges);
  const part = { rules, states, edges, directed, size, legend };
  const middle = formatLabel(states[0]);
  return towerGraphFigure({
    ...part,
    title: input.title ?? `${graphName(rules)} ${message('near')} ${middle}`,
    subtitle: input.subtitle ?? subtitleOf(near.length, edges.length, radius, middle),
    layout: input.layout ?? stressPlaces(states, edges),
    distance: distance && near.map((vertex) => distance[vertex] ?? null),
    classes: classes && near.map((vertex) => classes[vertex] ?? 'plain'),
    path: [0],
  });
}

/** The edges between some vertices, by their places among these. */
function edgesWithin(
  vertices: readonly number[],
  edges: TowerGraphInput['edges'],
): (readonly [number, number])[] {
  const index = new Map(vertices.map((vertex, i) => [vertex, i]));
  return edges.flatMap(([from, to]) => {
    const [a, b] = [index.get(from), index.get(to)];
    return a === undefined || b === undefined ? [] : [[a, b] as const];
  });
}

function stressPlaces(states: TowerGraphInput['states'], edges: TowerGraphInput['edges']): Layout {
  const points = stressLayout(states.length, edges);
  return fromPlaces(
    'stress',
    new Map(states.map((state, i) => [formatLabel(state), points[i]])),
    13,
  );
}

function subtitleOf(states: number, edges: number, radius: number, middle: string): string {
  const [order, most, size] = [
    counted(states, 'state'),
    counted(radius, 'move'),
    counted(edges, 'move'),
  ];
  return said({
    en: `${order} at most ${most} from ${middle}, ${size} between them`,
    pt: `${order} a no máximo ${most} de ${middle}, ${size} entre eles`,
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
