import {
  type Csr,
  cycleGraph,
  edgesOf,
  graftAll,
  maximumMatching,
  neighborsOf,
  verifyMatching,
} from '@manaus/graph';
import { differ, firstWrong, general, range } from '../legacy/check.js';
import type { Effort, Finding, Item } from '../legacy/item.js';
import { type Ends, graftAlong, named, stored } from '../shared/graft-formula.js';
import { areIsomorphic, hanoiGraph, plainHanoiGraph } from '../shared/hanoi-graph.js';

const hexagon = cycleGraph(6);

/** What the algorithm leaves open: the vertices v, w of degree 2, the matching of C_6, and which end of each edge meets v. */
interface Choice {
  readonly v: number;
  readonly w: number;
  readonly matching: readonly (readonly [number, number])[];
}

/** Every matching of C_6 with three edges, each of them verified to be maximum. */
function maximumMatchings(): [number, number][][] {
  const edges = edgesOf(hexagon);
  const { barrier } = maximumMatching(hexagon);
  const threes = edges.flatMap((x, i) =>
    edges.slice(i + 1).flatMap((y, j) => edges.slice(i + j + 2).map((z) => [x, y, z])),
  );
  return threes.filter((three) => verifyMatching(hexagon, { edges: three, barrier }));
}

/** Every matching with its edges turned either way. */
function turned(): (readonly [number, number])[][] {
  return maximumMatchings().flatMap((matching) =>
    range(0, 7).map((bits) =>
      matching.map(([a, b], i): [number, number] => ((bits >> i) & 1 ? [b, a] : [a, b])),
    ),
  );
}

const corners = (graph: Csr): number[] =>
  range(0, graph.order - 1).filter((v) => neighborsOf(graph, v).length === 2);

function choices(smaller: Csr): Choice[] {
  const ends = corners(smaller);
  return ends.flatMap((v) =>
    ends.filter((w) => w !== v).flatMap((w) => turned().map((matching) => ({ v, w, matching }))),
  );
}

/** Line 8, by the printed formula and the loop of Algorithm 13. */
function grafted(smaller: Csr, { v, w, matching }: Choice): Csr {
  const along = matching.map(([a, b]): Ends => [`g${a}`, `g${b}`]);
  return stored(graftAlong(named(smaller, 'q'), `q${v}`, `q${w}`, named(hexagon, 'g'), along));
}

/** The algorithm line by line, with the first choice each time. */
export function construct(discs: number): Csr {
  if (discs === 1) return plainHanoiGraph(1);
  const smaller = construct(discs - 1);
  return grafted(smaller, choices(smaller)[0]);
}

/** Two graphs by the first choice, by the formula and by the library; and for few discs one by each choice. */
function wrong(discs: number, mostTried: number): string | null {
  const graph = discs > 6 ? hanoiGraph(discs) : plainHanoiGraph(discs);
  const built = construct(discs);
  const first = differ(
    `the graph built for n = ${discs} is isomorphic to H_3^${discs}`,
    true,
    areIsomorphic(built, graph),
  );
  if (discs === 1 || first !== null) return first;
  const smaller = construct(discs - 1);
  const all = choices(smaller);
  const others =
    discs > mostTried
      ? []
      : all.filter((choice) => !areIsomorphic(grafted(smaller, choice), graph));
  const { v, w, matching } = all[0];
  return firstWrong(
    differ(`vertices of degree 2 of H_3^${discs - 1}`, 3, corners(smaller).length),
    differ(`choices that do not lead to H_3^${discs}`, 0, others.length),
    differ(
      `the library's graft is isomorphic to H_3^${discs}`,
      true,
      areIsomorphic(graftAll(smaller, v, w, hexagon, matching), graph),
    ),
  );
}

/** The check of the construction, for both works. */
export function checkConstruction(effort: Effort): Finding {
  const [most, tried] = effort === 'quick' ? [6, 3] : [7, 5];
  const ways = 6 * turned().length;
  return general(range(1, most), (discs) => wrong(discs, tried), {
    checked: `n = 1 to ${most}: an isomorphism from the graph built, by the printed formula and by the library, to H_3^n of the rules, verified; to n = ${tried} for all ${ways} choices of v, w, of the matching and of the ends that meet v`,
    methods: 2,
  });
}

const item: Item = {
  id: 'martins2024/algorithm-14',
  kind: 'algorithm',
  statement:
    'For every n >= 1 the recursion that starts with H_3^1 = K_3 and grafts three copies of H_3^(n-1), at any two vertices of degree 2, on a maximum matching of C_6 returns a graph isomorphic to H_3^n.',
  uses: ['martins2024/definition-6', 'martins2024/algorithm-13'],
  recorded: 'holds-in-range',
  check: checkConstruction,
};
export default item;
