import {
  type Board,
  type Disc,
  hanoi,
  otherMove,
  type Peg,
  pegsOfDiscs,
  play,
  type TowerState,
} from '@manaus/core';
import {
  discsOf,
  requireReading,
  stackOnFirst,
  type TowerAlgorithm,
  trial,
  wrongTrial,
} from '../algorithm.js';
import { differ, firstWrong, general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import {
  left,
  letter,
  lettersOf,
  pegsAt,
  rankOf,
  right,
  solution,
  toStack,
} from './evidence/iterative.js';

/** Step 2 of the first three algorithms: the end, or the move of another disc. */
function endOrOther(board: Board): boolean {
  if (board.height(2) === board.discs) return true;
  const other = otherMove(board);
  if (other === undefined) return board.halt('no single disc other than 1 can move');
  board.moveFrom(other.disc, other.from, other.to);
  return false;
}

/** Steps 1 and 2, again and again; step 1 says where disc 1 goes. */
function alternating(board: Board, step1: (board: Board) => Peg): void {
  do {
    board.loop();
    board.move(1, step1(board));
  } while (!endOrOther(board));
}

const roundAndRound = (board: Board): Peg => (board.discs % 2 === 0 ? right : left)(board.pegOf(1));

/** The two pegs to which disc 1 may go. */
const targets = (board: Board): Peg[] => [0, 1, 2].filter((peg) => peg !== board.pegOf(1));

/** Onto an even disc where that is possible, else to B for even n and to C for odd n; a choice between two even discs ends the play. */
function ontoEven(board: Board): Peg {
  const even = targets(board).filter((peg) => (board.top(peg) ?? 1) % 2 === 0);
  if (even.length > 1)
    return board.halt(`both ${even.map(letter).join(' and ')} have an even disc on top`);
  return even[0] ?? (board.discs % 2 === 0 ? 1 : 2);
}

/** Onto what has another colour than disc 1: an even disc, or an even one of the bases n + 1, n + 2, n + 3. */
function ontoOtherColour(board: Board): Peg {
  const base = (peg: Peg): Disc => board.discs + 1 + peg;
  const other = targets(board).filter((peg) => (board.top(peg) ?? base(peg)) % 2 === 0);
  return other.length === 1 ? other[0] : board.halt(`${other.length} places have another colour`);
}

/** For m = 1 to 2^n - 1: the disc of the lowest 1 of m, in its direction. */
function byNumbers(board: Board): void {
  for (let m = 1; m <= 2 ** board.discs - 1; m++) {
    const k = m.toString(2).length - m.toString(2).lastIndexOf('1');
    const d = (board.discs - k) % 2 === 0 ? left : right;
    board.move(k, d(board.pegOf(k)));
  }
}

const run = (program: (board: Board) => void) => (start: TowerState) =>
  play(hanoi(discsOf(start)), start, program);

const named = (id: string, title: string, program: (board: Board) => void): TowerAlgorithm => ({
  id: `hanoi2012/${id}`,
  title,
  towers: (discs) => hanoi(discs),
  starts: (discs) => [stackOnFirst(hanoi(discs))],
  literal: run(program),
});

const byColours = (board: Board): void => alternating(board, ontoOtherColour);

export const algorithms: readonly TowerAlgorithm[] = [
  named('buneman-levy', 'Tower of Hanoi, iterative: Buneman and Levy', (board) =>
    alternating(board, roundAndRound),
  ),
  {
    ...named('rule-even-disc', 'Tower of Hanoi, iterative: disc 1 onto even discs', (board) =>
      alternating(board, ontoEven),
    ),
    repaired: run(byColours),
  },
  named('colour-algorithm', 'Tower of Hanoi, iterative: disc 1 onto the other colour', byColours),
  named('binary-algorithm', 'Tower of Hanoi, iterative: binary numbers', byNumbers),
];

/** What is wrong with an algorithm from the standard start: by the rules, to C, in as few moves as the search finds. */
function wrong(algorithm: TowerAlgorithm, discs: number): string | null {
  const least = (start: TowerState) =>
    toStack(discs).distance[
      rankOf(range(1, discs).map((disc) => start.findIndex((peg) => peg.includes(disc))))
    ];
  return wrongTrial(
    trial({ discs, starts: algorithm.starts(discs), run: algorithm.literal, least }),
  );
}

const statements: Readonly<Record<string, Pick<Item, 'statement'> & Partial<Item>>> = {
  'buneman-levy': {
    statement:
      'For every n >= 1, from all discs on A: (1) move disc 1 to the right for even n, to the left for odd n; (2) end if all discs are on C, else move another disc and go to 1. This ends with all discs on C, by the rules, in the least number of moves.',
    uses: ['hanoi2012/disc1-cyclic'],
  },
  'colour-algorithm': {
    statement:
      'For every n >= 1, with the bases of A, B, C as discs n + 1, n + 2, n + 3 and colours by parity, from all discs on A: (1) move disc 1 onto a disc or base of another colour; (2) end if all discs are on C, else move another disc and go to 1. Step 1 has one choice each time, and this ends with all discs on C in the least number of moves.',
    uses: ['hanoi2012/no-same-parity-contact'],
  },
  'binary-algorithm': {
    statement:
      'For every n >= 1, from all discs on A: for m = 1 to 2^n - 1, move the disc k whose place is that of the lowest 1 of m, to the left if n - k is even, to the right if it is odd. Every move is by the rules, and all discs end on C after the least number of moves.',
    departs: 'The exponent of 2^n - 1 and the minus of n - k are lost in our transcription.',
    uses: ['hanoi2012/binary-disc', 'hanoi2012/direction'],
  },
};

/** The first move of the solution by search that puts disc 1 neither on an even disc nor alone on the peg that the rule names. */
function outsideTheRule(discs: number): string | null {
  const { ranks, moves } = solution(discs);
  const named = discs % 2 === 0 ? 1 : 2;
  for (const [i, { disc, to }] of moves.entries()) {
    const before = pegsAt(ranks[i], discs);
    const top = range(2, discs).find((larger) => before[larger - 1] === to);
    if (disc !== 1 || (top === undefined ? to === named : top % 2 === 0)) continue;
    return `move ${i + 1} of the solution, in ${lettersOf(before)}, puts disc 1 ${top === undefined ? `alone on ${letter(to)}, not on ${letter(named)}` : `on disc ${top}`}`;
  }
  return null;
}

/** Where the printed algorithm leaves the solution: the move, what it does there, and what becomes of it. */
function wrongEven(discs: number): string | null {
  const { moves, stopped, solved, end } = algorithms[1].literal(stackOnFirst(hanoi(discs)));
  const outside = outsideTheRule(discs);
  const path = solution(discs).moves;
  const at = moves.findIndex(({ disc, to }, i) => disc !== path[i]?.disc || to !== path[i].to);
  const right = at < 0 && stopped === null && solved && moves.length === path.length;
  if (right !== (outside === null))
    throw new Error(`n = ${discs}: the rule and its algorithm do not fail together`);
  if (right) return null;
  const made = moves[at];
  const listed = moves
    .slice(0, at)
    .map(({ disc, from, to }) => `${disc} ${letter(from)}${letter(to)}`);
  return `n = ${discs}: ${outside}; the algorithm, after ${listed.join(', ')}, makes move ${at + 1} from ${letter(made.from)} to ${letter(made.to)} and ends as ${lettersOf(pegsOfDiscs(end))} at move ${stopped?.at}: ${stopped?.reason}`;
}

const evenRule: Item = {
  id: 'hanoi2012/rule-even-disc',
  kind: 'statement',
  statement:
    'For every n >= 1, in the optimal solution disc 1 is always put on an even disc, or alone on C for odd n and on B for even n. From all discs on A: (1) move disc 1 onto an even disc if possible, else to B for even n and to C for odd n; (2) end if all discs are on C, else move another disc and go to 1. This ends with all discs on C in the least number of moves.',
  departs:
    'For odd n disc 1 goes alone to A as well: the bases of A and C are then even discs, n + 1 and n + 3. With that it is the coloured version, which holds; for even n, and for n = 1, the rule holds as printed.',
  uses: ['hanoi2012/colour-algorithm'],
  recorded: 'fails',
  check: (effort) => {
    const most = effort === 'quick' ? 8 : 11;
    const tried = range(1, most).map((discs) => ({ discs, found: wrongEven(discs) }));
    const broken = tried.filter(({ found }) => found !== null).map(({ discs }) => discs);
    requireReading(
      firstWrong(
        ...range(1, most).map((discs) => wrong(algorithms[2], discs)),
        differ(
          'where it fails',
          range(3, most).filter((n) => n % 2 === 1),
          broken,
        ),
      ),
    );
    const checked = `the rule at every move of the solution by search and the algorithm played step by step, n = 1 to ${most}: both fail for n = ${broken.join(', ')}, and only there; the coloured version is right for all`;
    return general(tried, ({ found }) => found, { checked, methods: 2 });
  },
};

const others: readonly Item[] = algorithms
  .filter(({ id }) => id !== evenRule.id)
  .map((algorithm): Item => {
    const given = statements[algorithm.id.slice('hanoi2012/'.length)];
    return {
      id: algorithm.id,
      kind: 'statement',
      uses: [],
      recorded: 'holds-in-range',
      ...given,
      check: (effort) => {
        const most = effort === 'quick' ? 9 : 12;
        return general(range(1, most), (discs) => wrong(algorithm, discs), {
          checked: `played step by step by the rules, its moves against the distance by search, n = 1 to ${most}`,
          methods: 2,
        });
      },
    };
  });

const items: readonly Item[] = [...others, evenRule];
export default items;
