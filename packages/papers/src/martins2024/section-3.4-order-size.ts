import { hanoi, pegMoves, stacked, type TowerRules, towerPuzzle } from '@manaus/core';
import { size, storeGraph } from '@manaus/graph';
import { stateGraph, towerGraph } from '@manaus/kernels';
import { differ, firstWrong, general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';

type Case = readonly [pegs: number, discs: number];

/** Hanoi on any number of pegs from 2 on; the named tower begins with 3. */
function tower(pegs: number, discs: number): TowerRules {
  if (pegs > 2) return hanoi(discs, { pegs });
  return { ...hanoi(discs), capacities: [discs, discs], moves: pegMoves('any', 2), goals: [] };
}

/** Edges by counting: in each state every pair of pegs that are not both empty gives one move, and every edge is two moves. */
function byPairs(pegs: number, discs: number): number {
  const states = pegs ** discs;
  let moves = 0;
  for (let rank = 0; rank < states; rank++) {
    const pegOf = range(0, discs - 1).map((digit) => Math.floor(rank / pegs ** digit) % pegs);
    const empty = stacked(pegOf, pegs).filter((discs) => discs.length === 0).length;
    moves += (pegs * (pegs - 1) - empty * (empty - 1)) / 2;
  }
  return moves / 2;
}

function wrong([pegs, discs]: Case): string | null {
  const stated = (((pegs * (pegs - 1)) / 2) * (pegs ** discs - (pegs - 2) ** discs)) / 2;
  const name = `H_${pegs}^${discs}`;
  const counted = differ(`edges of ${name} by pairs of pegs`, stated, byPairs(pegs, discs));
  if (pegs === 1) return counted;
  const graph = storeGraph(towerGraph(tower(pegs, discs)));
  const plain = graph.order > 5000 ? null : storeGraph(stateGraph(towerPuzzle(tower(pegs, discs))));
  return firstWrong(
    differ(`order of ${name}`, pegs ** discs, graph.order),
    differ(`size of ${name}`, stated, size(graph)),
    plain === null ? null : differ(`size of ${name} by the plain rules`, stated, size(plain)),
    counted,
  );
}

const item: Item = {
  id: 'martins2024/section-3.4/order-size',
  kind: 'statement',
  statement:
    'H_p^n has p^n vertices and (1/2) C(p,2) (p^n - (p-2)^n) edges, for every p >= 3 and n >= 1.',
  departs: 'It holds for p = 1 and p = 2 as well.',
  uses: [],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 10_000 : 300_000;
    const cases = range(1, 8).flatMap((pegs) =>
      range(1, 12)
        .filter((discs) => pegs ** discs <= most)
        .map((discs): Case => [pegs, discs]),
    );
    return general(cases, wrong, {
      checked: `p = 1 to 8, n = 1 to 12 as far as p^n <= ${most}: the stored graph, and the pairs of pegs that are not both empty in each state`,
      methods: 2,
    });
  },
};
export default item;
