import { compileTower, hanoi, towerPuzzle } from '@manaus/core';

/**
 * Compares the states and moves of towers with any digraph and any capacities with the program's.
 * @param {Record<string, any>} printed what `Executed.v` prints
 */
export default function compare({ families }) {
  const differences = [];
  let instances = 0;
  for (const [index, towers] of families.entries())
    for (const [capacities, arcs, graph] of towers) {
      const ours = graphOf(index + 1, capacities, arcs);
      const theirs = sorted(graph);
      instances += graph.length;
      if (ours !== theirs)
        differences.push(`${capacities} ${arcs}: the proofs say ${theirs}, the program ${ours}`);
    }
  return [{ name: 'families: states and moves', instances, differences: differences.slice(0, 5) }];
}

/** States with their moves, in an order that does not depend on that of the list. */
const sorted = (graph) =>
  JSON.stringify(graph.map(([label, moves]) => [label, [...moves].sort()]).sort());

function graphOf(discs, capacities, arcs) {
  const goes = (from, to) => arcs.some(([a, b]) => a === `P${from}` && b === `P${to}`);
  const moves = [0, 1, 2].map((from) => [0, 1, 2].map((to) => goes(from, to)));
  const rules = compileTower({ ...hanoi(discs), capacities, moves, goals: () => true });
  const { codec, notation, moves: movesOf, apply } = towerPuzzle(rules);
  const states = Array.from({ length: codec.space }, (_, rank) => rank)
    .filter(codec.has)
    .map(codec.unrank);
  return sorted(
    states.map((state) => [
      notation.format(state),
      movesOf(state).map((move) => notation.format(apply(state, move))),
    ]),
  );
}
