import {
  type BlockState,
  type BloxorzLevel,
  type BobbinLevel,
  blockGame,
  checkPath,
  type EdgeLevel,
} from '@manaus/blocks';
import {
  type Figure,
  isometricFigure,
  levelFigure,
  smallMultiples,
  type Tongue,
} from '@manaus/plot';
import { type Finding, finite, type Words } from '../../check/index.js';
import { bloxorzLevel, bobbinLevel, edgeLevel, solutionOf } from '../evidence/block-search.js';

/** Our own levels, for the figures whose levels are lost. */
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

const half = 424;

/** The level from above and from the side: side by side where it is narrow. */
export function twoViews(language: Tongue, level: Ours, title: string): Figure {
  const narrow = level.width <= 8;
  const cell = narrow ? Math.floor((half - 40) / level.width) : undefined;
  const width = narrow ? half : undefined;
  const { start } = blockGame(level);
  return smallMultiples(
    [
      levelFigure({ level, title: 'from above', cell, language }),
      isometricFigure({ level, title: 'from the side', state: start, width, language }),
    ],
    { title, language },
  );
}

/** The state after some moves of a path. */
function stateAfter(level: Ours, path: string, count: number): BlockState {
  const game = blockGame(level);
  const letters = [...path.slice(0, count)];
  return letters.reduce((state, letter) => game.move(state, letter as 'R') ?? state, game.start);
}

/** Some states of a solution, from the side. */
export const stages = (
  language: Tongue,
  level: Ours,
  path: string,
  moves: readonly number[],
  title: string,
): Figure =>
  smallMultiples(
    moves.map((count) =>
      isometricFigure({
        level,
        title: count === 0 ? 'the start' : `after move ${count}`,
        state: stateAfter(level, path, count),
        width: half,
        language,
      }),
    ),
    { title, columns: 2, language },
  );

/** A shortest solution of one of our own levels, for the figures. */
export const pathOf = (level: Ours): string => solutionOf(level) ?? '';

/** The lost part of the print. */
export const lostLevels: Words = {
  en: 'the levels of the print are lost',
  pt: 'as fases do impresso se perderam',
};
export const lostSymbols: Words = {
  en: 'the symbols of the print are lost',
  pt: 'os símbolos do impresso se perderam',
};

/**
 * Our own solution: found by search, and won with its last letter, not before, when it is played.
 */
export function solves(level: Ours): Finding {
  const path = pathOf(level);
  return finite<Ours, { solvable: boolean; sooner: boolean }>({
    checked: {
      en: `its solution ${path}, found by search and played by the rules`,
      pt: `a sua solução ${path}, encontrada por busca e jogada pelas regras`,
    },
    instances: [level],
    stated: () => ({ solvable: true, sooner: false }),
    methods: {
      'search of all states': (one) => ({ solvable: solutionOf(one) !== null }),
      'the path, played': (one) => ({
        solvable: checkPath(blockGame(one), path).wins,
        sooner: checkPath(blockGame(one), path.slice(0, -1)).wins,
      }),
    },
  });
}

/** Every kind of cell occurs in the level that shows the symbols of Bloxorz. */
export const allSymbols = (): Finding =>
  finite({
    checked: { en: 'every kind of cell occurs', pt: 'todo tipo de posição ocorre' },
    instances: [ours.symbols],
    stated: () => ({ closed: [false, true], weights: ['light', 'heavy'], teleports: 1, wood: 1 }),
    methods: {
      'the cells of the level': ({ bridges, switches, teleports, floor }) => ({
        closed: bridges.map(({ closed }) => closed),
        weights: switches.map(({ weight }) => weight),
        teleports: teleports.length,
        wood: floor.filter((kind) => kind === 'wood').length,
      }),
    },
  });
