import { blockGraphFigure, isometricFigure, levelFigure } from '@manaus/plot';
import { type Checks, finite, general, unchecked } from '../check/index.js';
import { exampleOfOurs } from '../shared/figures/unchecked.js';
import { bloxorzLevels, levelsOf, switchValues, teleportValues } from './evidence/definitions.js';
import { blocksOf, distancesFrom, flatBoard } from './evidence/flat-graph.js';
import { classesOf, directives } from './evidence/level-function.js';
import {
  allSymbols,
  lostLevels,
  lostSymbols,
  ours,
  pathOf,
  solves,
  stages,
  twoViews,
} from './figures/blocks.js';

export default {
  'corollary-3.1': () =>
    unchecked({
      en: 'about a complexity class: no computation on levels decides it. It rests on Theorem 3.1, which holds on every formula tried with a bridge for each literal, and on Lemma 3.1',
      pt: 'trata de uma classe de complexidade: nenhum cálculo sobre fases a decide. Apoia-se no Teorema 3.1, que com uma ponte para cada literal vale em todas as fórmulas testadas, e no Lema 3.1',
    }),

  'theorem-3.4': () =>
    unchecked({
      en: 'about a complexity class: no computation on levels decides it. The algorithm of the proof, judged on its own, finds a solution but counts no moves, and so leaves it open whether one of at most |f| moves exists',
      pt: 'trata de uma classe de complexidade: nenhum cálculo sobre fases a decide. O algoritmo da demonstração, julgado à parte, encontra uma solução mas não conta os movimentos, e assim deixa em aberto se existe uma de no máximo |f| movimentos',
    }),

  'bloxorz-conjecture-unbounded': () =>
    unchecked({
      en: 'about a complexity class: no computation on levels decides it. It has been proved since: with polynomially many cells and switches a state takes polynomial space, so that the problem is in PSPACE, and van der Zanden and Bodlaender (PSPACE-completeness of Bloxorz and of games with 2-buttons, 2015) show it PSPACE-complete. That the bound of |f| moves matters is found at Theorem 3.8',
      pt: 'trata de uma classe de complexidade: nenhum cálculo sobre fases a decide. Foi demonstrada depois: um estado ocupa espaço polinomial, de modo que o problema está em PSPACE, e van der Zanden e Bodlaender (PSPACE-completeness of Bloxorz and of games with 2-buttons, 2015) mostram que é PSPACE-completo. Que o limite de |f| movimentos importa está no Teorema 3.8',
    }),

  'closed-plus-conjecture': () =>
    unchecked({
      en: 'a conjecture about a complexity class: no computation on levels decides it. Moves through a teleport have no way back, which the algorithm of Theorem 3.4 relies on',
      pt: 'uma conjectura sobre uma classe de complexidade: nenhum cálculo sobre fases a decide. Os movimentos por um teletransporte não têm volta, com a qual conta o algoritmo do Teorema 3.4',
    }),

  'definition-3.7': (effort) =>
    general({
      checked: {
        en: `${levelsOf(effort)} random levels: from the parsed level and from its text`,
        pt: `${levelsOf(effort)} fases aleatórias: a partir da fase lida e do seu texto`,
      },
      instances: bloxorzLevels(effort),
      stated: (level) => ({
        bare: switchValues(level).length === 0 && teleportValues(level).length === 0,
        zero: switchValues(level).length === 0,
      }),
      methods: {
        'the parsed level': (level) => ({
          bare: classesOf(level)['BLOXORZ--'],
          zero: classesOf(level)['k-BLOXORZ'](0),
        }),
        'the text of the level': (level) => ({
          bare: directives(level, 'switch') + directives(level, 'teleport') === 0,
          zero: directives(level, 'switch') === 0,
        }),
      },
    }),

  'figure-1': exampleOfOurs(
    (language) => twoViews(language, ours.overview, 'A level of Bloxorz'),
    () => solves(ours.overview),
    lostLevels,
  ),

  'figure-2': exampleOfOurs(
    (language) =>
      isometricFigure({ level: ours.symbols, title: 'The elements of a level', language }),
    allSymbols,
    lostLevels,
  ),

  'figure-3': exampleOfOurs(
    (language) =>
      levelFigure({
        level: ours.overview,
        title: 'A solution with a bridge',
        subtitle: 'the number i marks the block after move i',
        path: pathOf(ours.overview),
        language,
      }),
    () => solves(ours.overview),
    lostLevels,
  ),

  'figure-4': exampleOfOurs(
    (language) =>
      stages(language, ours.plain, pathOf(ours.plain), [0, 1, 2, 4, 6, 8], 'To the end of a level'),
    () => solves(ours.plain),
    lostLevels,
  ),

  'figure-5': exampleOfOurs(
    (language) => levelFigure({ level: ours.symbols, title: 'Symbols of Bloxorz', language }),
    allSymbols,
    lostSymbols,
  ),

  'figure-11': exampleOfOurs(
    (language) =>
      blockGraphFigure({
        level: ours.nine,
        title: 'Nine cells, ten moves',
        subtitle: 'yellow: a shortest path from S to G',
        path: pathOf(ours.nine),
        language,
      }),
    () =>
      finite<typeof ours.nine, { moves: number; withinThree: boolean }>({
        checked: {
          en: 'the length of the path in the graph and by the rules; the number of blocks',
          pt: 'o comprimento do caminho no grafo e pelas regras; o número de blocos',
        },
        instances: [ours.nine],
        stated: () => ({ moves: 10, withinThree: true }),
        methods: {
          'the path by the rules': (level) => ({ moves: pathOf(level).length }),
          'the graph of blocks': (level) => ({
            moves: distancesFrom(flatBoard(level), level.start)[3 * level.goal],
            withinThree: blocksOf(flatBoard(level)).length <= 27,
          }),
        },
      }),
    lostLevels,
  ),
} satisfies Checks;
