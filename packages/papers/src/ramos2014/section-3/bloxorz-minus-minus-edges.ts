import type { BloxorzLevel } from '@manaus/blocks';
import { type Checks, general, range } from '../../check/index.js';
import { blocksOf, flatBoard, nextBlocks } from '../evidence/flat-graph.js';
import {
  countedEdges,
  flatLevels,
  fullBoard,
  reachedByRules,
  reachedInNumbers,
  solidCells,
} from '../evidence/flat-levels.js';

/** The edges of G_f, and the moves that can be made from the states that are reached. */
type Edges = { readonly edges: number; readonly moves: number };

const squares = range(2, 12).map((side) => fullBoard(side, side));

/** The side of the first full square with more than 6n arcs. */
const manyArcs = (): number | undefined =>
  squares.find((level) => 2 * countedEdges(level) > 6 * solidCells(level))?.width;

export default {
  'bloxorz-minus-minus-edges': (effort) => {
    const levels = [...flatLevels(effort), ...squares];
    // At most 6n edges; the moves that can be made are at most two for each.
    return general<BloxorzLevel, Edges>({
      checked: {
        en: `${levels.length} levels, n without void: pairs of blocks on the board and cells in rows and squares counted, and moves by the rules and in numbers from the reached states; arcs exceed 6n on a full square of side ${manyArcs()}`,
        pt: `${levels.length} fases, n sem vazio: pares de blocos no tabuleiro e posições em linhas e quadrados contados, e movimentos pelas regras e em números a partir dos estados alcançados; os arcos passam de 6n em um quadrado cheio de lado ${manyArcs()}`,
      },
      instances: levels,
      satisfies: ({ edges, moves }, level) => edges <= 6 * solidCells(level) && moves <= 2 * edges,
      methods: {
        'pairs of blocks on the board': (level) => ({
          edges:
            blocksOf(flatBoard(level)).flatMap((block) => nextBlocks(flatBoard(level), block))
              .length / 2,
          moves: reachedByRules(level).moves,
        }),
        'cells in rows and squares': (level) => ({
          edges: countedEdges(level),
          moves: reachedInNumbers(level).moves,
        }),
      },
    });
  },
} satisfies Checks;
