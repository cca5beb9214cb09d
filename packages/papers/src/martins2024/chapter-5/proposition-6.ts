import { hanoi, pegsOfDiscs, towerPuzzle } from '@manaus/core';
import { connectedComponents, edgesOf, rankOf } from '@manaus/graph';
import { stateGraph } from '@manaus/kernels';
import { hanoiCorners } from '@manaus/plot';
import { type Checks, upTo } from '../../check/index.js';
import { planarByCertificate } from '../../shared/certified.js';
import { played } from '../../shared/played.js';
import { type ManausState, manausByRules, manausTower, mergedByRules } from '../evidence/manaus.js';

type Graph = {
  /** Repeated edges and loops. */
  readonly notSimple: number;
  readonly planar: boolean;
  readonly disconnected: boolean;
  readonly notInHanoi: number;
};

function inStoredGraph(discs: number): Graph {
  const { graph } = manausTower(discs);
  const edges = edgesOf(graph);
  const different = new Set(edges.map(([a, b]) => `${a} ${b}`)).size;
  return {
    notSimple: edges.length - different + edges.filter(([a, b]) => a === b).length,
    planar: planarByCertificate(graph),
    disconnected: connectedComponents(graph).sizes.length > 1,
    notInHanoi: missingInHanoi(discs, edges),
  };
}

/** Ranks are the same in both towers: base-3 digits of the pegs. */
function missingInHanoi(discs: number, edges: readonly (readonly [number, number])[]): number {
  const { graph } = manausTower(discs);
  const whole = stateGraph(towerPuzzle(hanoi(discs)));
  const out = new Uint32Array(whole.maxDegree);
  return edges.filter(
    ([a, b]) => !out.subarray(0, whole.neighbors(rankOf(graph, a), out)).includes(rankOf(graph, b)),
  ).length;
}

/**
 * Drawn on the triangle, each move joins two different neighbors of a lattice of triangles: such
 * edges do not cross.
 */
function byRules(discs: number): Graph {
  const states = manausByRules(discs);
  const inHanoi = played(hanoi(discs));
  const moves = [...states].flatMap(([from, { next }]) => next.map((to) => ({ from, to })));
  const places = new Set([...states.values()].map(({ pegOf }) => hanoiCorners(pegOf).join()));
  const unit = moves.every(({ from, to }) => areNeighbors(states.get(from), states.get(to)));
  const known = (from: string, to: string) => inHanoi.get(from)?.some((move) => move.to === to);
  return {
    notSimple: loopsAndRepeats(moves),
    planar: unit && places.size === states.size,
    disconnected: new Set(mergedByRules(discs)).size > 1,
    notInHanoi: moves.filter(({ from, to }) => from < to && !known(from, to)).length,
  };
}

type Step = { readonly from: string; readonly to: string };

function loopsAndRepeats(moves: readonly Step[]): number {
  const distinct = new Set(moves.map(({ from, to }) => `${from} ${to}`));
  return moves.length - distinct.size + moves.filter(({ from, to }) => from === to).length;
}

type Placed = Pick<ManausState, 'state' | 'pegOf'> | undefined;

/** True if two states have neighboring places in the lattice of triangles. */
function areNeighbors(a: Placed, b: Placed): boolean {
  if (a === undefined || b === undefined) return false;
  const [p, q] = [hanoiCorners(a.pegOf), hanoiCorners(pegsOfDiscs(b.state))];
  const shares = [...p].map((share, i) => share - q[i]);
  return shares.sort((x, y) => x - y).join() === '-1,0,1';
}

export default {
  'proposition-6': upTo<Graph>({ from: 2, quick: 7, full: 9 }, (most) => ({
    checked: {
      en: `n = 2 to ${most}: a verified embedding, components by search, every edge looked up in the plain graph of Hanoi; and by the plain rules a drawing on the triangle without crossings, the ends of all moves merged, every move looked up`,
      pt: `n = 2 a ${most}: uma imersão no plano verificada, os componentes por busca, cada aresta procurada no grafo de Hanói; e pelas regras um desenho no triângulo sem cruzamentos, as pontas de todos os movimentos unidas, cada movimento procurado`,
    },
    stated: () => ({ notSimple: 0, planar: true, disconnected: true, notInHanoi: 0 }),
    methods: {
      'the stored graph and a verified embedding': inStoredGraph,
      'the plain rules and a drawing on the triangle': byRules,
    },
  })),
} satisfies Checks;
