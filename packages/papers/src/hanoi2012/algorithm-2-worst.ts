import {
  type Board,
  hanoi,
  hanoiWorstMoves,
  otherMove,
  type Peg,
  type Play,
  pegsOfDiscs,
  play,
} from '@manaus/core';
import { discsOf, stackOnFirst, type TowerAlgorithm } from '../algorithm.js';
import { differ, firstWrong, general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { after, lettersOf, movesFrom, rankOf } from './evidence/iterative.js';

/** Steps 1 to 6 for the tower 1...n from X to Z with Y as auxiliary. */
function worst(board: Board, n: number, x: Peg, z: Peg, y: Peg): void {
  board.call();
  if (n === 1) {
    board.moveFrom(1, x, y);
    board.moveFrom(1, y, z);
    return;
  }
  worst(board, n - 1, x, z, y);
  board.moveFrom(n, x, y);
  worst(board, n - 1, z, x, y);
  board.moveFrom(n, y, z);
  worst(board, n - 1, x, z, y);
}

/** Steps 1 to 4, again and again: disc 1 to C over B, end or another disc, disc 1 to A over B, another disc. */
function toAndFro(board: Board): void {
  for (;;) {
    board.loop();
    board.moveFrom(1, 0, 1);
    board.moveFrom(1, 1, 2);
    if (board.height(2) === board.discs) return;
    theOnlyOther(board);
    board.moveFrom(1, 2, 1);
    board.moveFrom(1, 1, 0);
    theOnlyOther(board);
  }
}

function theOnlyOther(board: Board): void {
  const other = otherMove(board);
  if (other === undefined) board.halt('not exactly one move of another disc is possible');
  else board.moveFrom(other.disc, other.from, other.to);
}

const named = (id: string, title: string, program: (board: Board) => void): TowerAlgorithm => ({
  id: `hanoi2012/${id}`,
  title,
  towers: (discs) => hanoi(discs),
  starts: (discs) => [stackOnFirst(hanoi(discs))],
  literal: (start) => play(hanoi(discsOf(start)), start, program),
});

export const algorithms: readonly TowerAlgorithm[] = [
  named('worst-recursive', 'Tower of Hanoi, the worst solution, recursive', (board) =>
    worst(board, board.discs, 0, 2, 1),
  ),
  named('worst-iterative', 'Tower of Hanoi, the worst solution, iterative', toAndFro),
];

const played = ({ literal }: TowerAlgorithm, discs: number): Play =>
  literal(stackOnFirst(hanoi(discs)));

/** The states of a play, as letters. */
export const worstStates = (discs: number): string[] =>
  played(algorithms[0], discs).states.map((state) => lettersOf(pegsOfDiscs(state)));

/** A path by the rules from AAA... to CCC... through all states, each once; the moves are replayed on numbers, without the board. */
function notThroughAll(discs: number, { moves, stopped }: Play): string | null {
  const seen = new Set([0]);
  let rank = 0;
  for (const [i, move] of moves.entries()) {
    if (!movesFrom(rank, discs).some(({ disc, to }) => disc === move.disc && to === move.to))
      return `n = ${discs}, move ${i + 1} is not by the rules`;
    rank = after(rank, move);
    if (seen.has(rank)) return `n = ${discs}, after move ${i + 1} a state comes again`;
    seen.add(rank);
  }
  return firstWrong(
    stopped === null ? null : `n = ${discs}, at move ${stopped.at}: ${stopped.reason}`,
    differ(`n = ${discs}, states visited`, 3 ** discs, seen.size),
    differ(`n = ${discs}, last state`, rankOf(new Array(discs).fill(2)), rank),
    differ(`n = ${discs}, moves by the closed form`, 3 ** discs - 1, moves.length),
  );
}

const sameMoves = (
  what: string,
  a: Iterable<{ disc: number; to: number }>,
  b: Iterable<{ disc: number; to: number }>,
): string | null => {
  const text = (moves: Iterable<{ disc: number; to: number }>) =>
    [...moves].map(({ disc, to }) => `${disc}${to}`).join();
  return text(a) === text(b) ? null : what;
};

const recursive: Item = {
  id: 'hanoi2012/worst-recursive',
  kind: 'statement',
  statement:
    'For every n >= 1, the recursive worst algorithm (tower n - 1 from X to Z, disc n to Y, tower n - 1 back, disc n to Z, tower n - 1 from X to Z; for n = 1, disc 1 over Y) goes by the rules from all discs on A to all on C through all states, each once; with 5 discs in 242 moves.',
  uses: ['hanoi2012/states'],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 7 : 9;
    const wrong = (discs: number) => {
      const play = played(algorithms[0], discs);
      return firstWrong(
        notThroughAll(discs, play),
        sameMoves(
          `n = ${discs}: the library’s worst solution differs`,
          play.moves,
          hanoiWorstMoves(discs),
        ),
        discs === 5 ? differ('moves with 5 discs', 242, play.moves.length) : null,
      );
    };
    return general(range(1, most), wrong, {
      checked: `played step by step, replayed on numbers as a path through all states, and against the library’s iterator, n = 1 to ${most}`,
      methods: 3,
    });
  },
};

const iterative: Item = {
  id: 'hanoi2012/worst-iterative',
  kind: 'statement',
  statement:
    'For every n >= 1, from all discs on A: (1) disc 1 from A to B and on to C; (2) end if all discs are on C, else the only possible move of another disc; (3) disc 1 from C to B and on to A; (4) the only possible move of another disc, and again from 1. There is exactly one such move each time, and this is the worst solution of the recursive algorithm.',
  departs: 'The text refers to figure 22 for the worst solution; it is shown in figure 19.',
  uses: ['hanoi2012/worst-recursive', 'hanoi2012/other-move-forced'],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 7 : 9;
    const wrong = (discs: number) => {
      const play = played(algorithms[1], discs);
      return firstWrong(
        notThroughAll(discs, play),
        sameMoves(
          `n = ${discs}: it is not the recursive solution`,
          play.moves,
          played(algorithms[0], discs).moves,
        ),
        sameMoves(
          `n = ${discs}: the library’s worst solution differs`,
          play.moves,
          hanoiWorstMoves(discs),
        ),
      );
    };
    return general(range(1, most), wrong, {
      checked: `played step by step, replayed on numbers as a path through all states, and against the recursive one, n = 1 to ${most}`,
      methods: 2,
    });
  },
};

/** The ends of the three parts of the longest path, where disc n moves, for n = 3. */
function wrongCorners(): string | null {
  const path = worstStates(3);
  const cuts = path.flatMap((state, i) => (i > 0 && state[2] !== path[i - 1][2] ? [i] : []));
  const ends = [
    [0, cuts[0] - 1],
    [cuts[0], cuts[1] - 1],
    [cuts[1], path.length - 1],
  ];
  return firstWrong(
    differ('moves of disc 3', 2, cuts.length),
    differ(
      'ends of the parts',
      'AAA-CCA,CCB-AAB,AAC-CCC',
      ends.map(([a, b]) => `${path[a]}-${path[b]}`).join(),
    ),
    ...ends.map(([a, b]) =>
      differ('different states of a part', 9, new Set(path.slice(a, b + 1)).size),
    ),
    notThroughAll(3, played(algorithms[1], 3)),
  );
}

const corners: Item = {
  id: 'hanoi2012/worst-n3-corners',
  kind: 'statement',
  statement:
    'With 3 discs the longest path goes from AAA to CCA through all states of the upper triangle, a graph of order 2, then from CCB to AAB through those of the next, then from AAC to CCC through those of the last.',
  departs:
    'The text refers to figure 18; the graph of 3 discs is figure 15. That the path is the only one is an item of its own.',
  uses: ['hanoi2012/worst-recursive', 'hanoi2012/longest-path'],
  recorded: 'holds',
  check: () => {
    const wrong = wrongCorners();
    const tried = {
      checked:
        'the recursive worst solution cut where disc 3 moves, the states of each part counted; the iterative one as a path through all states',
      methods: 2,
    };
    return wrong === null
      ? { verdict: 'holds', ...tried }
      : { verdict: 'fails', ...tried, counterexample: wrong };
  },
};

const items: readonly Item[] = [recursive, corners, iterative];
export default items;
