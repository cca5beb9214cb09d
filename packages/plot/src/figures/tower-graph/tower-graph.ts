import { compileTower, formatLabel } from '@manaus/core';
import { faultMaker, must, tally } from '@manaus/core/internals';
import { colors } from '../../colors.js';
import type { Figure, LegendEntry } from '../../figure.js';
import { legendHeight } from '../../furniture.js';
import { message, said, type Tongue } from '../../language.js';
import type { Layout } from '../../layouts/layout.js';
import { layoutFor } from '../../layouts/layout-for.js';
import { sessionLanguage } from '../../notebook/session.js';
import { colorBar } from '../charts/color-bar.js';
import { histogramFigure } from '../charts/histogram.js';
import { counted, graphName } from '../names.js';
import { pageWidth } from '../page.js';
import { ghostParts, noGhosts } from './ghosts.js';
import { requireTowerGraph, type TowerGraphInput } from './input.js';
import { aggregateMarks } from './means.js';
import { drawEdges, drawPath, drawRegions, drawVertices } from './parts.js';
import { edgeLine, placeGraph, reachable } from './scene.js';
import { classLegend } from './vertex-classes.js';

const place = 'plot/tower-graph';

declare module '@manaus/core/faults' {
  interface Faults {
    layoutNeeded: { readonly most: number; readonly got: unknown };
  }
}

const fault = faultMaker({
  layoutNeeded: must(({ most }) => `be at most ${most} without a layout or distances`),
});

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
  const { rules, states, edges } = input;
  const large = states.length > mostPoints;
  const known = !large || compileTower(rules).discOrder === 'sorted';
  const layout = input.layout ?? (known ? layoutFor(rules, states, edges) : null);
  if (layout === null) return distancesInstead(language, input);
  if (!large) return graphPicture(language, input, layout);
  return layout.name === 'triangle'
    ? meansPicture(language, input)
    : distancesInstead(language, input);
}

function graphPicture(language: Tongue, input: TowerGraphInput, layout: Layout): Figure {
  const scene = placeGraph(input, layout);
  const { size, at, labeled, byDistance, farthest } = scene;
  const ghosts = input.within === undefined ? noGhosts : ghostParts(language, input.within, scene);
  const classes = input.classes === undefined ? undefined : classLegend(language, input.classes);
  const lost = byDistance ? lostLegend(language, input, colors.bad) : [];
  const legend = input.legend ?? [...(classes ?? lost), ...ghosts.legend];

  // The lower end of the graph and of its edges that are not straight, then the names of vertices,
  // the scale of distances and the legend.
  const curves = layout.curve === undefined ? [] : input.edges;
  const depths = curves.flatMap(([a, b]) => edgeLine(scene, a, b).map(({ y }) => y));
  const lowest =
    Math.max(...at.map(({ y }) => y), ...depths) +
    (labeled === null ? 34 : 20) +
    (byDistance ? 62 : 0);
  const foot = legendHeight(legend, size);
  const height = Math.max(size, Math.ceil(lowest + foot));
  const marks = [
    ...drawRegions(scene),
    ...ghosts.under,
    ...drawPath(scene),
    ...drawEdges(scene),
    ...ghosts.over,
    ...drawVertices(language, scene),
    ...(byDistance ? colorBar('moves to the goal', farthest, size / 2, height - foot - 38) : []),
  ];
  return { ...headOf(language, input), height, legend, marks };
}

function meansPicture(language: Tongue, input: TowerGraphInput): Figure {
  const { size = pageWidth, classes } = input;
  const { legend = classes === undefined ? lostLegend(language, input, colors.faint) : [] } = input;
  const marks = aggregateMarks(language, input, size);
  const height = size + legendHeight(legend, size);
  return { ...headOf(language, input), height, legend, marks };
}

/** States that cannot reach the goal have no place on the scale of distances. */
function lostLegend(language: Tongue, { distance }: TowerGraphInput, color: string): LegendEntry[] {
  const lost = Array.from(distance ?? []).filter((value) => !reachable(value)).length;
  if (lost === 0) return [];
  const label = `${message(language, 'cannot reach the goal')}: ${counted(language, lost, 'state')}`;
  return [{ label, color, shape: 'box' }];
}

/** The title, the subtitle and the text alternative of a drawing, and its width. */
function headOf(language: Tongue, { rules, states, edges, path = [], ...input }: TowerGraphInput) {
  const sizes = `${counted(language, states.length, 'state')}, ${counted(language, edges.length, 'move')}`;
  const yellow = said(language, { en: '; yellow: a path of ', pt: '; amarelo: um caminho de ' });
  const hasPath = path.length > 1;
  const {
    size: width = pageWidth,
    title = graphName(language, rules),
    subtitle = hasPath ? `${sizes}${yellow}${counted(language, path.length - 1, 'move')}` : sizes,
  } = input;
  const graph = said(language, { en: 'State graph of', pt: 'Grafo de estados:' });
  const alt = `${graph} ${message(language, title)}: ${message(language, subtitle)}.`;
  if (!hasPath) return { title, subtitle, width, alt };
  const [start, end] = [path[0], path[path.length - 1]].map((v) => formatLabel(states[v]));
  const ends = said(language, {
    en: `The path goes from ${start} to ${end}.`,
    pt: `O caminho vai de ${start} a ${end}.`,
  });
  return { title, subtitle, width, alt: `${alt} ${ends}` };
}

/** The distances that occur, from the least, and the number of states at each. */
function distancesInstead(
  language: Tongue,
  { rules, states, distance, title, subtitle }: TowerGraphInput,
): Figure {
  const got = states.length;
  if (distance === undefined) throw fault(place, 'states', 'layoutNeeded', { most: 1000, got });
  const tooMany = message(language, 'too many to draw; how many are how far from the goal');
  const counts = [...tally(Array.from(distance).filter(reachable))].sort(([a], [b]) => a - b);
  return histogramFigure({
    title: title ?? graphName(language, rules),
    subtitle: subtitle ?? `${counted(language, got, 'state')}: ${tooMany}`,
    bars: counts.map(([x, count]) => ({ x, count })),
    xLabel: 'moves to the goal',
    yLabel: 'states',
    color: colors.vertex,
    language,
  });
}
