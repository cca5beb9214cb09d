import { onTheEdge } from '@manaus/blocks';
import { blockGraphFigure, levelFigure, smallMultiples } from '@manaus/plot';
import { differ, finite } from '../legacy/check.js';
import type { FigureItem } from '../legacy/item.js';
import { exampleOfOurs } from '../legacy/unchecked.js';
import { solutionOf } from './evidence/block-search.js';
import { BobbinGraph } from './evidence/bobbin-graph.js';
import { ours, solves, stages, twoViews } from './figures/blocks.js';

const departs = 'The level of the print is lost: one of ours is drawn.';
const lost = 'the levels';
const path = (level: Parameters<typeof solutionOf>[0]) => solutionOf(level) ?? '';

/** All solutions of a small level of On The Edge. */
function allWays(): string[] {
  const game = onTheEdge(ours.twoWays);
  const from = (state: typeof game.start, way: string): string[] =>
    game.wins(state)
      ? [way]
      : game.letters.flatMap((letter) => {
          const next = game.move(state, letter);
          return next === null ? [] : from(next, way + letter);
        });
  return from(game.start, '');
}

const items: FigureItem[] = [
  exampleOfOurs(
    {
      id: 'ramos2014/figure-12',
      statement: 'An overview of a level of On The Edge that can be solved.',
      departs,
      caption:
        'A level of On The Edge with black and blue cells, from above and from the side (ours)',
      uses: [],
      figure: () => twoViews(ours.edge, 'A level of On The Edge'),
    },
    () => solves(ours.edge),
    lost,
  ),
  exampleOfOurs(
    {
      id: 'ramos2014/figure-13',
      statement: 'One level of On The Edge with two solutions.',
      departs,
      caption: 'A level of On The Edge that has exactly two solutions (ours)',
      uses: [],
      figure: () =>
        smallMultiples(
          allWays().map((way, i) =>
            levelFigure({ level: ours.twoWays, title: `Possibility ${i + 1}`, path: way }),
          ),
          { title: 'One level, two solutions', columns: 2 },
        ),
    },
    () =>
      finite([0], () => differ('solutions', 2, allWays().length), {
        checked: 'all plays to their end, and each solution drawn by the rules',
        methods: 2,
      }),
    lost,
  ),
  exampleOfOurs(
    {
      id: 'ramos2014/figure-15',
      statement: 'An overview of a level of Bobbin 3D that can be solved.',
      departs,
      caption:
        'A level of Bobbin 3D with raised floor and a * cell, from above and from the side (ours)',
      uses: [],
      figure: () => twoViews(ours.bobbin, 'A level of Bobbin 3D'),
    },
    () => solves(ours.bobbin),
    lost,
  ),
  exampleOfOurs(
    {
      id: 'ramos2014/figure-16',
      statement: 'The steps of a solution of a level of Bobbin 3D.',
      departs,
      caption: 'The steps of a shortest solution of a level of Bobbin 3D (ours)',
      uses: [],
      figure: () =>
        stages(ours.bobbin, path(ours.bobbin), [0, 1, 3, 5, 7, 9], 'A solution of Bobbin 3D'),
    },
    () => solves(ours.bobbin),
    lost,
  ),
  exampleOfOurs(
    {
      id: 'ramos2014/figure-17',
      statement: 'The symbols for the elements of a level of Bobbin 3D.',
      departs: 'The symbols of the print are lost: ours are drawn.',
      caption: 'Our symbols for the elements of a level of Bobbin 3D',
      uses: [],
      figure: () => levelFigure({ level: ours.keys, title: 'Symbols of Bobbin 3D' }),
    },
    () =>
      finite(
        [0],
        () => differ('keys and stars', '2 1', `${ours.keys.keys.length} ${ours.keys.stars.length}`),
        { checked: 'every kind of cell occurs', methods: 2 },
      ),
    'the symbols',
  ),
  exampleOfOurs(
    {
      id: 'ramos2014/figure-18',
      statement: 'A path in the directed graph of a level of BOBBIN-- is a solution.',
      departs:
        'The level of the print is lost: drawn is one that needs more moves than it has cells.',
      caption:
        'The places of the cylinder on twelve cells, and a shortest path of fourteen moves; arrowheads where rolling has no way back',
      uses: ['ramos2014/bobbin-minus-minus-graph', 'ramos2014/bobbin-minus-minus-bound'],
      figure: () =>
        blockGraphFigure({
          level: ours.rolling,
          title: 'Twelve cells, fourteen moves',
          subtitle: 'yellow: a shortest path; arrowheads: no way back',
          path: path(ours.rolling),
        }),
    },
    () =>
      finite(
        [0],
        () =>
          differ('moves', new BobbinGraph(ours.rolling).leastMoves(), path(ours.rolling).length),
        {
          checked: 'the length of the path in the graph and by the rules',
          methods: 2,
        },
      ),
    lost,
  ),
];
export default items;
