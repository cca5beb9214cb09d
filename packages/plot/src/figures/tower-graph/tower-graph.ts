import { compileTower, formatLabel, InputError } from '@manaus/core';
import { tally } from '@manaus/core/internals';
import { colors } from '../../colors.js';
import type { Figure, LegendEntry, Mark } from '../../figure.js';
import { legendHeight } from '../../furniture.js';
import { message, said, type Tongue } from '../../language.js';
import type { Layout } from '../../layouts/layout.js';
import { layoutFor } from '../../layouts/layout-for.js';
import { sessionLanguage } from '../../notebook/session.js';
import { colorBar } from '../charts/color-bar.js';
import { histogramFigure } from '../charts/histogram.js';
import { counted, graphName } from '../names.js';
import { pageWidth } from '../page.js';
import { type Ghosts, ghostParts, noGhosts } from './ghosts.js';
import { requireTowerGraph, type TowerGraphInput } from './input.js';
import { aggregateMarks } from './means.js';
import { drawEdges, drawPath, drawRegions, drawVertices } from './parts.js';
import { edgeLine, type Placed, placed, reachable } from './placed.js';
import { classLegend } from './vertex-classes.js';

const place = 'plot/tower-graph';

const mostPoints = 3000;

/**
 * The graph of a tower: capsules with labels where they fit, else dots; a triangle of means beyond
 * 3,000 states.
 *
 * Where a drawing of the graph would be unreadable (more than 1,000 states without a known layout,
 * more than 3,000 off the triangle) it is the histogram of the distances. Good and bad differ in
 * shape as well as color; a path is yellow; the full text of a state is its hover. Time O(n^2) up
 * to 3,000 states, linear beyond; a stress layout dominates where one is made.
 *
 * @example
 * ```ts
 * const rules = hanoi(2);
 * const graph = towerGraphData(rules, toCsr(stateGraph(towerPuzzle(rules))));
 * towerGraphFigure(graph).subtitle; // => '9 states, 12 moves'
 * ```
 */
export function towerGraphFigure(input: TowerGraphInput): Figure {
  requireTowerGraph(place, input);
  const language = input.language ?? sessionLanguage();
  const layout = layoutOf(input);
  if (layout === null) return distancesInstead(language, input);
  if (input.states.length <= mostPoints) return graphPicture(language, input, layout);
  return layout.name === 'triangle'
    ? meansPicture(language, input)
    : distancesInstead(language, input);
}

function layoutOf({ layout, rules, states, edges }: TowerGraphInput): Layout | null {
  if (layout !== undefined) return layout;
  const unordered = states.length > mostPoints && compileTower(rules).discOrder !== 'sorted';
  return unordered ? null : layoutFor(rules, states, edges);
}

function graphPicture(language: Tongue, input: TowerGraphInput, layout: Layout): Figure {
  const scene = placed(input, layout);
  const ghosts = input.within === undefined ? noGhosts : ghostParts(language, input.within, scene);
  const legend = legendOf(language, scene, ghosts.legend);
  const foot = legendHeight(legend, scene.size);
  const height = Math.max(scene.size, Math.ceil(lowestOf(scene) + foot));
  const marks = [...sceneMarks(language, scene, ghosts), ...distanceBar(scene, height - foot)];
  return { ...framed(language, input, marks, legend), height };
}

const sceneMarks = (language: Tongue, scene: Placed, ghosts: Ghosts): Mark[] => [
  ...drawRegions(scene),
  ...ghosts.under,
  ...drawPath(scene),
  ...drawEdges(scene),
  ...ghosts.over,
  ...drawVertices(language, scene),
];

/** The lower end of the graph, with the names of vertices and the scale of distances below it. */
const lowestOf = (scene: Placed): number =>
  Math.max(...scene.at.map((point) => point.y), ...curvedDepths(scene)) +
  (scene.labeled === null ? 34 : 20) +
  (scene.byDistance ? 62 : 0);

function meansPicture(language: Tongue, input: TowerGraphInput): Figure {
  const { size = pageWidth, classes } = input;
  const { legend = classes === undefined ? lostLegend(language, input, colors.faint) : [] } = input;
  const figure = framed(language, input, aggregateMarks(language, input, size), legend);
  return { ...figure, height: size + legendHeight(legend, size) };
}

function legendOf(
  language: Tongue,
  { input, byDistance }: Placed,
  left: readonly LegendEntry[],
): readonly LegendEntry[] {
  if (input.legend !== undefined) return input.legend;
  if (input.classes !== undefined) return [...classLegend(language, input.classes), ...left];
  return [...(byDistance ? lostLegend(language, input, colors.bad) : []), ...left];
}

/** States that cannot reach the goal have no place on the scale of distances. */
function lostLegend(language: Tongue, { distance }: TowerGraphInput, color: string): LegendEntry[] {
  const lost = Array.from(distance ?? []).filter((value) => !reachable(value)).length;
  if (lost === 0) return [];
  const label = `${message(language, 'cannot reach the goal')}: ${counted(language, lost, 'state')}`;
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
  language: Tongue,
  input: TowerGraphInput,
  marks: readonly Mark[],
  legend: readonly LegendEntry[],
): Figure {
  const {
    size = pageWidth,
    title = graphName(language, input.rules),
    subtitle = sizesInWords(language, input),
  } = input;
  const alt = `${said(language, { en: 'State graph of', pt: 'Grafo de estados:' })} ${message(language, title)}: ${message(language, subtitle)}.${endsInWords(language, input)}`;
  return { title, subtitle, width: size, height: size, alt, legend, marks };
}

function sizesInWords(language: Tongue, { states, edges, path = [] }: TowerGraphInput): string {
  const sizes = `${counted(language, states.length, 'state')}, ${counted(language, edges.length, 'move')}`;
  if (path.length < 2) return sizes;
  const yellow = said(language, { en: '; yellow: a path of ', pt: '; amarelo: um caminho de ' });
  return `${sizes}${yellow}${counted(language, path.length - 1, 'move')}`;
}

/** The ends of the path in a sentence, if there is one. */
function endsInWords(language: Tongue, { states, path = [] }: TowerGraphInput): string {
  if (path.length < 2) return '';
  const [start, end] = [path[0], path[path.length - 1]].map((v) => formatLabel(states[v]));
  const ends = { en: `from ${start} to ${end}`, pt: `de ${start} a ${end}` };
  return ` ${said(language, { en: `The path goes ${ends.en}.`, pt: `O caminho vai ${ends.pt}.` })}`;
}

function distancesInstead(
  language: Tongue,
  { rules, states, distance, title, subtitle }: TowerGraphInput,
): Figure {
  const got = states.length;
  if (distance === undefined)
    throw new InputError(place, 'states', 'layoutNeeded', { most: 1000, got });
  return histogramFigure({
    title: title ?? graphName(language, rules),
    subtitle: subtitle ?? tooMany(language, got),
    bars: barsOf(Array.from(distance).filter(reachable)),
    xLabel: 'moves to the goal',
    yLabel: 'states',
    color: colors.vertex,
    language,
  });
}

const tooMany = (language: Tongue, states: number): string =>
  `${counted(language, states, 'state')}: ${message(language, 'too many to draw; how many are how far from the goal')}`;

/** The distances that occur, from the least, and the number of states at each. */
const barsOf = (distances: readonly number[]) =>
  [...tally(distances)].sort(([a], [b]) => a - b).map(([x, count]) => ({ x, count }));
