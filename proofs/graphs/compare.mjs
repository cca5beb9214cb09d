import { hanoi, parseLabel, pegsOfDiscs } from '@manaus/core';
import { edgesOf } from '@manaus/graph';
import { storeTower } from '@manaus/lab';

/**
 * Compares the edges of the graphs of Hanoi with those of the program.
 * @param {Record<string, any>} printed what `Executed.v` prints
 */
export default function compare({ edges }) {
  const differences = [];
  edges.forEach((list, index) => {
    const ours = new Set(edgesByRules(index + 1));
    const theirs = list.map(([from, to]) => edge(...[from, to].map((pegs) => pegs.join(' '))));
    differences.push(
      ...theirs.filter((name) => !ours.has(name)).map((name) => `the program has no ${name}`),
    );
    if (ours.size !== theirs.length)
      differences.push(`${index + 1} discs: ${theirs.length} edges, the program ${ours.size}`);
  });
  const instances = edges.flat().length;
  return [{ name: 'hanoi: edges', instances, differences: differences.slice(0, 5) }];
}

const edge = (a, b) => (a < b ? `${a} - ${b}` : `${b} - ${a}`);

/** The edges as pairs of states, each by the pegs of its discs, the largest first. */
function edgesByRules(discs) {
  const rules = hanoi(discs);
  const { graph, labels } = storeTower(rules);
  const pegs = (vertex) =>
    pegsOfDiscs(parseLabel(rules, labels[vertex]))
      .reverse()
      .map((peg) => `P${peg}`)
      .join(' ');
  return edgesOf(graph).map(([a, b]) => edge(pegs(a), pegs(b)));
}
