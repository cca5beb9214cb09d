import { formatLabel, requireInteger } from '@manaus/core';
import type { Figure } from '../../figure.js';
import { message, said, type Tongue } from '../../language.js';
import type { Edge } from '../../layouts/layout.js';
import { stressPlaces } from '../../layouts/stress-places.js';
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
  const part = inducedPart(input, nearTo(center, radius, input.edges));
  const { rules, states, edges } = part;
  const middle = formatLabel(states[0]);
  return towerGraphFigure({
    ...part,
    title: input.title ?? `${graphName(language, rules)} ${message(language, 'near')} ${middle}`,
    subtitle: input.subtitle ?? subtitleOf(language, states.length, edges.length, radius, middle),
    layout: input.layout ?? stressPlaces(states, edges),
    path: [0],
    language,
  });
}

/** The part of a graph that some vertices induce, with their distances and classes. */
function inducedPart(input: TowerGraphInput, vertices: readonly number[]): TowerGraphInput {
  const { rules, directed, size, legend, distance, classes } = input;
  const states = vertices.map((vertex) => input.states[vertex]);
  const part = { rules, states, edges: edgesWithin(vertices, input.edges), directed, size, legend };
  return {
    ...part,
    distance: distance && vertices.map((vertex) => distance[vertex] ?? null),
    classes: classes && vertices.map((vertex) => classes[vertex] ?? 'plain'),
  };
}

/** The edges between some vertices, by their places among these. */
function edgesWithin(vertices: readonly number[], edges: readonly Edge[]): Edge[] {
  const index = new Map(vertices.map((vertex, i) => [vertex, i]));
  return edges.flatMap(([from, to]) => {
    const [a, b] = [index.get(from), index.get(to)];
    return a === undefined || b === undefined ? [] : [[a, b] as const];
  });
}

function subtitleOf(
  language: Tongue,
  states: number,
  edges: number,
  radius: number,
  middle: string,
): string {
  const order = counted(language, states, 'state');
  const [most, size] = [radius, edges].map((moves) => counted(language, moves, 'move'));
  return said(language, {
    en: `${order} at most ${most} from ${middle}, ${size} between them`,
    pt: `${order} a no máximo ${most} de ${middle}, ${size} entre eles`,
  });
}

/** The vertices within a radius, the nearest first. */
function nearTo(center: number, radius: number, edges: readonly Edge[]): number[] {
  const near = new Set([center]);
  for (let step = 0; step < radius; step++)
    for (const vertex of endsAt(near, edges)) near.add(vertex);
  return [...near];
}

/** Both ends of the edges at some vertices. */
const endsAt = (vertices: ReadonlySet<number>, edges: readonly Edge[]): number[] =>
  edges.filter(([a, b]) => vertices.has(a) || vertices.has(b)).flat();
