import { blockGraphFigure, isometricFigure, levelFigure } from '@manaus/plot';
import { differ, finite, firstWrong } from '../legacy/check.js';
import type { FigureItem } from '../legacy/item.js';
import { exampleOfOurs } from '../legacy/unchecked.js';
import { solutionOf } from './evidence/block-search.js';
import { blocksOf, distancesFrom, flatBoard } from './evidence/flat-graph.js';
import { ours, solves, stages, twoViews } from './figures/blocks.js';

const departs = 'The level of the print is lost: one of ours is drawn.';
const lost = 'the levels';
const path = (level: Parameters<typeof solutionOf>[0]) => solutionOf(level) ?? '';

const symbols = () => {
  const { bridges, switches, teleports, floor } = ours.symbols;
  const wrong = () =>
    firstWrong(
      differ('bridges', 'false,true', bridges.map(({ closed }) => closed).join()),
      differ('switches', 'light,heavy', switches.map(({ weight }) => weight).join()),
      differ('teleports', 1, teleports.length),
      differ('wood', true, floor.includes('wood')),
    );
  return finite([0], wrong, { checked: 'every kind of cell occurs', methods: 2 });
};

const items: FigureItem[] = [
  exampleOfOurs(
    {
      id: 'ramos2014/figure-1',
      statement: 'An overview of a level of Bloxorz that can be solved.',
      departs,
      caption: 'A level of Bloxorz from above and from the side (ours)',
      uses: [],
      figure: () => twoViews(ours.overview, 'A level of Bloxorz'),
    },
    () => solves(ours.overview),
    lost,
  ),
  exampleOfOurs(
    {
      id: 'ramos2014/figure-2',
      statement:
        'The elements of a level of Bloxorz: the end, the block, switches and bridges, wood, a teleport.',
      departs,
      caption: 'The elements of a level of Bloxorz from the side (ours)',
      uses: [],
      figure: () => isometricFigure({ level: ours.symbols, title: 'The elements of a level' }),
    },
    symbols,
    lost,
  ),
  exampleOfOurs(
    {
      id: 'ramos2014/figure-3',
      statement:
        'A solution as numbers on a level with bridges: i marks the block after move i, on a cell where it stands, between two where it lies.',
      departs,
      caption:
        'A shortest solution on a level with bridges (ours), numbered as the work describes it',
      uses: [],
      figure: () =>
        levelFigure({
          level: ours.overview,
          title: 'A solution with a bridge',
          subtitle: 'the number i marks the block after move i',
          path: path(ours.overview),
        }),
    },
    () => solves(ours.overview),
    lost,
  ),
  exampleOfOurs(
    {
      id: 'ramos2014/figure-4',
      statement: 'The steps to the end of a level of Bloxorz.',
      departs,
      caption: 'The steps of a shortest solution (ours)',
      uses: [],
      figure: () =>
        stages(ours.plain, path(ours.plain), [0, 1, 2, 4, 6, 8], 'To the end of a level'),
    },
    () => solves(ours.plain),
    lost,
  ),
  exampleOfOurs(
    {
      id: 'ramos2014/figure-5',
      statement: 'The symbols for the elements of a level of Bloxorz.',
      departs: 'The symbols of the print are lost: ours are drawn.',
      caption: 'Our symbols for the elements of a level of Bloxorz',
      uses: ['ramos2014/definition-3.1'],
      figure: () => levelFigure({ level: ours.symbols, title: 'Symbols of Bloxorz' }),
    },
    symbols,
    'the symbols',
  ),
  exampleOfOurs(
    {
      id: 'ramos2014/figure-11',
      statement: 'A path in the graph of blocks of a level of BLOXORZ-- is a solution.',
      departs:
        'The level of the print is lost: drawn is the smallest that needs more moves than it has cells.',
      caption:
        'The graph of blocks of the full board of 3 by 3, and a shortest path: ten moves on nine cells',
      uses: ['ramos2014/theorem-3.7', 'ramos2014/theorem-3.8'],
      figure: () =>
        blockGraphFigure({
          level: ours.nine,
          title: 'Nine cells, ten moves',
          subtitle: 'yellow: a shortest path from S to G',
          path: path(ours.nine),
        }),
    },
    () => {
      const board = flatBoard(ours.nine);
      const wrong = () =>
        firstWrong(
          differ(
            'moves',
            path(ours.nine).length,
            distancesFrom(board, ours.nine.start)[3 * ours.nine.goal],
          ),
          differ('3n is enough', true, blocksOf(board).length <= 27),
        );
      return finite([0], wrong, {
        checked: 'the length of the path in the graph and by the rules; the number of blocks',
        methods: 2,
      });
    },
    lost,
  ),
];
export default items;
