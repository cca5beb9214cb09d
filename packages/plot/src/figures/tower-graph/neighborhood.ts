import { formatLabel, requireInteger } from '@manaus/core';
import type { Figure } from '../../figure.js';
import { message, said } from '../../language.js';
import type { Edge } from '../../layouts/layout.js';
import { stressPlaces } from '../../layouts/stress.js';
import { sessionLanguage } from '../../notebook/session.js';
import { counted, graphName } from '../names.js';
import { requireTowerGraph, type TowerGraphInput } from './input.js';
import { towerGraphFigure } from './tower-graph.js';

/** A graph of a tower, one of its states, and how far from it others are drawn. */
type NeighborhoodInput = TowerGraphInput & { readonly center: number; readonly radius?: number };

const place = 'plot/neighborhood';

/**
 * The states at most some moves away from one state, for graphs too large to draw whole.
 *
 * Arcs count in both directions. The places are those of `layout`; by default of a stress layout of
 * the part, which throws for more than 1,500 states.
 *
 * @example
 * ```ts
 * const rules = hanoi(2);
 * const graph = towerGraphData(rules, toCsr(stateGraph(towerPuzzle(rules))));
 * neighborhoodFigure({ ...graph, center: 0, radius: 1 }).subtitle; // => '3 states at most 1 move from 12//, 3 moves between them'
 * ```
 */
export function neighborhoodFigure({ center, radius = 3, ...input }: NeighborhoodInput): Figure {
  requireTowerGraph(place, input);
  const language = input.language ?? sessionLanguage();
  requireInteger(place, 'center', center, 0, input.states.length - 1);
  requireInteger(place, 'radius', radius, 0);
  const { rules, directed, size, legend, distance, classes } = input;

  // The vertices within the radius, the nearest first, and the part of the graph that they induce.
  const near = new Set([center]);
  for (let step = 0; step < radius; step++) {
    const reached = input.edges.filter(([a, b]) => near.has(a) || near.has(b));
    for (const vertex of reached.flat()) near.add(vertex);
  }
  const vertices = [...near];
  const index = new Map(vertices.map((vertex, i) => [vertex, i]));
  const states = vertices.map((vertex) => input.states[vertex]);
  const edges = input.edges.flatMap(([from, to]): Edge[] => {
    const [a, b] = [index.get(from), index.get(to)];
    return a === undefined || b === undefined ? [] : [[a, b]];
  });

  const middle = formatLabel(states[0]);
  const order = counted(language, states.length, 'state');
  const [most, moves] = [radius, edges.length].map((count) => counted(language, count, 'move'));
  const subtitle = said(language, {
    en: `${order} at most ${most} from ${middle}, ${moves} between them`,
    pt: `${order} a no máximo ${most} de ${middle}, ${moves} entre eles`,
  });
  return towerGraphFigure({
    rules,
    states,
    edges,
    directed,
    size,
    legend,
    distance: distance && vertices.map((vertex) => distance[vertex] ?? null),
    classes: classes && vertices.map((vertex) => classes[vertex] ?? 'plain'),
    title: input.title ?? `${graphName(language, rules)} ${message(language, 'near')} ${middle}`,
    subtitle: input.subtitle ?? subtitle,
    layout: input.layout ?? stressPlaces(states, edges),
    path: [0],
    language,
  });
}
