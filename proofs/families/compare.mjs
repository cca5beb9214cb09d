import { compileTower, hanoi, towerPuzzle } from '@manaus/core';
import { connectedComponents, graphFromEdges, toUndirected } from '@manaus/graph';

/**
 * Compares the states and moves of towers with any digraph and any capacities with the program's,
 * and the numbers of states by degrees and of components with those counted in them.
 * @param {Record<string, any>} printed what `Executed.v` prints
 */
export default function compare({ families }) {
  const differences = [];
  let instances = 0;
  for (const [index, towers] of families.entries())
    for (const [capacities, arcs, graph, numbers] of towers) {
      const own = graphOf(index + 1, capacities, arcs);
      const [ours, theirs] = [
        [own, numbersOf(own)],
        [sorted(graph), numbers],
      ].map((of) => JSON.stringify(of));
      instances += graph.length;
      if (ours !== theirs)
        differences.push(`${capacities} ${arcs}: the proofs say ${theirs}, the program ${ours}`);
    }
  return [{ name: 'families: states and moves', instances, differences: differences.slice(0, 5) }];
}

/** How many states have 0, 1, 2 and 3 moves, and how many components there are. */
function numbersOf(graph) {
  const degrees = [0, 1, 2, 3].map((k) => graph.filter(([, moves]) => moves.length === k).length);
  const numbers = new Map(graph.map(([label], number) => [label, number]));
  const edges = graph.flatMap(([, moves], from) => moves.map((to) => [from, numbers.get(to)]));
  const whole = toUndirected(graphFromEdges(graph.length, edges, true));
  return [degrees, connectedComponents(whole).sizes.length];
}

/** States with their moves, in an order that does not depend on that of the list. */
const sorted = (graph) => graph.map(([label, moves]) => [label, [...moves].sort()]).sort();

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
