import {
  type Csr,
  completeGraph,
  doorGraph,
  graphFromEdges,
  multicoloured,
  neighborsOf,
  planarity,
  size,
  triangulationFault,
  verifyKuratowski,
} from '@manaus/graph';
import { drawnGraphFigure, smallMultiples } from '@manaus/plot';
import { differ, finite, firstWrong, general, range } from '../legacy/check.js';
import type { FigureItem } from '../legacy/item.js';
import { exampleOfOurs } from '../legacy/unchecked.js';
import { printed } from '../printed.js';
import { labellings } from './evidence/triangulations.js';
import { doorsOf, drawLabelled, example } from './figures/sperner.js';

const { board, labels } = example;

/** The graph of the triangles' edges. */
function edgeGraph(): Csr {
  const edges = board.triangles.flatMap((triangle) =>
    [0, 1, 2].map((gone) => triangle.filter((_, corner) => corner !== gone).sort((a, b) => a - b)),
  );
  return graphFromEdges(board.points.length, [
    ...new Map(edges.map(([a, b]) => [`${a} ${b}`, [a, b] as const])).values(),
  ]);
}

/** Why a graph is no triangulation of a triangle: too many edges for the plane, and a verified Kuratowski subgraph; `null` when it is planar. */
function notInThePlane(graph: Csr): string | null {
  const found = planarity(graph);
  if (found.planar) return null;
  if (!verifyKuratowski(graph, found.kuratowski))
    throw new Error('the Kuratowski subgraph does not stand');
  return `K_${graph.order} has ${size(graph)} edges, and a graph of ${graph.order} vertices in the plane at most ${3 * graph.order - 6}`;
}

/** The graphs of the two figures that may be meant. */
const graphs: Readonly<Record<string, () => Csr>> = {
  '1.2': () => completeGraph(16),
  '1.3': edgeGraph,
};

/** Steps up and down along a side, from its labels. */
function wrongSide(side: readonly number[]): string | null {
  const steps = side.slice(1).map((label, i) => label - side[i]);
  const [up, down] = [
    steps.filter((step) => step > 0).length,
    steps.filter((step) => step < 0).length,
  ];
  const blocks = side.filter((label, i) => i > 0 && label !== side[i - 1]).length;
  return firstWrong(
    differ(`steps up, with labels ${side.join(' ')}`, down + 1, up),
    differ('changes of the label', 2 * down + 1, blocks),
  );
}

const sides = (longest: number): number[][] =>
  range(2, longest).flatMap((length) =>
    range(0, 2 ** (length - 2) - 1).map((code) => [
      0,
      ...range(0, length - 3).map((i) => (code >> i) & 1),
      1,
    ]),
  );

const side = [0, 1, 1, 0, 0, 1, 0, 1, 1];
const sideFigure = () =>
  drawnGraphFigure({
    title: 'Steps between 0 and 1 along a side',
    width: 760,
    height: 240,
    vertices: side.map((label, x) => ({
      x,
      y: 0,
      label: String(label),
      fill: label === 0 ? '#d55e00' : '#0072b2',
    })),
    edges: side.slice(1).map((label, x) => ({
      ends: [x, x + 1] as const,
      ...(label === side[x] ? {} : { color: '#c8362b', width: 4 }),
    })),
    notes: side
      .slice(1)
      .flatMap((label, x) =>
        label === side[x] ? [] : [{ x: x + 0.5, y: -0.5, text: label > side[x] ? '0→1' : '1→0' }],
      ),
  });

/** All 27 labellings of one triangle: its edges with labels 0 and 1. */
function wrongTriangle(): string | null {
  const all = range(0, 26).map((code) => [
    code % 3,
    Math.floor(code / 3) % 3,
    Math.floor(code / 9),
  ]);
  const doors = all.map(
    ([a, b, c]) =>
      [
        [a, b],
        [b, c],
        [a, c],
      ].filter((ends) => ends.includes(0) && ends.includes(1)).length,
  );
  const three = all.map((corners) => new Set(corners).size === 3);
  const odd = all.findIndex((_, i) => (doors[i] === 1) !== three[i]);
  return firstWrong(
    differ('numbers of edges with labels 0 and 1', '0,1,2', [...new Set(doors)].sort().join()),
    odd < 0 ? null : `labels ${all[odd].join(', ')}: ${doors[odd]} such edges`,
  );
}

/** The degrees that occur in the graph of the board of side 3, over all its labellings. */
function degreesOnBoard(): string {
  const small = { points: board.points.slice(0, 3), triangles: [[0, 1, 2]] as const };
  const found = [small, board].flatMap((each) => {
    const some = each === small ? [...labellings(each)] : [labels];
    return some.flatMap((given) =>
      range(1, each.triangles.length).map(
        (room) => neighborsOf(doorGraph(each, given).graph, room).length,
      ),
    );
  });
  return [...new Set(found)].sort().join();
}

const cornerFigure = (corners: readonly number[], degree: number) =>
  drawnGraphFigure({
    title: `degree ${degree}`,
    width: 260,
    height: 290,
    vertices: corners.map((label, i) => ({
      x: [0, 1, 0.5][i],
      y: [0, 0, -0.87][i],
      label: String(label),
      fill: ['#d55e00', '#0072b2', '#f0e442'][label],
    })),
    edges: [
      [0, 1],
      [1, 2],
      [0, 2],
    ].map(([a, b]) => ({
      ends: [a, b] as const,
      ...(corners[a] + corners[b] === 1 ? { color: '#c8362b', width: 5 } : {}),
    })),
  });

const items: FigureItem[] = [
  exampleOfOurs(
    {
      id: 'carvalho2013/figure-1.3',
      statement:
        'Some labelling of the points of a triangulation obeys the two conditions of Sperner’s lemma.',
      departs:
        'The triangulation and the labels of the print are lost: an example of ours is drawn, its triangles with three labels filled.',
      caption:
        'A labelling of a triangulation that Sperner’s lemma allows (an example of ours); the triangles with three labels are filled',
      uses: ['carvalho2013/lemma-1.2.1-sperner'],
      figure: () => drawLabelled(board, labels, 'A labelling that the lemma allows'),
    },
    () =>
      finite(
        [0],
        () =>
          firstWrong(
            triangulationFault(board, 'edge to edge'),
            differ(
              'labels that are not allowed',
              0,
              labels.filter((label, point) => board.points[point][label] === 0).length,
            ),
            differ(
              'triangles with three labels, modulo 2',
              1,
              multicoloured(board.triangles, labels).length % 2,
            ),
          ),
        {
          checked: 'the triangulation, every label, and the number of triangles with three labels',
          methods: 2,
        },
      ),
  ),
  {
    id: 'carvalho2013/figure-1.4',
    kind: 'figure',
    statement:
      'The figure shows the graph that the proof of Sperner’s lemma builds from the labelled triangulation of Figure 1.2.',
    departs:
      'It is that of Figure 1.3: the labelled triangulation is there. The text before it is off by one as well, and calls this figure 1.3, and Figure 1.6 by the number 1.5.',
    caption:
      'The graph of the proof for the labelling of Figure 1.3 (an example of ours): a dot in every triangle, a way through every edge with labels 0 and 1',
    uses: ['carvalho2013/figure-1.3', 'carvalho2013/sperner-degrees'],
    recorded: 'misprint',
    figure: () => drawLabelled(board, labels, 'The graph of the proof', true),
    check: () => {
      const [{ of }] = printed('carvalho2013/figure-references');
      const fault = notInThePlane(graphs[of]());
      const meant = Object.keys(graphs).find((figure) => notInThePlane(graphs[figure]()) === null);
      const ways = doorsOf(board, labels).length;
      const checked = `planarity of the two graphs, K_16 by a Kuratowski subgraph that was verified and by its number of edges; our drawing has ${ways} ways, as its graph has edges`;
      if (size(doorGraph(board, labels).graph) !== ways)
        throw new Error('the drawing has other ways than the graph');
      if (fault === null || meant === undefined) return { verdict: 'holds', checked, methods: 2 };
      return {
        verdict: 'misprint',
        checked,
        methods: 2,
        counterexample: `printed Figure ${of}, meant Figure ${meant}: Figure ${of} is a coloured K_16, which is no triangulation: ${fault}`,
      };
    },
  },
  {
    id: 'carvalho2013/figure-1.5',
    kind: 'figure',
    statement:
      'Along a side from a corner with label 0 to one with label 1, whose points have labels 0 and 1, there is one step from 0 to 1 more than there are from 1 to 0.',
    departs: 'The labels of the print are lost: a side of ours is drawn.',
    caption: 'The steps from 0 to 1 and from 1 to 0 along a side (an example of ours)',
    uses: ['carvalho2013/sperner-degrees'],
    recorded: 'holds-in-range',
    figure: sideFigure,
    check: (effort) => {
      const longest = effort === 'quick' ? 12 : 18;
      return general(sides(longest), wrongSide, {
        checked: `all labellings of sides with 2 to ${longest} points, by steps and by changes of the label`,
        methods: 2,
      });
    },
  },
  {
    id: 'carvalho2013/figure-1.6',
    kind: 'figure',
    statement:
      'The vertex a_t of a triangle t can have degree 0, 1 and 2 and no other; degree 1 means three labels.',
    departs:
      'For triangulations edge to edge, where the degree is the number of edges with labels 0 and 1. The text calls this figure 1.5.',
    caption: 'A triangle with no, one and two edges with labels 0 and 1',
    uses: ['carvalho2013/sperner-degrees'],
    recorded: 'holds',
    figure: () =>
      smallMultiples(
        [
          [0, 2, 2],
          [0, 1, 2],
          [0, 1, 1],
        ].map((corners, degree) => cornerFigure(corners, degree)),
        {
          title: 'Degrees that a triangle can have',
          subtitle: 'edges with labels 0 and 1 are thick',
        },
      ),
    check: () =>
      finite(
        [0],
        () =>
          firstWrong(
            wrongTriangle(),
            differ(
              'degrees in the graphs of one triangle and of the drawn board',
              '0,1,2',
              degreesOnBoard(),
            ),
          ),
        {
          checked:
            'all 27 labellings of a triangle, and the degrees that occur in the graph of the drawn example',
          methods: 2,
        },
      ),
  },
];
export default items;
