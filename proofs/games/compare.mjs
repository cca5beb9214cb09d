import {
  disjunctiveSum,
  gameSolver,
  heapGame,
  mex,
  mooreSum,
  nimSum,
  triangularBoard,
  verifyPeriod,
  zeckendorf,
} from '@manaus/games';

const [nim, halving, fibonacci] = ['nim', 'halving', 'fibonacci'].map((name) => heapGame(name));

/**
 * Compares the games of the proofs with those that are played: options, outcomes by search, winning
 * moves by strategy, values, periods.
 * @param {Record<string, any>} printed what `Executed.v` prints
 */
export default function compare(printed) {
  return [
    plays('nim', nim, printed.nim),
    plays('misère nim', nim.misere, printed.nimMisere),
    values('nim values', gameSolver(nim).grundyValue, printed.nimValues),
    values('nim sums', nimSum, printed.nimValues, 2),
    ...printed.moore.map(([k, rows]) => plays(`moore k = ${k}`, heapGame('moore', { k }), rows)),
    ...printed.mooreColumns.map(([k, rows]) => columns(k, rows)),
    ...printed.subtraction.map(([set, rows]) => subtractions(set, 'normal', rows)),
    ...printed.subtractionMisere.map(([set, rows]) => subtractions(set, 'misere', rows)),
    ...printed.subtractionValues.map((row) => rowsOfValues(row)),
    without(printed.without),
    periods(printed.periods),
    plays('halving', halving, oneHeap(printed.halving)),
    plays('misère halving', halving.misere, oneHeap(printed.halvingMisere)),
    values('halving values', halving.grundyValue, printed.halvingValues),
    values('halving by search', halving.grundyValue, printed.halvingSearched),
    plays('fibonacci nim', fibonacci, limited(printed.fibonacci)),
    starts(printed.fibonacciStart),
    values('zeckendorf', zeckendorf, printed.zeckendorf),
    ...sums(printed.sum),
    values('mex', mex, printed.mex),
    boards(printed.boards),
    multicolored(printed.multicolored),
  ];
}

/** Coq writes a heap alone as a number; the program has a list of one heap. */
const oneHeap = (rows) =>
  rows.map(([heap, options, winning, wins]) => [
    [heap],
    options.map((left) => [left]),
    winning.map((left) => [left]),
    wins,
  ]);

const limit = ([heap, most]) => ({ heaps: [heap], limit: most });
const limited = (rows) =>
  rows.map(([heap, most, options, winning, wins]) => [
    limit([heap, most]),
    options.map(limit),
    winning.map(limit),
    wins,
  ]);

/**
 * Options, outcomes by search and by strategy, and winning moves by both.
 * @param {object} strategy what the game itself answers, by default
 */
function plays(name, game, rows, strategy = game) {
  const solver = gameSolver(game);
  const label = (positions) =>
    [...positions].map(game.notation.format).sort().join(' ') || 'nothing';
  const wins = (answer) => (answer === 'N' ? 'next player wins' : 'previous player wins');
  return compared(
    name,
    rows.flatMap(([position, options, winning, next]) => {
      const at = (what) => `${name} ${game.notation.format(position)}, ${what}`;
      const outcome = next ? 'next player wins' : 'previous player wins';
      return [
        [at('options'), label(options), label(game.options(position))],
        [at('outcome'), outcome, wins(solver.outcome(position))],
        [at('outcome by strategy'), outcome, wins(strategy.outcome(position))],
        [at('winning moves'), label(winning), label(solver.winningMoves(position))],
        [at('moves by strategy'), label(winning), label(strategy.winningMoves(position))],
      ];
    }),
  );
}

const subtraction = (set) => heapGame('subtraction', { set });

const subtractions = (set, convention, rows) =>
  plays(
    `${convention} play of {${set}}`,
    convention === 'normal' ? subtraction(set) : subtraction(set).misere,
    oneHeap(rows),
  );

/** A value for every argument, in the given place of each row. */
const values = (name, answer, rows, place = 1) =>
  compared(
    name,
    rows.map((row) => [`${name} of ${row[0]}`, `${row[place]}`, `${answer(row[0])}`]),
  );

const columns = (k, rows) =>
  compared(
    `moore sums, k = ${k}`,
    rows.map(([heaps, sum]) => {
      const ours = mooreSum(heaps, k);
      return [`${heaps}`, `${sum}`, `${[0, 0, 0, ...ours].slice(-Math.max(3, ours.length))}`];
    }),
  );

/** The rule of a set: the heaps that a move leaves. */
const leftBy = (set) => (heap) => set.filter((taken) => taken <= heap).map((taken) => heap - taken);

function rowsOfValues([set, searched, row]) {
  const solver = gameSolver(subtraction(set));
  return compared(`values of {${set}}`, [
    ['by search', `${searched}`, `${searched.map((_, heap) => solver.grundyValue([heap]))}`],
    ['one by one', `${row}`, `${heapGame(leftBy(set)).grundyValues(row.length - 1)}`],
    ['by windows', `${row}`, `${subtraction(set).grundyValues(row.length - 1)}`],
  ]);
}

/** The sets {1, ..., M} without i, and their values. */
const without = (rows) =>
  compared(
    'all numbers but one',
    rows.flatMap(([i, most, set, row]) => {
      const ours = Array.from({ length: most }, (_, at) => at + 1).filter((taken) => taken !== i);
      return [
        [`the set for i = ${i}, M = ${most}`, `${set}`, `${ours}`],
        [`${ours}`, `${row}`, `${subtraction(ours).grundyValues(row.length - 1)}`],
      ];
    }),
  );

/** The only certificate that Coq accepts is the one that the program finds and verifies. */
const periods = (rows) =>
  compared(
    'periods',
    rows.map(([set, certified]) => {
      const ours = subtraction(set).periodProof().certificate;
      const proved = ours !== null && verifyPeriod(ours);
      return [`${set}`, certified.join(' '), proved ? `${ours.preperiod},${ours.period}` : 'none'];
    }),
  );

const starts = (rows) => {
  const { notation } = fibonacci;
  const { outcome } = gameSolver(fibonacci);
  return compared(
    'starts of fibonacci nim',
    rows.flatMap(([heap, start, next]) => {
      const ours = notation.parse(`${heap}`);
      return [
        [`start ${heap}`, notation.format(limit(start)), notation.format(ours)],
        [`outcome of ${heap}`, next ? 'N' : 'P', outcome(ours)],
      ];
    }),
  );
};

/** The sum of a heap of Nim and one of the halving game. */
function sums(rows) {
  const game = disjunctiveSum(nim, halving);
  const solver = gameSolver(game);
  const pair = ([a, b]) => [[a], [b]];
  const played = rows.map(([a, b, options, winning, next]) => [
    pair([a, b]),
    options.map(pair),
    winning.map(pair),
    next,
  ]);
  return [
    plays('sum', game, played, solver),
    values(
      'values of sums',
      solver.grundyValue,
      rows.map((row) => [pair(row), row.at(-1)]),
    ),
  ];
}

/** The triangles of a board, with the points numbered row by row from the corner v0. */
function boardOf(side) {
  const { points, triangles } = triangularBoard(side);
  const numbers = points.map(([a, , c]) => ((side - a) * (side - a + 1)) / 2 + c);
  return triangles.map((triangle) => triangle.map((point) => numbers[point]));
}

const boards = (rows) =>
  compared(
    'boards of Sperner’s game',
    rows.flatMap(([side, covers, triangles]) => {
      const label = (all) =>
        all
          .map((t) => [...t].sort((a, b) => a - b).join('-'))
          .sort()
          .join(' ');
      return [
        [`side ${side}`, label(triangles), label(boardOf(side))],
        [`side ${side} is a triangulation`, `${covers}`, 'true'],
      ];
    }),
  );

/** The triangles with three labels, for every labeling of the board of side 2. */
const multicolored = (rows) => {
  const triangles = boardOf(2);
  return values(
    'triangles with three labels',
    (labels) => triangles.filter((t) => new Set(t.map((point) => labels[point])).size === 3).length,
    rows,
  );
};

/** Of rows with what Coq has and what the program has, those that differ. */
const compared = (name, rows) => ({
  name,
  instances: rows.length,
  differences: rows
    .filter(([, theirs, ours]) => theirs !== ours)
    .slice(0, 5)
    .map(([what, theirs, ours]) => `${what}: Coq has ${theirs}, the program ${ours}`),
});
