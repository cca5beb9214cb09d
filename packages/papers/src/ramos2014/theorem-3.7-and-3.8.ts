import { bloxorz } from '@manaus/blocks';
import { seededRandom } from '@manaus/core';
import { requireReading } from '../algorithm.js';
import { differ, firstWrong, general, range } from '../legacy/check.js';
import type { Effort, Item } from '../legacy/item.js';
import { bloxorzLevel, explore, sizeOf, solutionOf } from './evidence/block-search.js';
import { blocksOf, distancesFrom, flatBoard, nextBlocks } from './evidence/flat-graph.js';
import { toldTooLong, tooLong, triedBoards } from './evidence/long-ways.js';
import { randomBloxorz } from './evidence/random-blocks.js';

/** Random levels without switches and teleports, up to 8 by 8. */
function levels(effort: Effort) {
  const random = seededRandom(37);
  const side = () => 2 + Math.floor(7 * random());
  return range(1, effort === 'quick' ? 400 : 10_000).map(() =>
    randomBloxorz(side(), side(), random, {}),
  );
}
type Flat = ReturnType<typeof randomBloxorz>;

const cellsOf = (level: Flat) => level.floor.filter((floor) => floor !== 'void').length;
const full = (width: number, height: number) =>
  bloxorzLevel(`S${'#'.repeat(width - 2)}G${`/${'#'.repeat(width)}`.repeat(height - 1)}`);
const edgesOf = (level: Flat) =>
  blocksOf(flatBoard(level)).reduce(
    (sum, block) => sum + nextBlocks(flatBoard(level), block).length,
    0,
  ) / 2;
const shown = (level: Flat) => `a level of ${level.width} by ${level.height}`;

/** More than 3n vertices; or fewer than the rules reach. */
function wrongVertices(level: Flat): string | null {
  const vertices = blocksOf(flatBoard(level)).length;
  const most = 3 * cellsOf(level);
  const reached = explore(bloxorz(level)).states.length;
  return vertices > most || reached > vertices
    ? `${shown(level)}: ${vertices} blocks, ${reached} reached, 3n = ${most}`
    : null;
}

/** A move of the rules that the opposite one does not undo. */
function notUndone(level: Flat): string | null {
  const game = bloxorz(level);
  const opposite = { R: 'L', L: 'R', U: 'D', D: 'U' } as const;
  for (const state of explore(game).states) {
    if (game.wins(state)) continue;
    for (const letter of ['R', 'L', 'U', 'D'] as const) {
      const next = game.move(state, letter);
      const back = next === null ? state : game.move(next, opposite[letter]);
      if (back === null || game.key(back) !== game.key(state))
        return `${shown(level)}: ${letter} from ${game.key(state)}`;
    }
  }
  const board = flatBoard(level);
  const oneWay = blocksOf(board).find((block) =>
    nextBlocks(board, block).some((next) => !nextBlocks(board, next).includes(block)),
  );
  return oneWay === undefined ? null : `${shown(level)}: block ${oneWay}`;
}

/** Where a path in the graph and a solution by the rules are not the same thing, however long. */
function wrongPath(level: Flat): string | null {
  const distance = distancesFrom(flatBoard(level), level.start)[3 * level.goal];
  return differ(`${shown(level)}: least moves`, distance, solutionOf(level)?.length ?? -1);
}

const ordered = (width: number, height: number) =>
  2 * blocksOf(flatBoard(full(width, height))).length - width * height;

const items: readonly Item[] = [
  {
    id: 'ramos2014/theorem-3.7',
    kind: 'theorem',
    statement:
      'For every level f of BLOXORZ-- with n cells, the graph G_f, whose vertices are the blocks that may stand on a cell without wood or lie on two cells that share a side, has at most 3n vertices.',
    departs:
      'n may count all positions or only those that are not void. A vertex is a block, as in the proof; with a vertex for each value of (x1, y1, x2, y2), in order, a block that lies is two vertices, and full boards from 2 by 3 on have more than 3n.',
    uses: ['ramos2014/definition-3.7'],
    recorded: 'holds-in-range',
    check: (effort) => {
      const beyond = ordered(3, 2);
      requireReading(
        beyond > 18 && ordered(2, 2) <= 12 ? null : `in order there are ${beyond} on 2 by 3`,
      );
      const some = levels(effort);
      return general(some, wrongVertices, {
        checked: `${some.length} random levels up to 8 by 8, n without void: blocks counted on the board, and those that a search by the rules reaches; in order the full board of 2 by 3 would have ${beyond}`,
        methods: 2,
      });
    },
  },
  {
    id: 'ramos2014/bloxorz-minus-minus-edges',
    kind: 'statement',
    statement: 'For every level of BLOXORZ-- with n cells, the graph G_f has at most 6n edges.',
    departs:
      'An edge is a move and its opposite; as arcs there are two for each, and 6n is exceeded.',
    uses: ['ramos2014/theorem-3.7', 'ramos2014/bloxorz-minus-minus-reversible'],
    recorded: 'holds-in-range',
    check: (effort) => {
      const wrong = (level: Flat) => {
        const [edges, most] = [edgesOf(level), 6 * cellsOf(level)];
        const game = bloxorz(level);
        const moves = explore(game).states.reduce(
          (sum, state) =>
            sum + game.letters.filter((letter) => game.move(state, letter) !== null).length,
          0,
        );
        return edges > most || moves > 2 * edges
          ? `${shown(level)}: ${edges} edges, ${moves} moves, 6n = ${most}`
          : null;
      };
      const some = [...levels(effort), ...range(2, 12).map((side) => full(side, side))];
      const arcs = range(2, 12).find((side) => 2 * edgesOf(full(side, side)) > 6 * side * side);
      return general(some, wrong, {
        checked: `${some.length} levels, n without void: pairs of blocks on the board, and moves by the rules from the reached states; arcs exceed 6n on a full square of side ${arcs}`,
        methods: 2,
      });
    },
  },
  {
    id: 'ramos2014/bloxorz-minus-minus-reversible',
    kind: 'statement',
    statement:
      'On every level without switches and teleports, the opposite letter undoes every move that does not end the game.',
    departs:
      'By the rules of section 3.1. The move that wins is left out, since the block falls into the hole. In Algorithm 1 as printed it is false: see there, repair roll.',
    uses: ['ramos2014/algorithm-1'],
    recorded: 'holds-in-range',
    check: (effort) => {
      const some = levels(effort);
      return general(some, notUndone, {
        checked: `every move from every reached state of ${some.length} random levels, and every arc between blocks on the board`,
        methods: 2,
      });
    },
  },
  {
    id: 'ramos2014/theorem-3.8',
    kind: 'theorem',
    statement:
      'For every level f of BLOXORZ--: G_f has a path from the block at the start to the block at the goal if and only if f has a solution of at most |f| moves.',
    departs:
      'Without the bound of |f| moves it holds on all levels tried. A path in G_f repeats no vertex, but G_f has up to 3n of them.',
    uses: ['ramos2014/theorem-3.7', 'ramos2014/bloxorz-minus-minus-reversible'],
    recorded: 'fails',
    check: (effort) => {
      const some = levels(effort);
      requireReading(firstWrong(...some.map(wrongPath)));
      const found = tooLong();
      return general(
        [found],
        (level) =>
          level.path.length > sizeOf(level.level)
            ? `${toldTooLong(level)}; G_f has the path, f is a no-instance`
            : null,
        {
          checked: `${triedBoards}; ${some.length} random levels without the bound; by the graph and by a search on the rules`,
          methods: 2,
        },
      );
    },
  },
];
export default items;
