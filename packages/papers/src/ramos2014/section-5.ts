import { blockGraphFigure, levelFigure } from '@manaus/plot';
import { type Checks, finite, general } from '../check/index.js';
import { exampleOfOurs } from '../shared/figures/unchecked.js';
import { BobbinGraph } from './evidence/bobbin-graph.js';
import { bobbinLevels, levelsOf } from './evidence/definitions.js';
import { directives } from './evidence/level-function.js';
import {
  lostLevels,
  lostSymbols,
  ours,
  pathOf,
  solves,
  stages,
  twoViews,
} from './figures/blocks.js';

export default {
  'definition-5.1': (effort) =>
    general({
      checked: {
        en: `${levelsOf(effort)} random levels, from the parsed level and from its text`,
        pt: `${levelsOf(effort)} fases aleatórias, a partir da fase lida e do seu texto`,
      },
      instances: bobbinLevels(effort),
      stated: ({ keys, stars }) => keys.length === 0 && stars.length === 0,
      methods: {
        'the cells of the parsed level': (level) =>
          level.keys.length === 0 && new BobbinGraph(level).starPlaces.length === 0,
        'the text of the level': (level) =>
          directives(level, 'pair') + directives(level, 'star') === 0,
      },
    }),

  'figure-15': exampleOfOurs(
    (language) => twoViews(language, ours.bobbin, 'A level of Bobbin 3D'),
    () => solves(ours.bobbin),
    lostLevels,
  ),

  'figure-16': exampleOfOurs(
    (language) =>
      stages(
        language,
        ours.bobbin,
        pathOf(ours.bobbin),
        [0, 1, 3, 5, 7, 9],
        'A solution of Bobbin 3D',
      ),
    () => solves(ours.bobbin),
    lostLevels,
  ),

  'figure-17': exampleOfOurs(
    (language) => levelFigure({ level: ours.keys, title: 'Symbols of Bobbin 3D', language }),
    () =>
      finite({
        checked: { en: 'every kind of cell occurs', pt: 'todo tipo de posição ocorre' },
        instances: [ours.keys],
        stated: () => ({ keys: 2, stars: 1 }),
        methods: {
          'the cells of the level': ({ keys, stars }) => ({
            keys: keys.length,
            stars: stars.length,
          }),
        },
      }),
    lostSymbols,
  ),

  'figure-18': exampleOfOurs(
    (language) =>
      blockGraphFigure({
        level: ours.rolling,
        title: 'Twelve cells, fourteen moves',
        subtitle: 'yellow: a shortest path; arrowheads: no way back',
        path: pathOf(ours.rolling),
        language,
      }),
    () =>
      finite({
        checked: {
          en: 'the length of the path in the graph and by the rules',
          pt: 'o comprimento do caminho no grafo e pelas regras',
        },
        instances: [ours.rolling],
        stated: () => 14,
        methods: {
          'the path by the rules': (level) => pathOf(level).length,
          'the graph of places': (level) => new BobbinGraph(level).leastMoves(),
        },
      }),
    lostLevels,
  ),
} satisfies Checks;
