import type { BloxorzLevel } from '@manaus/blocks';
import { general, type Item, range } from '../../check/index.js';
import { blocksOf, flatBoard, nextBlocks } from '../evidence/flat-graph.js';
import {
  countedEdges,
  flatLevels,
  fullBoard,
  reachedByRules,
  reachedInNumbers,
  solidCells,
} from '../evidence/flat-levels.js';
import { flatRules } from '../evidence/rules.js';

/** The edges of G_f, and the moves that can be made from the states that are reached. */
type Edges = { readonly edges: number; readonly moves: number };

const edgesOnBoard = (level: BloxorzLevel): number =>
  blocksOf(flatBoard(level)).flatMap((block) => nextBlocks(flatBoard(level), block)).length / 2;

const squares = range(2, 12).map((side) => fullBoard(side, side));

/** The side of the first full square with more than 6n arcs. */
const manyArcs = (): number | undefined =>
  squares.find((level) => 2 * countedEdges(level) > 6 * solidCells(level))?.width;

/** At most 6n edges; the moves that can be made are at most two for each. */
const fewEdges = (levels: readonly BloxorzLevel[]) =>
  general<BloxorzLevel, Edges>({
    checked: {
      en: `${levels.length} levels, n without void: pairs of blocks on the board and cells in rows and squares counted, and moves by the rules and in numbers from the reached states; arcs exceed 6n on a full square of side ${manyArcs()}`,
      pt: `${levels.length} fases, n sem vazio: pares de blocos no tabuleiro e posições em linhas e quadrados contados, e movimentos pelas regras e em números a partir dos estados alcançados; os arcos passam de 6n em um quadrado cheio de lado ${manyArcs()}`,
    },
    instances: levels,
    satisfies: ({ edges, moves }, level) => edges <= 6 * solidCells(level) && moves <= 2 * edges,
    methods: {
      'pairs of blocks on the board': (level) => ({
        edges: edgesOnBoard(level),
        moves: reachedByRules(level).moves,
      }),
      'cells in rows and squares': (level) => ({
        edges: countedEdges(level),
        moves: reachedInNumbers(level).moves,
      }),
    },
  });

export default {
  id: 'ramos2014/bloxorz-minus-minus-edges',
  statement: {
    en: 'For every level of BLOXORZ-- with n cells, the graph G_f has at most 6n edges.',
    pt: 'Para toda fase do BLOXORZ-- com n posições, o grafo G_f tem no máximo 6n arestas.',
  },
  rules: flatRules,
  departs: {
    en: 'An edge is a move and its opposite; as arcs there are two for each, and 6n is exceeded.',
    pt: 'Uma aresta é um movimento e o seu oposto; como arcos há dois para cada uma, e 6n é ultrapassado.',
  },
  uses: ['ramos2014/theorem-3.7', 'ramos2014/bloxorz-minus-minus-reversible'],
  recorded: 'holds-in-range',
  check: (effort) => fewEdges([...flatLevels(effort), ...squares]),
} satisfies Item;
