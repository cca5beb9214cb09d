import {
  cycleGraph,
  edgesOf,
  inducedSubgraph,
  isomorphism,
  verifyIsomorphism,
} from '@manaus/graph';
import { differ, firstWrong, range } from '../legacy/check.js';
import type { Finding, Item } from '../legacy/item.js';
import { construct } from '../martins2024/algorithm-14.js';
import { areIsomorphic, hanoiGraph, hanoiStates, plainHanoiGraph } from '../shared/hanoi-graph.js';

/** What is wrong with "the states with d_n on p_i induce H_(n-1)" for the pegs i given. */
function wrongParts(discs: number, pegs: readonly number[]): string | null {
  const graph = hanoiGraph(discs);
  const states = hanoiStates(discs);
  for (const peg of pegs) {
    const part = range(0, states.length - 1).filter((v) => states[v][peg]?.includes(discs));
    if (part.length === 0)
      return `no state of H_${discs} has d_${discs} on p${peg}: the pegs are p0, p1, p2`;
    if (!areIsomorphic(inducedSubgraph(graph, part), plainHanoiGraph(discs - 1)))
      return `the ${part.length} states with d_${discs} on p${peg} do not induce H_${discs - 1}`;
  }
  return null;
}

/** The largest disc moves along exactly three edges, and an isomorphism takes the three edges that stay of C_6 to them. */
function wrongEdges(discs: number): string | null {
  const states = hanoiStates(discs);
  const peg = (v: number) => states[v].findIndex((on) => on.includes(discs));
  const largest = edgesOf(hanoiGraph(discs)).filter(([a, b]) => peg(a) !== peg(b));
  const built = construct(discs);
  const map = isomorphism(built, hanoiGraph(discs));
  if (map === null || !verifyIsomorphism(built, hanoiGraph(discs), map))
    return `the construction does not give H_${discs}`;
  const left = edgesThatStay(discs);
  const images = left.filter(([a, b]) => peg(map[a]) !== peg(map[b]));
  return firstWrong(
    differ(`moves of d_${discs} in H_${discs}`, 3, largest.length),
    differ(`edges left of C_6 that are moves of d_${discs}`, left.length, images.length),
    differ('edges left of C_6', 3, left.length),
  );
}

/** The edges of the graph built that join two of its copies of H_(n-1), which follow each other among its vertices. */
function edgesThatStay(discs: number): [number, number][] {
  const copy = 3 ** (discs - 1);
  return edgesOf(construct(discs)).filter(
    ([a, b]) => Math.floor(a / copy) !== Math.floor(b / copy),
  );
}

/** Literally for i in {1, 2, 3}; where that fails and {0, 1, 2} does not, the range is what is misprinted. */
function check(most: number): Finding {
  const tried = {
    checked: `n = 2 to ${most}: the graph that the states with d_n on each peg induce, by verified maps to H_(n-1) of the rules; the moves of d_n against the edges of C_6 that no graft replaced, by the verified map of the construction; a C_6 has ${edgesOf(cycleGraph(6)).length} edges, of which 3 are replaced`,
    methods: 2,
  };
  const wrong = (pegs: readonly number[]) =>
    firstWrong(...range(2, most).map((n) => firstWrong(wrongParts(n, pegs), wrongEdges(n))));
  const [literal, meant] = [wrong([1, 2, 3]), wrong([0, 1, 2])];
  if (literal === null) return { verdict: 'holds-in-range', ...tried };
  if (meant !== null) return { verdict: 'fails', ...tried, counterexample: meant };
  return {
    verdict: 'misprint',
    ...tried,
    counterexample: `printed i in {1, 2, 3}, meant {0, 1, 2}: ${literal}; p0 is left out`,
  };
}

const item: Item = {
  id: 'martins2024graft/section-3',
  kind: 'statement',
  statement:
    'For every n >= 2 and i in {1, 2, 3}, the states of H_n with the largest disc on p_i induce a copy of H_(n-1); the three edges of C_6 that no graft replaces are the moves of d_n.',
  departs: 'It holds for i in {0, 1, 2}: the pegs of the work are p0, p1 and p2.',
  uses: ['martins2024graft/algorithm-1', 'martins2024/section-3.4/three-copies'],
  recorded: 'misprint',
  check: (effort) => check(effort === 'quick' ? 4 : 6),
};
export default item;
