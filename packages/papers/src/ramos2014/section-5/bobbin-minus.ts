import type { BobbinLevel } from '@manaus/blocks';
import { type Effort, general, type Item, requireHolds, withValues } from '../../check/index.js';
import { bobbinLevel, solutionOf } from '../evidence/block-search.js';
import { BobbinGraph } from '../evidence/bobbin-graph.js';
import {
  bobbinCount,
  growingBobbins,
  type LevelWords,
  solvableOnce,
  wordsOf,
} from '../evidence/bobbin-levels.js';
import { leastPacked } from '../evidence/packed-search.js';
import { bobbinRules } from '../evidence/rules.js';

/**
 * True if a level can be won: where reaching a star as a cube starts its moves anew, and where it
 * changes nothing.
 */
type Solvable = { readonly anew: boolean; readonly once: boolean };
type Case = LevelWords & {
  /** For how many moves the star makes a cube. */
  readonly moves: number;
};

const layered = bobbinLevel('G#/*S', 'star * 1');

const methods = {
  'search by the rules': (level: BobbinLevel): Solvable => ({
    anew: solutionOf(level) !== null,
    once: solvableOnce(level),
  }),
  'search on place and moves left': (level: BobbinLevel): Solvable => ({
    anew: new BobbinGraph(level).leastMoves(true) !== null,
    once: new BobbinGraph(level).leastMoves(false) !== null,
  }),
  'search in numbers': (level: BobbinLevel): Partial<Solvable> => ({
    anew: leastPacked(level) !== null,
  }),
};

/**
 * With a layer for each place of each star, and where reaching it again changes nothing, the graph
 * is right.
 */
const requireLayers = (levels: readonly BobbinLevel[]) =>
  requireHolds(
    general<BobbinLevel, Solvable>({
      checked: {
        en: 'random levels with one or two * cells',
        pt: 'fases aleatórias com uma ou duas posições *',
      },
      instances: levels,
      stated: (level) => ({ once: new BobbinGraph(level).solvableByLayers('place') }),
      methods,
    }),
  );

const withLayers = (levels: readonly BobbinLevel[]) =>
  general<BobbinLevel, Solvable>({
    checked: {
      en: `${levels.length} random levels with one or two * cells, against searches with the number of moves that are left, in three simulators`,
      pt: `${levels.length} fases aleatórias com uma ou duas posições *, comparadas com buscas que guardam o número de movimentos que restam, em três simuladores`,
    },
    instances: [layered, ...levels],
    satisfies: ({ anew, once }, level) =>
      anew ||
      once ||
      (['one', 'star'] as const).some((layers) => !new BobbinGraph(level).solvableByLayers(layers)),
    methods,
  });

/** Random levels with one or two stars. */
const starredLevels = (count: number) => growingBobbins(count, (i) => 1 + (i % 2), 4);

function check(effort: Effort) {
  const levels = starredLevels(bobbinCount(effort));
  requireLayers(levels);
  return withValues(
    withLayers(levels),
    ({ instance }): Case => ({ ...wordsOf(instance), moves: instance.stars[0].moves }),
  );
}

export default {
  id: 'ramos2014/bobbin-minus',
  statement: {
    en: 'For every level of BOBBIN-, in the graph with one cube layer, entered at * cells and left where so many moves of the cube as the * gives can end, a path to the goal shows that the level can be solved, even where it leaves the layer after another number of steps.',
    pt: 'Para toda fase do BOBBIN-, no grafo com uma camada do cubo, na qual se entra nas posições * e da qual se sai onde podem terminar tantos movimentos do cubo quantos o * dá, um caminho até o buraco mostra que a fase tem solução, mesmo que saia da camada após outro número de passos.',
  },
  rules: bobbinRules,
  departs: {
    en: 'With a layer for each place of each * cell, that is three for each cell, and where reaching * again as a cube changes nothing, it holds on all levels tried; with one layer for each * cell it does not, since how the piece lies at the * decides how it lies in the end.',
    pt: 'Com uma camada para cada lugar de cada posição *, isto é, três para cada posição, e se chegar de novo a um * como cubo nada muda, vale em todas as fases examinadas; com uma camada para cada posição * não vale, pois o modo como a peça está no * decide como ela fica no fim.',
  },
  uses: ['ramos2014/definition-5.2', 'ramos2014/bobbin-minus-minus-graph'],
  recorded: 'fails',
  check,
  erratum: {
    certainty: 'reading',
    where: { en: 'Section 5.4, algorithm for BOBBIN-', pt: 'Seção 5.4, algoritmo para o BOBBIN-' },
    printed: {
      en: 'A path that leaves the region of the cube after a wrong number of steps still shows that a valid sequence exists.',
      pt: 'Um caminho que sai da “região do cubo” no número errado de passos indica ainda assim a existência da sequência válida.',
    },
    sure: {
      en: 'The text speaks of one extra layer, marked by one new variable; with a layer for each place of each * cell the claim stands.',
      pt: 'O texto fala de uma camada extra, marcada por uma nova variável.',
    },
    counterexample: {
      en: ({ rows, besides }) =>
        `${[rows, ...besides].join('; ')} (rows from the top): the layer gives a path, and no play reaches the goal standing, whether or not reaching * again restarts the count`,
      pt: ({ rows, moves }) =>
        `Linhas de cima para baixo: ${rows}, com * de ${moves} movimento. A camada dá um caminho, e nenhuma sequência deixa o cilindro em pé no buraco.`,
    },
    found: {
      pt: () =>
        'Fases aleatórias com uma ou duas posições *, contra buscas que guardam quantos movimentos restam, em três simuladores.',
    },
  },
} satisfies Item<Case>;
