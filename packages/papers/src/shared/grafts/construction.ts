import {
  type Csr,
  completeGraph,
  cycleGraph,
  edgesOf,
  graftAll,
  maximumMatching,
  verifyMatching,
} from '@manaus/graph';
import { type Effort, type Finding, general, notTried, range, source } from '../../check/index.js';
import { ofDegree } from '../degrees.js';
import { areIsomorphic, hanoiGraph, plainHanoiGraph } from '../hanoi-graph.js';
import { threesAmong } from '../pairs.js';
import { type Ends, graftAlong, named, stored } from './formula.js';

const hexagon = cycleGraph(6);

/**
 * The choices that the algorithm leaves open: v and w, the matching of C_6, and which end meets v.
 */
interface Choice {
  readonly v: number;
  readonly w: number;
  readonly matching: readonly (readonly [number, number])[];
}

/** Every matching of C_6 with three edges, each of them verified to be maximum. */
function maximumMatchings(): [number, number][][] {
  const { barrier } = maximumMatching(hexagon);
  return threesAmong(edgesOf(hexagon)).filter((edges) =>
    verifyMatching(hexagon, { edges, barrier }),
  );
}

/** Every matching with its edges turned either way. */
function turned(): (readonly [number, number])[][] {
  return maximumMatchings().flatMap((matching) =>
    range(0, 7).map((bits) =>
      matching.map(([a, b], i): [number, number] => ((bits >> i) & 1 ? [b, a] : [a, b])),
    ),
  );
}

function choices(smaller: Csr): Choice[] {
  const ends = ofDegree(smaller, 2);
  return ends.flatMap((v) =>
    ends.filter((w) => w !== v).flatMap((w) => turned().map((matching) => ({ v, w, matching }))),
  );
}

/** Line 8, by the printed formula and the loop of Algorithm 13. */
const grafted = source(
  'the printed formula of the graft',
  (smaller: Csr, { v, w, matching }: Choice): Csr => {
    const along = matching.map(([a, b]): Ends => [`g${a}`, `g${b}`]);
    return stored(graftAlong(named(smaller, 'q'), `q${v}`, `q${w}`, named(hexagon, 'g'), along));
  },
);

/** The algorithm line by line, with the first choice each time. */
export function construct(discs: number): Csr {
  if (discs === 1) return completeGraph(3);
  const smaller = construct(discs - 1);
  return grafted(smaller, choices(smaller)[0]);
}

/** A graph that was built, and the edges of C_6 that no graft of the last step replaced. */
export interface Built {
  readonly graph: Csr;
  readonly stayed: readonly (readonly [number, number])[];
}

/**
 * The algorithm line by line, n >= 2; the copies of H_3^(n-1) follow each other among the vertices.
 */
export function builtByFormula(discs: number): Built {
  const graph = construct(discs);
  const copy = (v: number) => Math.floor(v / 3 ** (discs - 1));
  return { graph, stayed: edgesOf(graph).filter(([a, b]) => copy(a) !== copy(b)) };
}

/**
 * The same recursion with the library's graft, the first choice each time; the vertices of C_6 come
 * first.
 */
export const builtByLibrary = source('the library’s graft', (discs: number): Built => {
  if (discs === 1) return { graph: completeGraph(3), stayed: [] };
  const smaller = builtByLibrary(discs - 1).graph;
  const [{ v, w, matching }] = choices(smaller);
  const taken = new Set(matching.map(inOrder));
  return {
    graph: graftAll(smaller, v, w, hexagon, matching),
    stayed: edgesOf(hexagon).filter((edge) => !taken.has(inOrder(edge))),
  };
});

const inOrder = ([a, b]: readonly [number, number]): string =>
  `${Math.min(a, b)} ${Math.max(a, b)}`;

/** A number of discs, and H_3^n by the rules: what is built is compared with it. */
interface Step {
  readonly discs: number;
  readonly hanoi: Csr;
}

/** True if every choice of the last step leads to H_3^n. */
function byEachChoice({ discs, hanoi }: Step): boolean {
  if (discs === 1) return true;
  const smaller = construct(discs - 1);
  return choices(smaller).every((choice) => areIsomorphic(grafted(smaller, choice), hanoi));
}

/** The construction of H_3^n by grafts, for both works. */
export function constructionOfHanoi(effort: Effort): Finding {
  const [most, tried] = effort === 'quick' ? [6, 3] : [7, 5];
  const ways = 6 * turned().length;
  return general<Step, Judged>({
    checked: {
      en: `n = 1 to ${most}: an isomorphism from the graph built, by the printed formula and by the library, to H_3^n of the rules, verified; to n = ${tried} for all ${ways} choices of v, w, of the matching and of the ends that meet v`,
      pt: `n = 1 a ${most}: um isomorfismo do grafo construído, pela fórmula impressa e pela biblioteca, para o H_3^n das regras, verificado; até n = ${tried} para todas as ${ways} escolhas de v, w, do emparelhamento e das pontas que encontram v`,
    },
    instances: range(1, most).map((discs) => ({
      discs,
      hanoi: discs > 6 ? hanoiGraph(discs) : plainHanoiGraph(discs),
    })),
    stated: () => ({ isHanoi: true, corners: 3 }),
    methods: {
      'line by line with the printed formula': (step) => judged(construct(step.discs), step),
      'every choice that is left open': (step) =>
        step.discs > tried ? notTried : { isHanoi: byEachChoice(step) },
      'with the graft of the library': (step) => judged(builtByLibrary(step.discs).graph, step),
    },
  });
}

type Judged = { readonly isHanoi: boolean; readonly corners: number };

const judged = (graph: Csr, { hanoi }: Step): Judged => ({
  isHanoi: areIsomorphic(graph, hanoi),
  corners: ofDegree(graph, 2).length,
});
