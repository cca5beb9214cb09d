import { discOrder, formatLabel, InputError } from '@manaus/core';
import { colours } from '../colours.js';
import type { Figure, LegendEntry, Mark } from '../figure.js';
import { legendHeight } from '../furniture.js';
import type { Layout } from '../layouts/layout.js';
import { layoutFor } from '../layouts/layout-for.js';
import { aggregateMarks } from './aggregate.js';
import { colourBar } from './colour-bar.js';
import { ghostParts, noGhosts, type OuterGraph } from './ghosts.js';
import {
  drawEdges,
  drawPath,
  drawRegions,
  drawVertices,
  edgeLine,
  type Region,
} from './graph-parts.js';
import { histogramFigure } from './histogram.js';
import { counted, graphName } from './names.js';
import { type Placed, placed, reachable } from './placed.js';
import type { TowerGraphData } from './tower-graph-data.js';
import { classLegend, type VertexClass } from './vertex-classes.js';

/** What a drawing of a tower's graph may show besides states and moves; lists have one entry a vertex. */
export interface TowerGraphOptions {
  readonly title?: string | undefined;
  readonly subtitle?: string | undefined;
  readonly classes?: readonly VertexClass[] | undefined;
  /** Distance to the goal; negative, infinite or `null` where it cannot be reached. Colours the vertices when there are no classes and no path. */
  readonly distance?: ArrayLike<number | null> | undefined;
  /** The vertices of a path, in order; it is drawn yellow. */
  readonly path?: readonly number[] | undefined;
  readonly layout?: Layout | undefined;
  /** A larger graph on the same places: its other states are drawn hollow, its other edges faint or dashed. */
  readonly within?: OuterGraph | undefined;
  /** Vertices to name where labels do not fit; the ends of the path and the perfect states are named anyway. */
  readonly landmarks?: readonly number[] | undefined;
  /** Parts to fill lightly: polygons through vertices, in order. */
  readonly regions?: readonly Region[] | undefined;
  /** The colour of the edge between two vertices, in place of the one colour for all. */
  readonly edgeColour?: ((a: number, b: number) => string) | undefined;
  readonly legend?: readonly LegendEntry[] | undefined;
  /** Width and height in pixels; 900 unless given. */
  readonly size?: number | undefined;
}

/** Everything that a drawing of a tower's graph is made from. */
export type TowerGraphInput = TowerGraphData & TowerGraphOptions;

const mostPoints = 3000;

/**
 * The graph of a tower: capsules with labels where they fit, else dots; a triangle of means beyond 3,000 states.
 *
 * Where no picture of the graph helps (more than 1,000 states without a known layout, more than 3,000 off the triangle) it is the histogram of
 * the distances. Good and bad differ in shape as well as colour; a path is yellow; the full text of a state is its hover.
 * Time O(n^2) up to 3,000 states, linear beyond; a stress layout dominates where one is made.
 *
 * @example
 * ```ts
 * const rules = hanoi(2);
 * const graph = towerGraphData(rules, storeGraph(stateGraph(towerPuzzle(rules))));
 * towerGraphFigure(graph).subtitle; // => '9 states, 12 moves'
 * ```
 */
export function towerGraphFigure(input: TowerGraphInput): Figure {
  checkLengths(input);
  const { states } = input;
  const layout =
    input.layout ??
    (states.length > mostPoints && discOrder(input.rules) !== 'sorted'
      ? null
      : layoutFor(input.rules, states, input.edges));
  if (layout === null) return distancesInstead(input);
  if (states.length <= mostPoints) return graphPicture(input, layout);
  return layout.name === 'triangle' ? meansPicture(input) : distancesInstead(input);
}

function checkLengths({ states, classes, distance, edges, path }: TowerGraphInput): void {
  const order = states.length;
  for (const [name, list] of Object.entries({ classes, distance }))
    if (list !== undefined && list.length !== order)
      throw new InputError('plot/tower-graph', name, 'onePer', {
        n: order,
        of: 'entries',
        per: 'states',
        got: list.length,
      });
  const inside = (vertex: number) => Number.isInteger(vertex) && vertex >= 0 && vertex < order;
  const stray =
    edges.find((edge) => !edge.every(inside)) ?? (path ?? []).find((vertex) => !inside(vertex));
  if (stray !== undefined)
    throw new InputError('plot/tower-graph', 'vertex', 'between', {
      least: 0,
      most: order - 1,
      got: stray,
    });
}

function graphPicture(input: TowerGraphInput, layout: Layout): Figure {
  const scene = placed(input, layout);
  const ghosts = input.within === undefined ? noGhosts : ghostParts(input.within, scene);
  const marks = [
    ...drawRegions(scene),
    ...ghosts.under,
    ...drawPath(scene),
    ...drawEdges(scene),
    ...ghosts.over,
    ...drawVertices(scene),
  ];
  const lowest =
    Math.max(...scene.at.map((point) => point.y), ...curvedDepths(scene)) +
    (scene.labelled === null ? 34 : 20);
  const legend = legendOf(scene, ghosts.legend);
  const bar = scene.byDistance ? 62 : 0;
  const height = Math.max(scene.size, Math.ceil(lowest + bar + legendHeight(legend, scene.size)));
  return {
    ...framed(
      input,
      [...marks, ...distanceBar(scene, height - legendHeight(legend, scene.size))],
      legend,
    ),
    height,
  };
}

function meansPicture(input: TowerGraphInput): Figure {
  const { size = 900 } = input;
  const legend =
    input.legend ?? (input.classes === undefined ? lostLegend(input, colours.faint) : []);
  const figure = framed(input, aggregateMarks(input, size), legend);
  return { ...figure, height: size + legendHeight(legend, size) };
}

function legendOf(
  { input, byDistance }: Placed,
  left: readonly LegendEntry[],
): readonly LegendEntry[] {
  if (input.legend !== undefined) return input.legend;
  const own =
    input.classes !== undefined
      ? classLegend(input.classes)
      : byDistance
        ? lostLegend(input, colours.bad)
        : [];
  return [...own, ...left];
}

/** States from which there is no way to the goal have no place on the scale of distances. */
function lostLegend({ distance }: TowerGraphInput, color: string): LegendEntry[] {
  const lost = Array.from(distance ?? []).filter((value) => !reachable(value)).length;
  return lost === 0
    ? []
    : [{ label: `cannot reach the goal: ${counted(lost, 'state')}`, color, shape: 'box' }];
}

/** The lowest places of edges that are not straight. */
function curvedDepths(scene: Placed): number[] {
  if (scene.layout.curve === undefined) return [];
  return scene.input.edges.flatMap(([a, b]) => edgeLine(scene, a, b).map((point) => point.y));
}

function distanceBar({ size, byDistance, farthest }: Placed, bottom: number): Mark[] {
  return byDistance ? colourBar('moves to the goal', farthest, size / 2, bottom - 38) : [];
}

function framed(
  input: TowerGraphInput,
  marks: readonly Mark[],
  legend: readonly LegendEntry[],
): Figure {
  const { rules, states, edges, path, size = 900 } = input;
  const title = input.title ?? graphName(rules);
  const moves =
    path === undefined || path.length < 2
      ? ''
      : `; yellow: a path of ${counted(path.length - 1, 'move')}`;
  const subtitle =
    input.subtitle ??
    `${counted(states.length, 'state')}, ${counted(edges.length, 'move')}${moves}`;
  const ends =
    path === undefined || path.length < 2
      ? ''
      : ` The path goes from ${formatLabel(states[path[0]])} to ${formatLabel(states[path[path.length - 1]])}.`;
  return {
    title,
    subtitle,
    width: size,
    height: size,
    alt: `State graph of ${title}: ${subtitle}.${ends}`,
    legend,
    marks,
  };
}

function distancesInstead(input: TowerGraphInput): Figure {
  const { rules, states, distance } = input;
  if (distance === undefined)
    throw new InputError('plot/tower-graph', 'states', 'layoutNeeded', {
      most: 1000,
      got: states.length,
    });
  const counts = new Map<number, number>();
  for (const value of Array.from(distance))
    if (value !== null && value >= 0 && Number.isFinite(value))
      counts.set(value, (counts.get(value) ?? 0) + 1);
  const bars = [...counts].sort(([a], [b]) => a - b).map(([x, count]) => ({ x, count }));
  return histogramFigure({
    title: input.title ?? graphName(rules),
    subtitle:
      input.subtitle ??
      `${counted(states.length, 'state')}: too many to draw; how many are how far from the goal`,
    bars,
    xLabel: 'moves to the goal',
    yLabel: 'states',
    color: colours.vertex,
  });
}
