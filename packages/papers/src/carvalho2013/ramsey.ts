import { simClassCounts, simCounts, solveSim, verifySimStrategy } from '@manaus/games';
import {
  type EdgeColouring,
  ramseyColouring,
  residueColouring,
  verifyColouring,
} from '@manaus/graph';
import { differ, finite, firstWrong, general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import {
  completeParts,
  ramseyNumber,
  restricted,
  triangleFree,
  triangleNumber,
} from './evidence/ramsey.js';

/** R(3,3) by going through all colourings of K_1 to K_6, and by a search. */
function wrongSix(): string | null {
  const free = range(1, 6).map((points) => triangleFree(points, 2).length);
  return firstWrong(
    differ('least number of points that no colouring escapes', 6, free.indexOf(0) + 1),
    differ('the same by search', 6, ramseyNumber([3, 3])),
  );
}

/** Closed walks of length 3 in one colour: none where there is no triangle. */
const closedWalks = (colouring: EdgeColouring, colour: number): number =>
  colouring.reduce(
    (sum, row) =>
      sum +
      row.reduce(
        (part, first, b) =>
          part +
          (first === colour
            ? colouring[b].filter((second, c) => second === colour && row[c] === colour).length
            : 0),
        0,
      ),
    0,
  );

/** The upper bound by the steps of the argument: 16 edges at a point, six of one colour, and K_6 on their ends. */
function wrongSteps(): string | null {
  const spread = range(0, 16).flatMap((a) =>
    range(0, 16 - a).map((b) => Math.max(a, b, 16 - a - b)),
  );
  return firstWrong(
    differ('edges of one colour at a point of K_17, at least', 6, Math.min(...spread)),
    differ(
      'colourings of K_6 in the other two colours without a triangle',
      0,
      triangleFree(6, 2).length,
    ),
  );
}

function wrongSeventeen(): string | null {
  const found = residueColouring(16);
  return firstWrong(
    differ(
      'K_16 by cubic residues has no triangle of one colour',
      true,
      verifyColouring(found, [3, 3, 3]),
    ),
    differ(
      'closed walks of length 3 in one colour of K_16',
      '0,0,0',
      [0, 1, 2].map((colour) => closedWalks(found, colour)).join(),
    ),
    wrongSteps(),
    differ('colouring of K_17 found by a complete search', null, ramseyColouring(17, [3, 3, 3])),
  );
}

/** R_0 is found as the others are: K_1 has one colouring without colours, K_2 has none. */
function wrongBound(colours: number): string | null {
  const [before, here] = [triangleNumberOf(colours - 1), triangleNumberOf(colours)];
  const bound = colours * (before - 1) + 2;
  const spread = leastLargest(bound - 1, colours);
  return firstWrong(
    here <= bound
      ? null
      : `n = ${colours}: R_${colours} = ${here} is more than ${bound}, with R_${colours - 1} = ${before}`,
    spread >= before
      ? null
      : `n = ${colours}: the ${bound - 1} edges at a point may have fewer than ${before} of each colour`,
  );
}

/** The largest part, at least, when a number is parted in n. */
function leastLargest(total: number, parts: number): number {
  if (parts === 1) return total;
  return Math.min(
    ...range(0, total).map((first) => Math.max(first, leastLargest(total - first, parts - 1))),
  );
}

/** R_3 by its two halves, as in its own item: to find all smaller colourings by search takes long. */
const triangleNumberOf = remembered((colours: number): number => {
  if (colours < 3) return triangleNumber(colours);
  if (!verifyColouring(residueColouring(16), [3, 3, 3]) || ramseyColouring(17, [3, 3, 3]) !== null)
    throw new Error('R_3 is not 17');
  return residueColouring(16).length + 1;
});

/** Found once, when first asked for. */
function remembered<Value>(find: (key: number) => Value): (key: number) => Value {
  const known = new Map<number, Value>();
  return (key) => {
    const value = known.get(key) ?? find(key);
    known.set(key, value);
    return value;
  };
}

const solved = remembered((points) => {
  const solution = solveSim();
  return { ...solution, points, brute: simCounts(), played: verifySimStrategy(solution.reply) };
});

function wrongSim(): string | null {
  const { outcome, classes, brute, played } = solved(6);
  return firstWrong(
    differ('the start, up to symmetry', 'P', outcome(0, 0)),
    differ('the first player wins, by brute force', false, brute.wins(0, 0)),
    played.reason,
    differ(
      'positions without a triangle up to renaming the points',
      simClassCounts().join(),
      classes.join(),
    ),
  );
}

/** A play of n players to the last edge without a triangle, as turns; `null` where the numbers of their edges do not fit turns. */
function asTurns(colouring: EdgeColouring, players: number): [number, number][] | null {
  const { edges } = completeParts(colouring.length);
  const drawn = range(0, players - 1).map((colour) =>
    edges.filter(([a, b]) => colouring[a][b] === colour),
  );
  const hands = [...drawn].sort((a, b) => b.length - a.length);
  const turns = edges.map((_, turn) => hands[turn % players][Math.floor(turn / players)]);
  return turns.includes(undefined as never) ? null : turns;
}

/** The player who completes the first triangle of the own colour, or -1. */
function loser(turns: readonly (readonly [number, number])[], players: number): number {
  const own = range(0, players - 1).map(() => new Set<string>());
  for (const [turn, [a, b]] of turns.entries()) {
    const has = (p: number, q: number) =>
      own[turn % players].has(`${Math.min(p, q)},${Math.max(p, q)}`);
    if (range(0, 16).some((c) => has(a, c) && has(b, c))) return turn % players;
    own[turn % players].add(`${a},${b}`);
  }
  return -1;
}

/** Colourings of K_v without a triangle, as many as are needed: all with one or two colours, those within K_16 with three. */
function* candidates(points: number, colours: number): Generator<EdgeColouring> {
  if (colours < 3) {
    const { edges } = completeParts(points);
    for (const flat of triangleFree(points, colours))
      yield range(0, points - 1).map((a) =>
        range(0, points - 1).map((b) =>
          a === b
            ? -1
            : flat[edges.findIndex(([p, q]) => p === Math.min(a, b) && q === Math.max(a, b))],
        ),
      );
    return;
  }
  for (let set = 0; set < 2 ** 16; set++) {
    const chosen = range(0, 15).filter((point) => (set >> point) & 1);
    if (chosen.length === points) yield restricted(residueColouring(16), chosen);
  }
}

function playToTheEnd(points: number, players: number): [number, number][] | null {
  for (const colouring of candidates(points, players)) {
    const turns = asTurns(colouring, players);
    if (turns !== null) return turns;
  }
  return null;
}

/** On fewer points some play ends without a triangle, played by turns; on R_n points no colouring, so no play, does. */
function wrongPlayers(players: number): string | null {
  const forced = triangleNumberOf(players);
  for (const points of range(1, forced - 1)) {
    const turns = playToTheEnd(points, players);
    if (turns === null || loser(turns, players) >= 0)
      return `${players} players on ${points} points: no play without a triangle is known, and R_${players} = ${forced}`;
  }
  return null;
}

const items: Item[] = [
  {
    id: 'carvalho2013/ramsey-3-3',
    kind: 'statement',
    statement:
      'R(3,3) = 6: the edges of K_v can be coloured in two colours without a triangle of one colour for v = 1, ..., 5, and not for v = 6.',
    uses: ['carvalho2013/proposition-1.1.3'],
    recorded: 'holds',
    check: () =>
      finite([0], wrongSix, {
        checked: `all colourings of K_1 to K_6, of which ${range(1, 6)
          .map((v) => triangleFree(v, 2).length)
          .join(', ')} have no such triangle; and a search, its colourings verified`,
        methods: 2,
      }),
  },
  {
    id: 'carvalho2013/ramsey-3-3-3',
    kind: 'statement',
    statement:
      'The edges of K_16 can be coloured in three colours without a triangle of one colour, and those of K_17 cannot: R_3 = R(3,3,3) = 17.',
    uses: ['carvalho2013/ramsey-3-3', 'carvalho2013/theorem-1.1.1-1.1.2'],
    recorded: 'holds',
    check: () => {
      const checked =
        'K_16 coloured by the cubic residues of the field of 16 elements, verified, and no closed walk of length 3 in one colour; K_17 refuted by a complete search, and by 6 edges of one colour at a point with all colourings of K_6 on their ends';
      return finite([0], wrongSeventeen, { checked, methods: 2 });
    },
  },
  {
    id: 'carvalho2013/ramsey-bound',
    kind: 'statement',
    statement:
      'With R_n = R(3, ..., 3) for n colours, R_n <= n (R_(n-1) - 1) + 2 for every n >= 1; for n = 1 this uses R_0.',
    departs:
      'R_0 is not named in the work. Its definition, with no colours, gives R_0 = 2: the one point of K_1 needs no colour, and the edge of K_2 cannot have one. With it, equality holds for n = 1, 2 and 3.',
    uses: ['carvalho2013/ramsey-3-3', 'carvalho2013/ramsey-3-3-3'],
    recorded: 'holds-in-range',
    check: () => {
      const checked = `n = 1 to 3, with R_0 to R_3 = ${range(0, 3).map(triangleNumberOf).join(', ')} found by search; and the step of the argument, R_(n-1) edges of one colour at a point, over all ways to part the edges`;
      return general(range(1, 3), wrongBound, { checked, methods: 2 });
    },
  },
  {
    id: 'carvalho2013/sim-second-player',
    kind: 'statement',
    statement:
      'In Sim, two players on six points in turn, where who first completes a triangle of the own colour with corners among the points loses, the second player can win against every play of the first.',
    departs:
      'The corners of a triangle are three of the six points; the print does not say that crossings of segments do not count.',
    uses: ['carvalho2013/proposition-1.1.3'],
    recorded: 'holds',
    check: () => {
      const { classes, brute, played } = solved(6);
      const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
      const checked = `solved up to renaming the points (${sum(classes)} classes of positions without a triangle, by moves ${classes.join(', ')}, as Burnside’s lemma counts), and by brute force over all ${sum(brute.positions)}; the strategy found was played against every first player, in ${played.positions} positions`;
      return finite([0], wrongSim, { checked, methods: 3 });
    },
  },
  {
    id: 'carvalho2013/ramsey-game-n-players',
    kind: 'statement',
    statement:
      'For every n >= 1, R_n is the least number of points on which n players, who draw edges in turn, each in the own colour, must come to a triangle of one colour.',
    departs:
      'Turns ask more than the definition of R_n: the numbers of edges of the players differ by at most one. On fewer than R_n points a play without a triangle exists even so, for n = 1 to 3.',
    uses: ['carvalho2013/ramsey-3-3', 'carvalho2013/ramsey-3-3-3'],
    recorded: 'holds-in-range',
    check: () => {
      const checked =
        'n = 1 to 3: on each number of points below R_n a play to the last edge, from all colourings or from parts of that of K_16, played by turns; on R_n points no colouring at all';
      return general(range(1, 3), wrongPlayers, { checked, methods: 2 });
    },
  },
];
export default items;
