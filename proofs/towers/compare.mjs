import { bucharest, hanoi, london, manaus, oxford, towerPuzzle } from '@manaus/core';
import { storeTower } from '@manaus/lab';

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
  ];
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
    const reached = tower.labels
      .map((label, vertex) => [label, tower.distances[vertex]])
      .filter(([, distance]) => distance >= 0);
    differences.push(...differing(new Map(reached), list));
    instances += list.length;
  });
  return { name, instances, differences: differences.slice(0, 5) };
}
