import { compileTower, formatLabel, InputError } from '@manaus/core';
import { colors } from '../../colors.js';
import type { Figure, LegendEntry, Mark } from '../../figure.js';
import { legendHeight } from '../../furniture.js';
import { message, said } from '../../language.js';
import type { Layout } from '../../layouts/layout.js';
import { layoutFor } from '../../layouts/layout-for.js';
import { colorBar } from '../charts/color-bar.js';
import { histogramFigure } from '../charts/histogram.js';
import { counted, graphName } from '../names.js';
import { pageWidth } from '../page.js';
import { type Ghosts, ghostParts, noGhosts } from './ghosts.js';
import type { TowerGraphInput } from './input.js';
import { aggregateMarks } from './means.js';
import { drawEdges, drawPath, drawRegions, drawVertices } from './parts.js';
import { edgeLine, type Placed, placed, reachable } from './placed.js';
import { classLegend } from './vertex-classes.js';

const mostPoints = 3000;

/**
 * The graph of a tower: capsules with labels where they fit, else dots; a triangle of means beyond 3,000 states.
 *
 * Where a drawing of the graph would be unreadable (more than 1,000 states without a known layout, more than 3,000 off the triangle) it is the histogram of
 * the distances. Good and bad differ in shape as well as color; a path is yellow; the full text of a state is its hover.
 * Time O(n^2) up to 3,000 states, linear beyond; a stress layout dominates where one is made.
 *
 * @example
 * ```ts
 * const rules = hanoi(2);
 * const graph = towerGraphData(rules, toCsr(stateGraph(towerPuzzle(rules))));
 * towerGraphFigure(graph).subtitle; // => '9 states, 12 moves'
 * ```
 */
export function towerGraphFigure(input: TowerGraphInput): Figure {
  checkLengths(input);
  const { states } = input;
  const layout =
    input.layout ??
    (states.length > mostPoints && compileTower(input.rules).discOrder !== 'sorted'
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
  const isStray = (vertex: number) => !Number.isInteger(vertex) || vertex < 0 || vertex >= order;
  const stray = edges.find((edge) => edge.some(isStray))?.find(isStray) ?? path?.find(isStray);
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
  const legend = legendOf(scene, ghosts.legend);
  const foot = legendHeight(legend, scene.size);
  const bar = scene.byDistance ? 62 : 0;
  const height = Math.max(scene.size, Math.ceil(lowestOf(scene) + bar + foot));
  const marks = [...sceneMarks(scene, ghosts), ...distanceBar(scene, height - foot)];
  return { ...framed(input, marks, legend), height };
}

const sceneMarks = (scene: Placed, ghosts: Ghosts): Mark[] => [
  ...drawRegions(scene),
  ...ghosts.under,
  ...drawPath(scene),
  ...drawEdges(scene),
  ...ghosts.over,
  ...drawVertices(scene),
];

/** The lower end of the graph, with the names of vertices below it. */
const lowestOf = (scene: Placed): number =>
  Math.max(...scene.at.map((point) => point.y), ...curvedDepths(scene)) +
  (scene.labeled === null ? 34 : 20);

function meansPicture(input: TowerGraphInput): Figure {
  const { size = pageWidth } = input;
  const legend =
    input.legend ?? (input.classes === undefined ? lostLegend(input, colors.faint) : []);
  const figure = framed(input, aggregateMarks(input, size), legend);
  return { ...figure, height: size + legendHeight(legend, size) };
}

function legendOf(
  { input, byDistance }: Placed,
  left: readonly LegendEntry[],
): readonly LegendEntry[] {
  if (input.legend !== undefined) return input.legend;
  if (input.classes !== undefined) return [...classLegend(input.classes), ...left];
  return [...(byDistance ? lostLegend(input, colors.bad) : []), ...left];
}

/** States that cannot reach the goal have no place on the scale of distances. */
function lostLegend({ distance }: TowerGraphInput, color: string): LegendEntry[] {
  const lost = Array.from(distance ?? []).filter((value) => !reachable(value)).length;
  if (lost === 0) return [];
  const label = `${message('cannot reach the goal')}: ${counted(lost, 'state')}`;
  return [{ label, color, shape: 'box' }];
}

/** The lowest places of edges that are not straight. */
function curvedDepths(scene: Placed): number[] {
  if (scene.layout.curve === undefined) return [];
  return scene.input.edges.flatMap(([a, b]) => edgeLine(scene, a, b).map((point) => point.y));
}

function distanceBar({ size, byDistance, farthest }: Placed, bottom: number): Mark[] {
  return byDistance ? colorBar('moves to the goal', farthest, size / 2, bottom - 38) : [];
}

function framed(
  input: TowerGraphInput,
  marks: readonly Mark[],
  legend: readonly LegendEntry[],
): Figure {
  const { rules, size = pageWidth } = input;
  const title = input.title ?? graphName(rules);
  const subtitle = input.subtitle ?? sizesInWords(input);
  const alt = `${said({ en: 'State graph of', pt: 'Grafo de estados:' })} ${message(title)}: ${message(subtitle)}.${endsInWords(input)}`;
  return { title, subtitle, width: size, height: size, alt, legend, marks };
}

function sizesInWords({ states, edges, path = [] }: TowerGraphInput): string {
  const sizes = `${counted(states.length, 'state')}, ${counted(edges.length, 'move')}`;
  if (path.length < 2) return sizes;
  const yellow = said({ en: '; yellow: a path of ', pt: '; amarelo: um caminho de ' });
  return `${sizes}${yellow}${counted(path.length - 1, 'move')}`;
}

/** The ends of the path in a sentence, if there is one. */
function endsInWords({ states, path = [] }: TowerGraphInput): string {
  if (path.length < 2) return '';
  const [start, end] = [path[0], path[path.length - 1]].map((vertex) =>
    formatLabel(states[vertex]),
  );
  return ` ${said({ en: `The path goes from ${start} to ${end}.`, pt: `O caminho vai de ${start} a ${end}.` })}`;
}

function distancesInstead(input: TowerGraphInput): Figure {
  const { rules, states, distance } = input;
  if (distance === undefined)
    throw new InputError('plot/tower-graph', 'states', 'layoutNeeded', {
      most: 1000,
      got: states.length,
    });
  return histogramFigure({
    title: input.title ?? graphName(rules),
    subtitle:
      input.subtitle ??
      `${counted(states.length, 'state')}: ${message('too many to draw; how many are how far from the goal')}`,
    bars: barsOf(Array.from(distance).filter(reachable)),
    xLabel: 'moves to the goal',
    yLabel: 'states',
    color: colors.vertex,
  });
}

/** The distances that occur, from the least, and the number of states at each. */
function barsOf(distances: readonly number[]) {
  const counts = new Map<number, number>();
  for (const value of distances) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a - b).map(([x, count]) => ({ x, count }));
}
