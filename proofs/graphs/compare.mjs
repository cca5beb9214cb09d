import { hanoi, parseLabel, pegsOfDiscs } from '@manaus/core';
import { edgesOf } from '@manaus/graph';
import { storeTower } from '@manaus/lab';

/**
 * Compares the edges of the graphs of Hanoi with those of the program.
 * @param {Record<string, any>} printed what `Executed.v` prints
 */
export default function compare({ edges, pegs }) {
  const onThree = edges.map((list) => list.map((ends) => ends.map(numbered)));
  return [
    compared('hanoi: edges', [[3, onThree]]),
    compared('hanoi on three to six pegs: edges', pegs),
  ];
}

const numbered = (pegs) => pegs.map((peg) => Number(peg.slice(1)));

/** Lists of edges for 1, 2, … discs, by the number of pegs. */
function compared(name, lists) {
  const differences = lists.flatMap(([pegs, byDiscs]) =>
    byDiscs.flatMap((edges, index) => differing(hanoi(index + 1, { pegs }), edges)),
  );
  const instances = lists.flatMap(([, byDiscs]) => byDiscs.flat()).length;
  return { name, instances, differences: differences.slice(0, 5) };
}

function differing(rules, edges) {
  const ours = new Set(edgesByRules(rules));
  const theirs = edges.map(([from, to]) => edge(from.join(' '), to.join(' ')));
  const foreign = theirs.filter((name) => !ours.has(name));
  const where = `${rules.capacities.length} pegs, ${rules.discs} discs`;
  return [
    ...foreign.map((name) => `the program has no ${name}`),
    ...(ours.size === theirs.length
      ? []
      : [`${where}: ${theirs.length} edges, the program ${ours.size}`]),
  ];
}

const edge = (a, b) => (a < b ? `${a} - ${b}` : `${b} - ${a}`);

/** The edges as pairs of states, each by the pegs of its discs, the largest first. */
function edgesByRules(rules) {
  const { graph, labels } = storeTower(rules);
  const pegs = (vertex) => pegsOfDiscs(parseLabel(rules, labels[vertex])).reverse().join(' ');
  return edgesOf(graph).map(([a, b]) => edge(pegs(a), pegs(b)));
}
