import type { BloxorzLevel } from '@manaus/blocks';
import { finite, general, type Item, requireHolds } from '../../check/index.js';
import { blocksOf, flatBoard } from '../evidence/flat-graph.js';
import {
  countedVertices,
  flatLevels,
  fullBoard,
  reachedByRules,
  reachedInNumbers,
  solidCells,
} from '../evidence/flat-levels.js';
import { flatRules } from '../evidence/rules.js';

/** The blocks of a level, and those that are reached by moves. */
type Vertices = { readonly vertices: number; readonly reached: number };

const onBoard = (level: BloxorzLevel): number => blocksOf(flatBoard(level)).length;

const inOrder = (vertices: number, level: BloxorzLevel) => 2 * vertices - solidCells(level);

/**
 * With a vertex for each order of the two cells, 12 are enough on 2 by 2, and 18 are not on 2 by 3.
 */
const requireUnordered = () =>
  requireHolds(
    finite({
      checked: {
        en: 'full boards of 2 by 2 and 2 by 3',
        pt: 'tabuleiros cheios de 2 por 2 e 2 por 3',
      },
      instances: [fullBoard(2, 2), fullBoard(3, 2)],
      stated: ({ width }) => width === 3,
      methods: {
        'blocks on the board': (level) => inOrder(onBoard(level), level) > 3 * solidCells(level),
        'cells and pairs': (level) =>
          inOrder(countedVertices(level), level) > 3 * solidCells(level),
      },
    }),
  );

const fewVertices = (levels: readonly BloxorzLevel[], ordered: number) =>
  general<BloxorzLevel, Vertices>({
    checked: {
      en: `${levels.length} random levels up to 8 by 8, n without void: blocks on the board and cells and pairs of cells counted, and those that searches by the rules and in numbers reach; in order the full board of 2 by 3 would have ${ordered}`,
      pt: `${levels.length} fases aleatórias de até 8 por 8, n sem vazio: blocos no tabuleiro e posições e pares de posições contados, e os que buscas pelas regras e em números alcançam; em ordem, o tabuleiro cheio de 2 por 3 teria ${ordered}`,
    },
    instances: levels,
    satisfies: ({ vertices, reached }, level) =>
      vertices <= 3 * solidCells(level) && reached <= vertices,
    methods: {
      'blocks on the board': (level) => ({
        vertices: onBoard(level),
        reached: reachedByRules(level).reached,
      }),
      'cells and pairs': (level) => ({
        vertices: countedVertices(level),
        reached: reachedInNumbers(level).reached,
      }),
    },
  });

export default {
  id: 'ramos2014/theorem-3.7',
  statement: {
    en: 'For every level f of BLOXORZ-- with n cells, the graph G_f, whose vertices are the blocks that may stand on a cell without wood or lie on two cells that share a side, has at most 3n vertices.',
    pt: 'Para toda fase f do BLOXORZ-- com n posições, o grafo G_f, cujos vértices são os blocos que podem ficar em pé sobre uma posição sem madeira ou deitados sobre duas posições com um lado comum, tem no máximo 3n vértices.',
  },
  rules: flatRules,
  departs: {
    en: 'n may count all positions or only those that are not void. A vertex is a block, as in the proof; with a vertex for each value of (x1, y1, x2, y2), in order, a block that lies is two vertices, and full boards from 2 by 3 on have more than 3n.',
    pt: 'n pode contar todas as posições ou só as que não são vazias. Um vértice é um bloco, como na demonstração; com um vértice para cada valor de (x1, y1, x2, y2), em ordem, um bloco deitado são dois vértices, e os tabuleiros cheios a partir de 2 por 3 têm mais de 3n.',
  },
  uses: ['ramos2014/definition-3.7'],
  recorded: 'proved',
  check: (effort) => {
    requireUnordered();
    const board = fullBoard(3, 2);
    return fewVertices(flatLevels(effort), inOrder(onBoard(board), board));
  },
} satisfies Item;
