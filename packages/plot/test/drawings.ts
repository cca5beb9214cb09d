import {
  bucharest,
  formatLabel,
  hanoi,
  london,
  manaus,
  oxford,
  parseLabel,
  type TowerState,
} from '@manaus/core';
import type { TowerGraphData } from '../src/figures/tower-graph/input.js';
import { neighborhoodFigure } from '../src/figures/tower-graph/neighborhood.js';
import {
  carriedDisc,
  movedDisc,
  overlayLayout,
  oxfordComponentsLayout,
  stateTableFigure,
} from '../src/internals.js';
import {
  boardFigure,
  categoryMapFigure,
  type Figure,
  heatMapFigure,
  histogramFigure,
  lineFigure,
  playFigure,
  smallMultiples,
  towerGraphFigure,
  type VertexClass,
} from '../src/node.js';
import { graphOf, route, towards, vertexOf } from './helpers.js';

export const h3 = graphOf(hanoi(3));
const h4 = graphOf(hanoi(4));
export const m3 = graphOf(manaus(3));
const m4 = graphOf(manaus(4));
const l3 = graphOf(london(3));
const o3 = graphOf(oxford(3));
const goodness = (graph: TowerGraphData, goal: string) =>
  towards(graph, goal).distance.map((distance): VertexClass => (distance < 0 ? 'bad' : 'good'));
const carried = o3.states.map(
  (state) => (['joining', 'disc-1', 'disc-2', 'disc-3'] as const)[carriedDisc(state)],
);

function overlay(): Figure {
  const states = [
    ...new Map([...l3.states, ...h3.states].map((state) => [formatLabel(state), state])).values(),
  ];
  const labels = states.map(formatLabel);
  const named = [l3, h3].map((graph) =>
    graph.edges.map(
      ([a, b]) =>
        [a, b].map((v) => labels.indexOf(formatLabel(graph.states[v]))).sort((x, y) => x - y) as [
          number,
          number,
        ],
    ),
  );
  const edges = [...new Map(named.flat().map((edge) => [edge.join(), edge])).values()];
  const inHanoi = new Set(h3.states.map(formatLabel));
  const classes = labels.map(
    (label, i): VertexClass =>
      i >= l3.states.length ? 'only-hanoi' : inHanoi.has(label) ? 'common' : 'only-london',
  );
  return towerGraphFigure({
    rules: hanoi(3),
    states,
    edges,
    classes,
    layout: overlayLayout(),
    title: 'Hanoi H₃³ and London L₃³',
  });
}

export const labeled: Record<string, () => Figure> = {
  'hanoi-3': () => towerGraphFigure({ ...h3, path: route(h3, '123//', '//123') }),
  'hanoi-4': () => towerGraphFigure({ ...h4, path: route(h4, '1234//', '//1234') }),
  'hanoi-4-discs': () => towerGraphFigure({ ...h4, ...movedDisc('en', h4.rules, h4.states) }),
  'oxford-5-near': () =>
    neighborhoodFigure({ ...graphOf(oxford(5)), center: vertexOf(graphOf(oxford(5)), '12345//') }),
  'hanoi-3-cyclic': () => towerGraphFigure(graphOf(hanoi(3, { moves: 'cyclic' }))),
  'bucharest-3': () =>
    towerGraphFigure({
      ...graphOf(bucharest(3)),
      path: route(graphOf(bucharest(3)), '123//', '//123'),
      within: h3,
    }),
  'manaus-3': () =>
    towerGraphFigure({
      ...m3,
      classes: goodness(m3, '123//'),
      within: h3,
      regions: [
        {
          vertices: ['123//', '23/1/', '23//1'].map((label) => vertexOf(m3, label)),
          color: '#0072b2',
        },
      ],
    }),
  'manaus-4': () => towerGraphFigure({ ...m4, classes: goodness(m4, '1234//'), within: h4 }),
  'london-2': () =>
    towerGraphFigure({
      ...graphOf(london(2, { capacities: [3, 2, 1] })),
      within: graphOf(oxford(2)),
    }),
  'london-3': () => towerGraphFigure({ ...l3, path: route(l3, '/13/2', '123//') }),
  'london-3-distances': () => towerGraphFigure({ ...l3, distance: towards(l3, '123//').distance }),
  'oxford-3': () => towerGraphFigure({ ...o3, classes: carried }),
  'oxford-3-components': () =>
    towerGraphFigure({ ...o3, classes: carried, layout: oxfordComponentsLayout() }),
  'hanoi-london-3': overlay,
};

export const distancesOf = (graph: TowerGraphData, goal: string) => towards(graph, goal).distance;
export const statesOf = (graph: TowerGraphData, path: readonly number[]): TowerState[] =>
  path.map((vertex) => graph.states[vertex]);
const rowsOf = (graph: TowerGraphData, goal: string) =>
  distancesOf(graph, goal).map((moves, i) => ({
    state: graph.states[i],
    moves: moves < 0 ? null : moves,
  }));

export const others: Record<string, () => Figure> = {
  'hanoi-5': () =>
    towerGraphFigure({
      ...graphOf(hanoi(5)),
      path: route(graphOf(hanoi(5)), '12345//', '//12345'),
    }),
  'hanoi-4-pegs': () => towerGraphFigure(graphOf(hanoi(3, { pegs: 4 }))),
  'london-4': () =>
    towerGraphFigure({
      ...graphOf(london(4)),
      distance: distancesOf(graphOf(london(4)), '1234//'),
    }),
  'manaus-8-means': () =>
    towerGraphFigure({
      ...graphOf(manaus(8)),
      distance: distancesOf(graphOf(manaus(8)), '12345678//'),
    }),
  'table-manaus-3': () => stateTableFigure({ rules: manaus(3), rows: rowsOf(m3, '123//') }),
  'table-manaus-4': () => stateTableFigure({ rules: manaus(4), rows: rowsOf(m4, '1234//') }),
  'table-london-3': () => stateTableFigure({ rules: london(3), rows: rowsOf(l3, '123//') }),
  'play-manaus-3': () =>
    playFigure({ rules: manaus(3), states: statesOf(m3, route(m3, '1/2/3', '123//')) }),
  'play-london-3': () =>
    playFigure({ rules: london(3), states: statesOf(l3, route(l3, '/13/2', '123//')) }),
  'play-hanoi-4': () =>
    playFigure({ rules: hanoi(4), states: statesOf(h4, route(h4, '1234//', '//1234')) }),
  'board-oxford-4': () => boardFigure({ rules: oxford(4), state: parseLabel(oxford(4), '41/23/') }),
  histogram: () =>
    histogramFigure({
      title: 'Distances',
      xLabel: 'moves',
      yLabel: 'states',
      bars: [1, 2, 4, 12].map((count, x) => ({ x, count })),
    }),
  growth: () =>
    lineFigure({
      title: 'Growth',
      xLabel: 'discs',
      yLabel: 'count',
      yScale: 'log',
      series: [
        { name: 'states', points: [1, 2, 3, 4].map((n) => [n, 3 ** n] as const) },
        { name: 'moves', points: [1, 2, 3, 4].map((n) => [n, 2 ** n - 1] as const) },
      ],
    }),
  'heat-map': () =>
    heatMapFigure({
      title: 'Nim sums',
      rows: ['0', '1', '2'],
      columns: ['0', '1', '2'],
      values: [0, 1, 2].map((i) => [0, 1, 2].map((j) => (i === 1 && j === 2 ? null : i ^ j))),
    }),
  'category-map': () =>
    categoryMapFigure({
      title: 'Parity',
      rows: ['1', '0'],
      columns: ['0', '1', '2'],
      cells: [
        [{ category: 1, text: '1' }, { category: 0, text: '2' }, null],
        [{ category: 0, text: '0', name: 'O' }, { category: 1 }, { category: 0, text: '12345678' }],
      ],
      categories: [
        { name: 'even', color: '#ffffff' },
        { name: 'odd', color: '#000000' },
      ],
      xLabel: 'x',
      yLabel: 'y',
    }),
  multiples: () =>
    smallMultiples(
      [
        towerGraphFigure({ ...h3, size: 480 }),
        towerGraphFigure({ ...m3, classes: goodness(m3, '123//'), within: h3, size: 480 }),
      ],
      { title: 'Hanoi and Manaus' },
    ),
};
