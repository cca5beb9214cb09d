import {
  bucharest,
  bucharestRecursive,
  hanoi,
  hanoiMove,
  hanoiPosition,
  hanoiRecursive,
  isGoodManaus,
  london,
  londonRecursive,
  manaus,
  manausRecursive,
  oxford,
  oxfordRecursive,
  parseLabel,
  pegsOfDiscs,
  runProgram,
  towerPuzzle,
} from '@manaus/core';
import { storeTower } from '@manaus/lab';
import { tableSteps } from '@manaus/papers';
import { hanoiCorners } from '@manaus/plot';

const games = { hanoi, bucharest, oxford, london, manaus };

/**
 * Compares the states, moves, goals and distances of the proofs with those of the program.
 * @param {Record<string, any>} printed what `Executed.v` prints
 */
export default function compare(printed) {
  return [
    ...Object.entries(games).map(([name, rules]) => graphs(name, rules, printed[name])),
    goals(printed.goals),
    distances('hanoi distances', hanoi, printed['hanoi distances'], 1),
    distances('manaus distances', manaus, printed['manaus distances'], 2),
    solutionStates(printed['solution states']),
    solutionMoves(printed['solution moves']),
    tableMoves(printed['table moves']),
    places(printed.places),
    binaryChanges(printed['binary changes']),
    plays('london plays', london, londonRecursive, printed['london plays'], 3),
    plays('oxford plays', oxford, oxfordRecursive, printed['oxford plays'], 1),
    plays('hanoi plays', hanoi, hanoiRecursive, printed['hanoi plays'], 1),
    plays('bucharest plays', bucharest, bucharestRecursive, printed['bucharest plays'], 1),
    plays('manaus plays', manaus, manausRecursive, printed['manaus plays'], 2),
    goodStates(printed['good states']),
    farthestStates(printed['farthest states']),
  ];
}

/** The letters A, B, C of the discs 1 to n in a state with a label. */
const lettersOf = (label) =>
  pegsOfDiscs(parseLabel(hanoi(label.length - 2), label))
    .map((peg) => 'ABC'[peg])
    .join('');

const digits = (pegs) => pegs.map((peg) => peg.slice(1)).join('');

/** The pairs of lists that differ, as lines; both have an entry for each instance. */
function unequal(name, pairs) {
  const differences = pairs
    .filter(({ ours, theirs }) => ours !== theirs)
    .map(({ at, ours, theirs }) => `${at}: the proofs say ${theirs}, the program ${ours}`);
  return { name, instances: pairs.length, differences: differences.slice(0, 5) };
}

/** Where the discs stand after each move of the optimal solution. */
function solutionStates(printed) {
  const pairs = printed.flatMap((labels, index) =>
    labels.map((label, move) => ({
      at: `${index + 1} discs, after move ${move}`,
      ours: hanoiPosition(index + 1, BigInt(move))
        .map((peg) => 'ABC'[peg])
        .join(''),
      theirs: lettersOf(label),
    })),
  );
  return unequal('solution states', pairs);
}

/** The disc and the pegs of each move of the optimal solution. */
function solutionMoves(printed) {
  const pairs = printed.flatMap((moves, index) =>
    moves.map(([disc, from, to], before) => {
      const ours = hanoiMove(index + 1, BigInt(before + 1));
      return {
        at: `${index + 1} discs, move ${before + 1}`,
        ours: `${ours.disc}: ${ours.from}${ours.to}`,
        theirs: `${disc}: ${digits([from, to])}`,
      };
    }),
  );
  return unequal('solution moves', pairs);
}

/** The first move by the table of two columns, from every state. */
function tableMoves(printed) {
  const pairs = printed.flat().map(([label, moves]) => {
    const from = lettersOf(label);
    const [{ move }] = tableSteps(from, 'C'.repeat(from.length));
    const peg = (letter) => 'ABC'.indexOf(letter);
    return {
      at: label,
      ours: move === null ? '' : `${move.disc}: ${peg(move.from)}${peg(move.to)}`,
      theirs: moves.map(([disc, from, to]) => `${disc}: ${digits([from, to])}`).join(),
    };
  });
  return unequal('table moves', pairs);
}

/** The place of each state of Hanoi in the drawing. */
function places(printed) {
  const pairs = printed.flatMap((list, index) =>
    list.map(([label, corners]) => ({
      at: label,
      ours: hanoiCorners(pegsOfDiscs(parseLabel(hanoi(index + 1), label))).join(' '),
      theirs: corners.join(' '),
    })),
  );
  return unequal('places', pairs);
}

/** The 0s that become 1s from one number to the next: one at each step, at the place that is the disc of the move. */
function binaryChanges(printed) {
  const pairs = printed.flatMap((steps, index) =>
    steps.map((changed, before) => ({
      at: `${index + 1} bits, from ${before}`,
      ours: `${hanoiMove(index + 1, BigInt(before + 1)).disc}`,
      theirs: changed.join(' '),
    })),
  );
  return unequal('binary changes', pairs);
}

/** The play of a recursion from every state. */
function plays(name, rules, recursion, printed, first) {
  const pairs = printed.flatMap((list, index) => {
    const tower = rules(first + index);
    return list.map(([label, moves]) => ({
      at: label,
      ours: runProgram(tower, parseLabel(tower, label), recursion)
        .moves.map(({ from, to }) => `${from}${to}`)
        .join(' '),
      theirs: moves.map(digits).join(' '),
    }));
  });
  return unequal(name, pairs);
}

/** Which states of Manaus are good. */
function goodStates(printed) {
  const pairs = printed.flatMap((list, index) =>
    list.map(([label, good]) => ({
      at: label,
      ours: isGoodManaus(parseLabel(manaus(index + 2), label)),
      theirs: good,
    })),
  );
  return unequal('good states', pairs);
}

/** The good state of Manaus that needs the most moves. */
function farthestStates(printed) {
  const pairs = printed.map((label, index) => {
    const { labels, distances } = storeTower(manaus(index + 2));
    const most = distances.reduce((one, other) => Math.max(one, other));
    const ours = labels.filter((_, vertex) => distances[vertex] === most).join(' ');
    return { at: `${index + 2} discs`, ours, theirs: label };
  });
  return unequal('farthest states', pairs);
}

/** All states with their moves, as the rules of the program have them. */
function movesByRules(rules) {
  const puzzle = towerPuzzle(rules);
  const { format } = puzzle.notation;
  const moves = new Map();
  for (let rank = 0; rank < puzzle.codec.space; rank++) {
    if (!puzzle.codec.has(rank)) continue;
    const state = puzzle.codec.unrank(rank);
    const next = puzzle.moves(state).map((move) => format(puzzle.apply(state, move)));
    moves.set(format(state), next.sort().join(' '));
  }
  return moves;
}

function graphs(name, rules, printed) {
  const differences = [];
  let instances = 0;
  for (const graph of printed) {
    const discs = graph[0][0].replaceAll('/', '').length;
    const ours = movesByRules(rules(discs));
    const theirs = graph.map(([label, moves]) => [label, [...moves].sort().join(' ')]);
    differences.push(...differing(ours, theirs));
    instances += graph.length;
  }
  return { name: `${name}: states and moves`, instances, differences: differences.slice(0, 5) };
}

/** What two lists of labels with values differ in. */
function differing(ours, theirs) {
  const lines = theirs
    .filter(([label, value]) => ours.get(label) !== value)
    .map(([label, value]) => `${label}: the proofs say ${value}, the program ${ours.get(label)}`);
  const labels = new Set(theirs.map(([label]) => label));
  const missing = [...ours.keys()].filter((label) => !labels.has(label));
  return [...lines, ...missing.map((label) => `${label}: the proofs do not have it`)];
}

/** The goal of a tower: p0 or p2 in order. */
function goals(printed) {
  const differences = printed.flatMap(([first, last], index) =>
    Object.entries(games).flatMap(([name, rules]) => {
      if (index === 0 && (name === 'london' || name === 'manaus')) return [];
      const tower = storeTower(rules(index + 1));
      const ours = tower.labels.filter((_, vertex) => tower.distances[vertex] === 0).join(' ');
      const theirs = name === 'hanoi' || name === 'bucharest' ? last : first;
      return ours === theirs ? [] : [`${name}: the proofs say ${theirs}, the program ${ours}`];
    }),
  );
  return { name: 'goals', instances: 5 * printed.length - 2, differences: differences.slice(0, 5) };
}

function distances(name, rules, printed, first) {
  const differences = [];
  let instances = 0;
  printed.forEach((list, index) => {
    const tower = storeTower(rules(first + index));
    const reached = tower.labels.flatMap((label, vertex) =>
      tower.distances[vertex] >= 0 ? [/** @type {const} */ ([label, tower.distances[vertex]])] : [],
    );
    differences.push(...differing(new Map(reached), list));
    instances += list.length;
  });
  return { name, instances, differences: differences.slice(0, 5) };
}
