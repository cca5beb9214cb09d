import { hanoi, pegMoves, type TowerRules, towerPuzzle } from '@manaus/core';
import { type Csr, size, toCsr } from '@manaus/graph';
import { stateGraph, towerGraph } from '@manaus/kernels';
import { type Checks, general, type Methods, notTried, range } from '../../check/index.js';

type Case = { readonly pegs: number; readonly discs: number };
type Counts = { readonly order: number; readonly size: number };

/** Hanoi on any number of pegs from 2 on; the named tower begins with 3. */
function tower({ pegs, discs }: Case): TowerRules {
  if (pegs > 2) return hanoi(discs, { pegs });
  return { ...hanoi(discs), capacities: [discs, discs], moves: pegMoves('any', 2), goals: [] };
}

const counts = (graph: Csr): Counts => ({ order: graph.order, size: size(graph) });

/**
 * Edges by counting: in each state every pair of pegs that are not both empty gives one move, and
 * every edge is two moves.
 */
function byPairs({ pegs, discs }: Case): Counts {
  const states = pegs ** discs;
  let moves = 0;
  for (let rank = 0; rank < states; rank++) {
    const pegOf = range(0, discs - 1).map((digit) => Math.floor(rank / pegs ** digit) % pegs);
    const empty = pegs - new Set(pegOf).size;
    moves += (pegs * (pegs - 1) - empty * (empty - 1)) / 2;
  }
  return { order: states, size: moves / 2 };
}

const methods: Methods<Case, Counts> = {
  'the stored graph': (one) => (one.pegs === 1 ? notTried : counts(toCsr(towerGraph(tower(one))))),
  'the plain rules, move by move': (one) =>
    one.pegs === 1 || one.pegs ** one.discs > 5000
      ? notTried
      : counts(toCsr(stateGraph(towerPuzzle(tower(one))))),
  'pairs of pegs that are not both empty': byPairs,
};

export default {
  'section-3.4/order-size': (effort) => {
    const most = effort === 'quick' ? 10_000 : 300_000;
    return general<Case, Counts>({
      checked: {
        en: `p = 1 to 8, n = 1 to 12 as far as p^n <= ${most}: the stored graph (from p = 2 on), to 5000 states also the plain rules, and the pairs of pegs that are not both empty in each state`,
        pt: `p = 1 a 8, n = 1 a 12 enquanto p^n <= ${most}: o grafo armazenado (de p = 2 em diante), até 5000 estados também as regras, e os pares de pinos que não estão ambos vazios em cada estado`,
      },
      instances: range(1, 8).flatMap((pegs) =>
        range(1, 12)
          .filter((discs) => pegs ** discs <= most)
          .map((discs) => ({ pegs, discs })),
      ),
      stated: ({ pegs: p, discs: n }) => ({
        order: p ** n,
        size: (((p * (p - 1)) / 2) * (p ** n - (p - 2) ** n)) / 2,
      }),
      methods,
    });
  },
} satisfies Checks;
