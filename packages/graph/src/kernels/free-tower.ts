import { allowedHeights, type TowerRules } from '@manaus/core';
import type { ImplicitGraph } from '../implicit-graph.js';

/**
 * The state graph of a free-order tower on integers: a rank is heights times n! plus the order of the discs, read peg by peg, top first.
 *
 * A move turns one segment of the order by one place, so only the Lehmer digits of that segment change. O(n) a neighbor.
 * Agrees with `stateGraph(towerPuzzle(rules))` at every rank. At most 20 discs.
 */
export function freeTowerGraph(rules: TowerRules): ImplicitGraph {
  const n = rules.discs;
  const pegs = rules.capacities.length;
  const shapes = shapeTable(rules);
  const weights = factorials(n);
  const orders = weights[0] * n;
  const order = new Int32Array(n);
  const code = new Int32Array(n);
  const space = shapes.count * orders;
  return {
    space,
    maxDegree: rules.moves.flat().filter(Boolean).length,
    directed: rules.moves.some((row, from) => row.some((allowed, to) => allowed !== rules.moves[to][from])),
    has: (rank) => rank >= 0 && rank < space,
    neighbors(rank, out) {
      const shape = Math.floor(rank / orders);
      const permutation = rank - shape * orders;
      unrank(permutation, weights, order, code);
      let degree = 0;
      for (let from = 0; from < pegs; from++) {
        for (let to = 0; to < pegs; to++) {
          const target = shapes.next[(shape * pegs + from) * pegs + to];
          if (target < 0) continue;
          const taken = shapes.starts[shape * pegs + from];
          const put = shapes.starts[shape * pegs + to] - (to > from ? 1 : 0);
          out[degree++] = target * orders + permutation + turned(order, code, weights, taken, put);
        }
      }
      return degree;
    },
  };
}

/** The allowed heights, where each peg starts in the order of the discs, and the heights after each move (-1: not allowed). */
function shapeTable(rules: TowerRules): { count: number; starts: Int32Array; next: Int32Array } {
  const pegs = rules.capacities.length;
  const shapes = allowedHeights(rules.discs, rules.capacities);
  const indexOf = new Map(shapes.map((shape, index) => [shape.join(), index]));
  const starts = new Int32Array(shapes.length * pegs);
  const next = new Int32Array(shapes.length * pegs * pegs).fill(-1);
  shapes.forEach((shape, index) => {
    for (let peg = 1; peg < pegs; peg++) starts[index * pegs + peg] = starts[index * pegs + peg - 1] + shape[peg - 1];
    for (let from = 0; from < pegs; from++)
      for (let to = 0; to < pegs; to++) {
        if (!rules.moves[from][to] || shape[from] === 0) continue;
        const after = shape.map((height, peg) => height - Number(peg === from) + Number(peg === to));
        next[(index * pegs + from) * pegs + to] = indexOf.get(after.join()) ?? -1;
      }
  });
  return { count: shapes.length, starts, next };
}

/** The weight of each Lehmer digit: (n-1)!, (n-2)!, ..., 0!. */
function factorials(n: number): Float64Array {
  const weights = new Float64Array(n).fill(1);
  for (let i = n - 2; i >= 0; i--) weights[i] = weights[i + 1] * (n - 1 - i);
  return weights;
}

/** Writes the order and its Lehmer code. */
function unrank(rank: number, weights: Float64Array, order: Int32Array, code: Int32Array): void {
  const n = order.length;
  let left = (1 << n) - 1;
  for (let i = 0; i < n; i++) {
    const digit = Math.floor(rank / weights[i]);
    rank -= digit * weights[i];
    code[i] = digit;
    let rest = left;
    for (let skip = digit; skip > 0; skip--) rest &= rest - 1;
    const bit = rest & -rest;
    order[i] = 31 - Math.clz32(bit);
    left &= ~bit;
  }
}

/** How the rank of the order changes when the entry at `taken` goes to `put` and those between close up. */
function turned(order: Int32Array, code: Int32Array, weights: Float64Array, taken: number, put: number): number {
  const disc = order[taken];
  let digit = code[taken];
  let change = -digit * weights[taken];
  if (put < taken) {
    for (let i = put; i < taken; i++) {
      const passed = order[i] < disc ? 1 : 0;
      digit += passed;
      change += (code[i] - (1 - passed)) * weights[i + 1] - code[i] * weights[i];
    }
  } else {
    for (let i = taken + 1; i <= put; i++) {
      const passed = order[i] < disc ? 1 : 0;
      digit -= passed;
      change += (code[i] + (1 - passed)) * weights[i - 1] - code[i] * weights[i];
    }
  }
  return change + digit * weights[put];
}
