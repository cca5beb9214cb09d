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
import { describe, expect, test } from 'vitest';
import { logTicks } from '../src/figures/charts/chart.js';
import type { TowerGraphData } from '../src/figures/tower-graph/input.js';
import { neighborhoodFigure } from '../src/figures/tower-graph/neighborhood.js';
import {
  boardFigure,
  boardsFigure,
  carriedDisc,
  categoryMapFigure,
  drawnGraphFigure,
  type Figure,
  heatMapFigure,
  histogramFigure,
  language,
  lineFigure,
  movedDisc,
  overlayLayout,
  oxfordComponentsLayout,
  playFigure,
  schemeFigure,
  smallMultiples,
  stateTableFigure,
  toSvg,
  towerGraphFigure,
  type VertexClass,
} from '../src/node.js';
import { boxesOf, graphOf, overlaps, route, strikes, towards, vertexOf } from './helpers.js';

const h3 = graphOf(hanoi(3));
const h4 = graphOf(hanoi(4));
const m3 = graphOf(manaus(3));
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

const labeled: Record<string, () => Figure> = {
  'hanoi-3': () => towerGraphFigure({ ...h3, path: route(h3, '123//', '//123') }),
  'hanoi-4': () => towerGraphFigure({ ...h4, path: route(h4, '1234//', '//1234') }),
  'hanoi-4-discs': () => towerGraphFigure({ ...h4, ...movedDisc(h4.states) }),
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

describe.each(Object.keys(labeled))('%s', (name) => {
  const figure = labeled[name]();

  test('is the stored drawing', async () => {
    await expect(toSvg(figure)).toMatchFileSnapshot(`svg/${name}.svg`);
  });

  test('has a label for every state, none on another, none struck by an edge', () => {
    expect(boxesOf(figure).length).toBeGreaterThanOrEqual(name === 'london-2' ? 12 : 19);
    expect(overlaps(figure)).toEqual([]);
    expect(strikes(figure)).toEqual([]);
  });

  test('keeps everything on the paper', () => {
    for (const { label, x, y, halfWidth, halfHeight } of boxesOf(figure))
      expect([
        label,
        x > halfWidth + 5 &&
          x < figure.width - halfWidth - 5 &&
          y > 60 + halfHeight &&
          y < figure.height - halfHeight - 5,
      ]).toEqual([label, true]);
  });
});

test('the checks of labels can fail', () => {
  const box = {
    width: 40,
    height: 20,
    corner: 10,
    fill: '#000000',
    stroke: '#000000',
    strokeWidth: 1,
  };
  const label = (text: string, x: number) =>
    ({ kind: 'text', x, y: 50, text, size: 10, color: '#ffffff', box }) as const;
  const line = {
    kind: 'line',
    lines: [
      [
        { x: 0, y: 50 },
        { x: 200, y: 50 },
      ],
    ],
    color: '#000000',
    width: 1,
    group: 'edges',
  } as const;
  const figure: Figure = {
    title: '',
    width: 200,
    height: 100,
    alt: '',
    marks: [line, label('a', 50), label('b', 80)],
  };
  expect([overlaps(figure), strikes(figure)]).toEqual([['b on a'], ['a', 'b']]);
});

const distancesOf = (graph: TowerGraphData, goal: string) => towards(graph, goal).distance;
const statesOf = (graph: TowerGraphData, path: readonly number[]): TowerState[] =>
  path.map((vertex) => graph.states[vertex]);
const rowsOf = (graph: TowerGraphData, goal: string) =>
  distancesOf(graph, goal).map((moves, i) => ({
    state: graph.states[i],
    moves: moves < 0 ? null : moves,
  }));

const others: Record<string, () => Figure> = {
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

test.each(Object.keys(others))('%s is the stored drawing', async (name) => {
  await expect(toSvg(others[name]())).toMatchFileSnapshot(`svg/${name}.svg`);
});

describe('what a drawing says', () => {
  test('the edge under the path is not drawn', () => {
    const count = (figure: Figure) =>
      figure.marks.reduce(
        (sum, mark) =>
          sum + (mark.kind === 'line' && mark.group === 'edges' ? mark.lines.length : 0),
        0,
      );
    expect([count(towerGraphFigure(h3)), count(labeled['hanoi-3']())]).toEqual([39, 32]);
    expect(count(labeled['bucharest-3']())).toBe(0);
  });

  test('good and bad differ by shape: round ends against corners', () => {
    const corner = (label: string) =>
      labeled['manaus-3']().marks.flatMap((mark) =>
        mark.kind === 'text' && mark.text === label ? [mark.box?.corner] : [],
      )[0];
    expect([corner('123//'), corner('2/3/1')]).toEqual([10.4, 3]);
  });

  test('states above the capacities are hollow: 8 for three discs, 10 for four', () => {
    const hollow = (figure: Figure) =>
      figure.marks.filter((mark) => mark.kind === 'circle' && mark.group === 'missing').length;
    expect([hollow(labeled['manaus-3']()), hollow(labeled['manaus-4']())]).toEqual([8, 10]);
  });

  test('the hover text of a state: label, distance, degree, board', () => {
    const figure = towerGraphFigure({ ...m3, distance: distancesOf(m3, '123//') });
    const hover = (label: string) =>
      figure.marks.find((mark) => mark.kind === 'text' && mark.text === label)?.hover;
    expect(hover('13/2/')).toBe('13/2/\n3 moves to the goal\ndegree 3\n|    \n1 |  \n3 2 |');
    expect(hover('2/3/1')).toContain('cannot reach the goal');
  });

  test('only moves without a way back have arrowheads', () => {
    const heads = (figure: Figure) =>
      figure.marks.flatMap((mark) => (mark.kind === 'polygon' ? mark.rings : [])).length;
    expect([
      heads(labeled['hanoi-3-cyclic']()),
      heads(
        towerGraphFigure({
          ...h3,
          edges: [...h3.edges, ...h3.edges.map(([a, b]) => [b, a] as const)],
          directed: true,
        }),
      ),
    ]).toEqual([39, 0]);
  });

  test('too large for a picture: the distances instead', () => {
    const large = graphOf(oxford(5));
    expect(
      towerGraphFigure({ ...large, distance: distancesOf(large, '12345//') }).axes?.x.label,
    ).toBe('moves to the goal');
    expect(() => towerGraphFigure(large)).toThrow(
      'plot/tower-graph: states must be at most 1000 without a layout',
    );
  });

  test('bad input is named', () => {
    expect(() => towerGraphFigure({ ...h3, classes: ['good'] })).toThrow(
      'plot/tower-graph: classes must be 27 entries, one per state (got 1)',
    );
    expect(() => towerGraphFigure({ ...h3, path: [0, 27] })).toThrow('an integer from 0 to 26');
    expect(() => playFigure({ rules: hanoi(2), states: [h3.states[0], h3.states[26]] })).toThrow(
      'plot/play: states must be one move apart',
    );
    expect(() =>
      lineFigure({ title: '', yScale: 'log', series: [{ name: '', points: [[0, 0]] }] }),
    ).toThrow('y on a log axis must be a number > 0');
  });

  test('a play shows all its boards; a very long one its ends, and counts the rest', () => {
    const words = (figure: Figure) =>
      figure.marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
    const play = others['play-hanoi-4']();
    for (let move = 1; move <= 15; move++) expect(words(play)).toContain(String(move));
    expect(play.frames?.steps.length).toBe(16);
    const h6 = graphOf(hanoi(6));
    const long = playFigure({
      rules: hanoi(6),
      states: statesOf(h6, route(h6, '123456//', '//123456')),
    });
    expect(words(long)).toContain('55 states more');
    expect(long.frames?.steps.length).toBe(64);
  });

  test('a vertex with one letter is a circle', () => {
    const vertices = [
      { x: 0, y: 0, label: 'a' },
      { x: 1, y: 1, label: '123//' },
    ];
    const { marks } = drawnGraphFigure({ title: '', width: 300, height: 300, vertices, edges: [] });
    const [letter, label] = marks.flatMap((mark) =>
      mark.kind === 'text' && mark.box !== undefined ? [mark.box] : [],
    );
    expect([letter.width, letter.corner]).toEqual([letter.height, letter.height / 2]);
    expect(label.width).toBeGreaterThan(label.height);
  });

  test('a logarithmic axis has one notation', () => {
    const labels = (most: number) => logTicks(1, most).map(({ label }) => label);
    expect(labels(1e4)).toEqual(['1', '10', '100', '1,000', '10,000']);
    expect(labels(1e6)).toEqual(['10⁰', '10¹', '10²', '10³', '10⁴', '10⁵', '10⁶']);
  });

  test('small multiples stay on the page: rows of nearly equal length, one figure alone where it must', () => {
    const blank = (width: number) => ({ title: '', width, height: 100, alt: '', marks: [] });
    const size = (...widths: number[]) => {
      const { width, height } = smallMultiples(widths.map(blank), { title: '' });
      return [width, height];
    };
    expect(size(400, 400, 400, 400)).toEqual([800, 270]);
    expect(size(282, 282, 282, 282)).toEqual([564, 270]);
    expect(size(424, 424, 640)).toEqual([848, 270]);
    expect(size(700, 700)).toEqual([700, 270]);
  });

  test('small multiples lay out the words of the language that is set', () => {
    const entry = (label: string) => ({ label, color: '#000000', shape: 'box' as const });
    const panel = {
      ...{ title: '', width: 400, height: 100, alt: '', marks: [] },
      legend: [entry('peg'), entry('disc')],
    };
    const places = () =>
      smallMultiples([panel], { title: '' }).marks.flatMap((mark) =>
        mark.kind === 'text' && mark.group === 'legend' ? [mark.x] : [],
      );
    const english = places();
    language('pt-BR', { peg: 'a much longer word for a peg' });
    const other = places();
    language('en');
    expect(other[1] - other[0]).toBeGreaterThan(english[1] - english[0]);
  });
});

describe('the legend', () => {
  const labels = (figure: Figure) => figure.legend?.map(({ label, shape }) => `${shape} ${label}`);

  test('counts classes and what is left out', () => {
    expect(labels(labeled['manaus-4']())).toEqual([
      'capsule good: 36 states',
      'box bad: 35 states',
      'hollow left out: 10 states',
    ]);
    expect(labels(labeled['bucharest-3']())).toEqual(['line left out: 13 moves']);
  });

  test('names the states that have no place on the scale of distances', () => {
    expect(labels(towerGraphFigure({ ...m3, distance: distancesOf(m3, '123//') }))).toEqual([
      'box cannot reach the goal: 9 states',
    ]);
    expect(labels(others['manaus-8-means']())).toEqual(['box cannot reach the goal: 3,271 states']);
  });

  test('stands below the drawing, not on it', () => {
    for (const figure of [labeled['oxford-3-components'](), labeled['london-3-distances']()]) {
      const lowest = Math.max(...boxesOf(figure).map((box) => box.y + box.halfHeight));
      expect(figure.height - 48 - (figure.legend?.length === 4 ? 0 : 14)).toBeGreaterThan(lowest);
    }
  });
});

describe('drawings at given places', () => {
  const square = [0, 1, 2, 3].map((i) => ({ x: i % 2, y: Math.floor(i / 2), label: 'abcd'[i] }));

  test('a graph keeps its proportions and its vertices stay apart', () => {
    const figure = drawnGraphFigure({
      title: 'A square',
      width: 500,
      height: 300,
      vertices: square,
      edges: [{ ends: [0, 1] }, { ends: [1, 3], dashed: true }],
    });
    const [a, b, c] = boxesOf(figure);
    expect(b.x - a.x).toBeCloseTo(c.y - a.y);
    expect(overlaps(figure)).toEqual([]);
    expect(toSvg(figure)).toContain('stroke-dasharray');
  });

  test('an edge, a region and an arrow need their ends', () => {
    const bare = { title: 'A square', width: 500, height: 300, vertices: square, edges: [] };
    expect(() => drawnGraphFigure({ ...bare, edges: [{ ends: [0, 4] }] })).toThrow(
      'plot/drawn-graph: vertex must be an integer from 0 to 3 (got 4)',
    );
    expect(() =>
      drawnGraphFigure({ ...bare, regions: [{ vertices: [-1], color: '#0072b2' }] }),
    ).toThrow('(got -1)');
    const box = { x: 50, y: 50, width: 40, height: 20, lines: ['a box'] };
    expect(() =>
      schemeFigure({
        title: 'A scheme',
        alt: 'a box',
        width: 100,
        height: 100,
        boxes: [box],
        arrows: [[0, 1]],
      }),
    ).toThrow('plot/scheme: arrow must be an integer from 0 to 0 (got 1)');
  });

  test('an arrow of a scheme runs from edge to edge', () => {
    const boxes = [50, 250].map((x) => ({
      x,
      y: 50,
      width: 40,
      height: 20,
      lines: ['a box', 'of two lines'],
    }));
    const { marks } = schemeFigure({
      title: 'A scheme',
      alt: 'two boxes',
      width: 300,
      height: 100,
      boxes,
      arrows: [[0, 1, 'then']],
    });
    expect(marks[0]).toMatchObject({
      kind: 'line',
      lines: [
        [
          { x: 70, y: 50 },
          { x: 227, y: 50 },
        ],
        expect.anything(),
      ],
    });
    expect(marks[1]).toMatchObject({ kind: 'text', text: 'then', anchor: 'middle' });
  });

  test('a sheet of boards has its words and arrows, in rows', () => {
    const boards = ['12//', '2/1/', '/1/2'].map((label) => ({
      state: parseLabel(hanoi(2), label),
      notes: ['one', 'two'],
      arrow: ['1', 'move'] as const,
      heading: 'a board',
    }));
    const figure = boardsFigure({ rules: hanoi(2), boards, title: 'Boards', columns: 2 });
    expect(boxesOf(figure).map((box) => box.label)).toEqual(['12//', '2/1/', '/1/2']);
    expect(boxesOf(figure)[2].y).toBeGreaterThan(boxesOf(figure)[0].y);
    expect(figure.alt).toBe('Boards: 12//, one, two; 2/1/, one, two; /1/2, one, two.');
    expect(() => boardsFigure({ rules: hanoi(2), boards: [], title: 'Boards' })).toThrow(
      'plot/boards: boards must not be empty',
    );
  });

  test('a row of pictures is as high as its highest', () => {
    const dot = (height: number) => ({
      title: 'A dot',
      width: 40,
      height,
      alt: 'a dot',
      marks: [],
    });
    expect(smallMultiples([dot(40), dot(60), dot(20)], { title: 'Dots', columns: 2 }).height).toBe(
      150,
    );
    expect(smallMultiples([dot(40), dot(60), dot(20)], { title: 'Dots', columns: 1 }).height).toBe(
      190,
    );
  });

  test('a legend of two rows makes a chart higher', () => {
    const heightOf = (name: string) =>
      lineFigure({
        title: 'Lines',
        series: [1, 2, 3].map((i) => ({ name: `${name} ${i}`, points: [[i, i]] })),
      }).height;
    expect(heightOf('a name that is long enough to wrap the legend')).toBe(heightOf('line') + 22);
  });
});

test('a map needs a cell or null for each place', () => {
  expect(() =>
    categoryMapFigure({
      title: 'x',
      rows: ['0'],
      columns: ['0', '1'],
      cells: [[null]],
      categories: [],
    }),
  ).toThrow('plot/category-map: cells must be a table of 1 rows and 2 columns (got 1)');
});
