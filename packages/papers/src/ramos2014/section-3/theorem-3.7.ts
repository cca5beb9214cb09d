import type { BloxorzLevel } from '@manaus/blocks';
import { type Checks, finite, general, requireHolds } from '../../check/index.js';
import { blocksOf, flatBoard } from '../evidence/flat-graph.js';
import {
  countedVertices,
  flatLevels,
  fullBoard,
  reachedByRules,
  reachedInNumbers,
  solidCells,
} from '../evidence/flat-levels.js';

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

export default {
  'theorem-3.7': (effort) => {
    requireUnordered();
    const board = fullBoard(3, 2);
    const levels = flatLevels(effort);
    const ordered = inOrder(onBoard(board), board);
    return general<BloxorzLevel, Vertices>({
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
  },
} satisfies Checks;
