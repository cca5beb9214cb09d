import {
  type Disc,
  hanoi,
  hanoiDistance,
  hanoiRecursive,
  type Peg,
  type Play,
  pegsOfDiscs,
  play,
  type TowerMove,
} from '@manaus/core';
import { stackOnFirst } from '../algorithm.js';
import { differ, firstWrong, general, range } from '../legacy/check.js';
import type { Effort, Item } from '../legacy/item.js';
import { hanoiGraph } from '../shared/hanoi-graph.js';
import {
  left,
  letter,
  lettersOf,
  movesFrom,
  pegsAt,
  right,
  solution,
  toStack,
  tower,
} from './evidence/iterative.js';

const mostOf = (effort: Effort): number => (effort === 'quick' ? 8 : 10);

/** The solution by the recursion, which knows neither the numbers of the moves nor their directions. */
const recursive = (discs: number): Play =>
  play(hanoi(discs), stackOnFirst(hanoi(discs)), hanoiRecursive);

/** An item on the optimal solution of every number of discs, found by search and by the recursion. */
function onSolution(
  given: Pick<Item, 'id' | 'statement'> & Partial<Item>,
  from: number,
  wrong: (discs: number, moves: readonly TowerMove[]) => string | null,
): Item {
  return {
    kind: 'statement',
    uses: ['hanoi2012/optimal-unique'],
    recorded: 'holds-in-range',
    ...given,
    check: (effort) => {
      const most = mostOf(effort);
      const both = (discs: number) =>
        firstWrong(wrong(discs, solution(discs).moves), wrong(discs, recursive(discs).moves));
      return general(range(from, most), both, {
        checked: `every move of the solution by search, and of that by recursion, n = ${from} to ${most}`,
        methods: 2,
      });
    },
  };
}

const ofDisc = (moves: readonly TowerMove[], disc: Disc): number[] =>
  moves.flatMap((move, i) => (move.disc === disc ? [i + 1] : []));

function notUnique(discs: number): string | null {
  const { distance, ways } = toStack(discs);
  const found = hanoiDistance(tower(discs), tower(discs).fill(2));
  return firstWrong(
    differ(`shortest solutions with ${discs} discs`, 1, ways[0]),
    differ(`shortest solutions with ${discs} discs without search`, 1, found.paths),
    differ(`moves with ${discs} discs, without search and by search`, found.moves, distance[0]),
    discs === 8 ? differ('moves with 8 discs', 255, distance[0]) : null,
  );
}

const unique: Item = {
  id: 'hanoi2012/optimal-unique',
  kind: 'statement',
  statement:
    'For every n >= 1 there is exactly one shortest solution from all discs on A to all discs on C; for n = 8 it has 255 moves.',
  uses: [],
  recorded: 'holds-in-range',
  check: (effort) =>
    general(range(1, mostOf(effort)), notUnique, {
      checked: `shortest paths counted by search, and their number and length without search, n = 1 to ${mostOf(effort)}`,
      methods: 2,
    }),
};

const alternates = onSolution(
  {
    id: 'hanoi2012/disc1-alternates',
    statement:
      'For every n >= 1, in the optimal solution disc 1 makes the moves 1, 3, 5, ... and no others.',
  },
  1,
  (discs, moves) => {
    const bad = moves.findIndex(({ disc }, i) => (disc === 1) !== (i % 2 === 0));
    return bad < 0 ? null : `n = ${discs}, move ${bad + 1} is of disc ${moves[bad].disc}`;
  },
);

/** How many moves of other discs than 1 a state has. */
const others = (rank: number, discs: number): TowerMove[] =>
  movesFrom(rank, discs).filter(({ disc }) => disc !== 1);

/** The states of a tower whose two pegs without disc 1 do not have exactly one move between them. */
function unforced(discs: number): string[] {
  return range(0, 3 ** discs - 1)
    .filter((rank) => others(rank, discs).length !== 1)
    .map((rank) => lettersOf(pegsAt(rank, discs)));
}

function wrongForced(discs: number): string | null {
  // Disc 1 can always go to two pegs: where another can move in one way, a state has three neighbors.
  const { offsets } = hanoiGraph(discs);
  const two = range(0, 3 ** discs - 1).filter((v) => offsets[v + 1] - offsets[v] !== 3);
  if (two.length !== 3)
    throw new Error(`${two.length} states of the stored graph have not three neighbors`);
  const perfect = [0, 1, 2].map((on) => letter(on).repeat(discs));
  if (unforced(discs).join() !== perfect.join())
    throw new Error(`the states without a forced move are ${unforced(discs)}`);
  const turns = solution(discs).ranks.filter(
    (_, step, { length }) => step % 2 === 1 && step < length - 1,
  );
  if (turns.some((rank) => others(rank, discs).length !== 1))
    throw new Error('a turn of the solution is not forced');
  return `n = ${discs}, state ${unforced(discs)[0]}: the pegs without disc 1 are empty, and no move between them is possible`;
}

const forced: Item = {
  id: 'hanoi2012/other-move-forced',
  kind: 'statement',
  statement:
    'For every n >= 1 and every state: between the two pegs that do not hold disc 1 exactly one move is possible, so that a move of another disc is fully determined.',
  departs:
    'Between two pegs at most one move is possible, and exactly one unless both are empty. So the move is determined in every state but those with all discs on one peg, and at every turn of another disc in the optimal solution before its end.',
  uses: [],
  recorded: 'fails',
  check: (effort) =>
    general(range(1, mostOf(effort)), wrongForced, {
      checked: `the moves of discs other than 1 in all 3^n states and at the turns of the optimal solution, n = 1 to ${mostOf(effort)}: exactly one but in the three states with all discs on one peg, none there; and by the degrees of the stored graph`,
      methods: 2,
    }),
};

const goesRound = (discs: Disc, { disc, from, to }: TowerMove): boolean =>
  to === ((discs - disc) % 2 === 0 ? left(from) : right(from));

const cyclic = onSolution(
  {
    id: 'hanoi2012/disc1-cyclic',
    statement:
      'For every n >= 1, in the optimal solution every move of disc 1 goes to the right (A to B, B to C, C to A) for even n, to the left for odd n.',
    uses: ['hanoi2012/direction'],
  },
  1,
  (discs, moves) => {
    const next = discs % 2 === 0 ? right : left;
    const bad = moves.findIndex(({ disc, from, to }) => disc === 1 && to !== next(from));
    return bad < 0
      ? null
      : `n = ${discs}, move ${bad + 1}: disc 1 goes from ${letter(moves[bad].from)} to ${letter(moves[bad].to)}`;
  },
);

const direction = onSolution(
  {
    id: 'hanoi2012/direction',
    statement:
      'For every n >= 1 and every disc k: in the optimal solution all moves of disc k go to the left if n - k is even, to the right if n - k is odd (A is to the right of C).',
    departs: 'n - k as in the example of the text; the minus sign is lost in our transcription.',
  },
  1,
  (discs, moves) => {
    const bad = moves.findIndex((move) => !goesRound(discs, move));
    return bad < 0
      ? null
      : `n = ${discs}, move ${bad + 1}: disc ${moves[bad].disc} goes from ${letter(moves[bad].from)} to ${letter(moves[bad].to)}`;
  },
);

const twoLargest = onSolution(
  {
    id: 'hanoi2012/disc-n-and-n-1',
    statement:
      'For every n >= 2, in the optimal solution disc n moves once, from A to C (left), and disc n - 1 from A to B and from B to C (right).',
    departs:
      'The text refers for disc n to figure 2, which on the page is the tower of five discs; where it refers to figures 4, 18 and 22, the number is three too large, so this one would be of an earlier page.',
  },
  2,
  (discs, moves) => {
    const of = (disc: Disc) =>
      moves
        .filter((move) => move.disc === disc)
        .map(({ from, to }) => `${letter(from)}${letter(to)}`);
    return firstWrong(
      differ(`n = ${discs}, moves of disc ${discs}`, 'AC', of(discs).join()),
      differ(`n = ${discs}, moves of disc ${discs - 1}`, 'AB,BC', of(discs - 1).join()),
    );
  },
);

const counts = onSolution(
  {
    id: 'hanoi2012/moves-of-disc-k',
    statement:
      'For every n >= 1 and 1 <= k <= n, in the optimal solution disc k moves 2^(n - k) times, together 2^n - 1; with 8 discs, disc 8 once, disc 7 twice, disc 6 four times, ..., disc 1 128 times, together 255.',
    departs: 'The exponents are lost in our transcription; the powers are read as such.',
  },
  1,
  (discs, moves) => {
    const found = range(1, discs).map((disc) => ofDisc(moves, disc).length);
    const stated = range(1, discs).map((disc) => 2 ** (discs - disc));
    return firstWrong(
      differ(`n = ${discs}, moves of discs 1 to n`, stated, found),
      differ(
        `n = ${discs}, all moves`,
        2 ** discs - 1,
        found.reduce((sum, count) => sum + count, 0),
      ),
      discs === 8 ? differ('n = 8, moves of discs 1 to 8', '128,64,32,16,8,4,2,1', found) : null,
    );
  },
);

/** The moves between consecutive ones of a disc, before its first and after its last. */
export function gapsOf(
  moves: readonly TowerMove[],
  disc: Disc,
): { readonly between: readonly number[]; readonly before: number; readonly after: number } {
  const at = ofDisc(moves, disc);
  return {
    between: at.slice(1).map((m, i) => m - at[i] - 1),
    before: at[0] - 1,
    after: moves.length - at[at.length - 1],
  };
}

const spacing = onSolution(
  {
    id: 'hanoi2012/spacing',
    statement:
      'For every n >= 1 and 1 <= k <= n, in the optimal solution disc k has 2^(n - k) moves, between each and the next stand 2^k - 1 others, and 2^(k - 1) - 1 before its first and after its last.',
    departs: 'The exponents are lost in our transcription; the powers are read as such.',
    uses: ['hanoi2012/moves-of-disc-k'],
  },
  1,
  (discs, moves) =>
    firstWrong(
      ...range(1, discs).map((disc) => {
        const { between, before, after } = gapsOf(moves, disc);
        const name = `n = ${discs}, disc ${disc}`;
        return firstWrong(
          differ(`${name}, gaps`, new Array(2 ** (discs - disc) - 1).fill(2 ** disc - 1), between),
          differ(`${name}, moves before its first`, 2 ** (disc - 1) - 1, before),
          differ(`${name}, moves after its last`, 2 ** (disc - 1) - 1, after),
        );
      }),
    ),
);

/** What lies under a disc: a larger one, or the base of its peg as disc n + 1, n + 2 or n + 3. */
export function under(pegs: readonly Peg[], disc: Disc): Disc {
  const below = range(disc + 1, pegs.length).find((larger) => pegs[larger - 1] === pegs[disc - 1]);
  return below ?? pegs.length + 1 + pegs[disc - 1];
}

/** The first contact of equal parity in the states of a path, and the first at which disc 1 lies on a different one. */
function contacts(
  discs: number,
  path: readonly (readonly Peg[])[],
): { readonly same: string | null; readonly different: string | null } {
  let [same, different]: (string | null)[] = [null, null];
  for (const [step, pegs] of path.entries()) {
    for (const disc of range(1, discs)) {
      const on = under(pegs, disc);
      const place = `n = ${discs}, after move ${step} (${lettersOf(pegs)}): disc ${disc} lies on disc ${on}`;
      if ((disc + on) % 2 === 0) same ??= place;
      else if (disc === 1 && on <= discs && step > 0) different ??= place;
    }
  }
  return { same, different };
}

const parity: Item = {
  id: 'hanoi2012/no-same-parity-contact',
  kind: 'statement',
  statement:
    'For every n >= 1, with discs and bases coloured by parity (the bases of A, B, C as discs n + 1, n + 2, n + 3): in the optimal solution disc 1 is never put on a disc of another colour, and at no time do two discs of one colour touch, bases included.',
  departs:
    'Printed "of another colour", meant "of the same colour": the algorithm above always puts disc 1 on another colour. With that, both sentences hold, bases included.',
  uses: ['hanoi2012/optimal-unique'],
  recorded: 'misprint',
  check: (effort) => {
    const most = mostOf(effort);
    const bySearch = range(1, most).map((discs) =>
      contacts(
        discs,
        solution(discs).ranks.map((rank) => pegsAt(rank, discs)),
      ),
    );
    const byRecursion = range(1, most).map((discs) =>
      contacts(discs, recursive(discs).states.map(pegsOfDiscs)),
    );
    const broken = [...bySearch, ...byRecursion];
    const same = broken.find((found) => found.same !== null)?.same;
    const tried = {
      checked: `what lies under every disc after every move of the solution, by search and by recursion, n = 1 to ${most}: never a disc or base of its own colour`,
      methods: 2,
    };
    if (same !== undefined) return { verdict: 'fails', ...tried, counterexample: `${same}` };
    const finding = general(broken, (found) => found.different, tried);
    if (finding.counterexample === undefined) return finding;
    return {
      ...finding,
      verdict: 'misprint',
      counterexample: `printed distinto (another), meant mismo (the same): ${finding.counterexample}, of another colour`,
    };
  },
};

const items: readonly Item[] = [
  unique,
  alternates,
  forced,
  cyclic,
  direction,
  twoLargest,
  counts,
  spacing,
  parity,
];
export default items;
