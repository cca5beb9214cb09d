import { hanoi, parseLabel, pegsOfDiscs } from '@manaus/core';
import {
  completeGraph,
  cycleGraph,
  edgesOf,
  graft,
  graftAll,
  graphFromEdges,
  isomorphism,
  neighborsOf,
} from '@manaus/graph';
import { storeTower } from '@manaus/lab';

/**
 * Compares the edges of the graphs of Hanoi, grafts, and what the algorithm returns with those of the program.
 * @param {Record<string, any>} printed what `Executed.v` prints
 */
export default function compare({ edges, pegs, grafts, rounds }) {
  const onThree = edges.map((list) => list.map((ends) => ends.map(numbered)));
  return [
    compared('hanoi: edges', [[3, onThree]]),
    compared('hanoi on three to six pegs: edges', pegs),
    everyGraft(grafts),
    everyRound(rounds),
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

/** Every graft of a Q on a G of at most four vertices, v = 0, w = 1, ab = 01: 37 graphs G, 74 graphs Q. */
function everyGraft(grafts) {
  const differences = grafts.flatMap(([orderG, linesG, orderQ, linesQ, order, lines]) => {
    const [g, q] = [graphFromEdges(orderG, linesG), graphFromEdges(orderQ, linesQ)];
    const ours = graft(q, 0, 1, g, [0, 1]);
    // In the proofs the vertices of G but a and b come first, then those of Q; in the program those of G, then those of Q but v and w.
    const name = (x) => (x < orderG - 2 ? x + 2 : x < orderG ? x - orderG + 2 : x);
    const theirs = graphFromEdges(
      order,
      lines.map((ends) => ends.map(name)),
    );
    return textOf(ours) === textOf(theirs)
      ? []
      : [`${textOf(q)} on ${textOf(g)}: the proofs say ${textOf(theirs)}, not ${textOf(ours)}`];
  });
  const different = new Set(grafts.map((made) => JSON.stringify(made.slice(0, 4)))).size;
  if (different !== 37 * 74) differences.unshift(`${different} grafts, not ${37 * 74}`);
  return { name: 'grafts', instances: grafts.length, differences: differences.slice(0, 5) };
}

const textOf = (graph) => `${graph.order}: ${edgesOf(graph).map(String).sort().join(' ')}`;

/** What the algorithm returns for 1, 2, … discs: isomorphic to the program's grafts, and to Hanoi by the rules. */
function everyRound(rounds) {
  let smaller = null;
  const differences = rounds.flatMap(([order, lines], index) => {
    const theirs = graphFromEdges(order, lines);
    smaller = smaller === null ? completeGraph(3) : grafted(smaller);
    const byRules = storeTower(hanoi(index + 1)).graph;
    return [smaller, byRules].every((ours) => isomorphism(theirs, ours).answer === 'found')
      ? []
      : [`${index + 1} discs: not the graph of the program`];
  });
  return { name: 'rounds of grafts', instances: rounds.length, differences };
}

/** Three copies of a graph on a cycle of six, at its first two vertices of degree 2. */
function grafted(graph) {
  const corners = Array.from({ length: graph.order }, (_, v) => v).filter(
    (v) => neighborsOf(graph, v).length === 2,
  );
  /** @type {[number, number][]} */
  const matching = [
    [0, 1],
    [2, 3],
    [4, 5],
  ];
  return graftAll(graph, corners[0], corners[1], cycleGraph(6), matching);
}
