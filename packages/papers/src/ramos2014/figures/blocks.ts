import {
  type BloxorzLevel,
  type BobbinLevel,
  blockGame,
  checkPath,
  type EdgeLevel,
} from '@manaus/blocks';
import { type Figure, isometricFigure, levelFigure, smallMultiples } from '@manaus/plot';
import { differ, finite, firstWrong } from '../../legacy/check.js';
import type { Finding } from '../../legacy/item.js';
import { bloxorzLevel, bobbinLevel, edgeLevel, solutionOf } from '../evidence/block-search.js';

/** Levels of ours, for the figures whose levels are lost. */
export const ours = {
  overview: bloxorzLevel(
    'S##..####./##a#PP##~#/####..##G#/.~##..####',
    'bridge P open',
    'switch a light alternating P',
  ),
  plain: bloxorzLevel('.###..../S#####../.########/..####~##/......#G#/......###'),
  nine: bloxorzLevel('#G#/###/#S#'),
  symbols: bloxorzLevel(
    'S#~PQahTG',
    'bridge P open',
    'bridge Q closed',
    'switch a light alternating P',
    'switch h heavy non-alternating Q',
    'teleport T 1 1 3 1',
  ),
  edge: edgeLevel('#K###/##BS#/GB###'),
  twoWays: edgeLevel('####/####/S##./G##.'),
  bobbin: bobbinLevel('^####^/S#^..#/^####G/.^##*^', 'star * 2'),
  rolling: bobbinLevel('S#^^/###G/####'),
  keys: bobbinLevel('S#^aB*G', 'pair a B', 'star * 2'),
} as const;

type Ours = BloxorzLevel | BobbinLevel | EdgeLevel;

/** The level from above and from the side. */
export const twoViews = (level: Ours, title: string): Figure =>
  smallMultiples(
    [
      levelFigure({ level, title: 'from above' }),
      isometricFigure({ level, title: 'from the side', state: blockGame(level).start }),
    ],
    { title, columns: 2 },
  );

/** Some states of a solution, from the side. */
export function stages(level: Ours, path: string, moves: readonly number[], title: string): Figure {
  const game = blockGame(level);
  const after = (count: number) =>
    [...path.slice(0, count)].reduce(
      (state, letter) => game.move(state, letter as 'R') ?? state,
      game.start,
    );
  return smallMultiples(
    moves.map((count) =>
      isometricFigure({
        level,
        title: count === 0 ? 'the start' : `after move ${count}`,
        state: after(count),
      }),
    ),
    { title, columns: 2 },
  );
}

/** A solution of ours, as short as can be, by the search and by playing it. */
export function solves(level: Ours): Finding {
  const path = solutionOf(level);
  const wrong = () =>
    path === null
      ? 'no solution'
      : firstWrong(
          differ('wins', true, checkPath(blockGame(level), path).wins),
          differ('one letter less', false, checkPath(blockGame(level), path.slice(0, -1)).wins),
        );
  return finite([0], wrong, {
    checked: `its solution ${path}, found by search and played by the rules`,
    methods: 2,
  });
}
