import { allowedHeights, type Tower } from '@manaus/core';
import { remembered } from '@manaus/core/internals';
import type { ImplicitGraph } from '@manaus/graph';
import type { Rows } from '@manaus/graph/internals';
import { heightMoves } from '../shared/height-moves.js';

/**
 * The state graph of a free-order tower on integers: a rank is heights times n! plus the order of
 * the discs, read peg by peg, top first.
 *
 * A move turns one segment of the order by one place, so only the Lehmer digits of that segment
 * change. O(n) a neighbor. Agrees with `stateGraph(towerPuzzle(rules))` at every rank. At most 20
 * discs.
 */
export function freeTowerGraph(rules: Tower): ImplicitGraph {
  const n = rules.discs;
  const moves = shapeMoves(rules);
  const weights = factorials(n);
  const orders = weights[0] * n;
  const order = new Int32Array(n);
  const code = new Int32Array(n);
  const space = moves.length * orders;
  return {
    space,
    maxDegree: rules.maxMoves,
    directed: rules.directed,
    has: (rank) => rank >= 0 && rank < space,
    neighbors(rank, out) {
      const shape = Math.floor(rank / orders);
      const permutation = rank - shape * orders;
      unrank(permutation, weights, order, code);
      let degree = 0;
      for (const { target, taken, put } of moves[shape])
        out[degree++] =
          target * orders + permutation + turnChange(order, code, weights, taken, put);
      return degree;
    },
    rows: (onProgress) => freeRows(moves, weights, onProgress),
  };
}

/**
 * All rows, the same as vertex by vertex: the states of one shape have the same moves, and what a
 * move does to the orders is found once.
 *
 * A stored graph has less than 2^32 states, so that at most 12 discs come here.
 */
function freeRows(
  moves: readonly (readonly ShapeMove[])[],
  weights: Float64Array,
  onProgress: (share: number) => void = () => {},
): Rows {
  const orders = (weights[0] * weights.length) | 0;
  const offsets = offsetsOf(moves, orders);
  const targets = new Uint32Array(moves.reduce((sum, { length }) => sum + orders * length, 0));
  const turn = turnTables(weights);
  moves.forEach((list, shape) => {
    onProgress(shape / moves.length);
    list.forEach(({ target, taken, put }, i) => {
      const table = turn(taken, put);
      fillMove(targets, offsets[shape * orders] + i, list.length, target * orders, orders, table);
    });
  });
  return { offsets, targets };
}

/** The first entry of each state: all orders of a shape have as many moves. */
function offsetsOf(moves: readonly (readonly ShapeMove[])[], orders: number): Uint32Array {
  const offsets = new Uint32Array(moves.length * orders + 1);
  let arcs = 0;
  moves.forEach(({ length: degree }, shape) => {
    for (let vertex = shape * orders, end = vertex + orders; vertex < end; vertex++)
      offsets[vertex + 1] = arcs += degree;
  });
  return offsets;
}

/**
 * The change of the rank of an order by a turn: by the digits of its segment only, which come round
 * again every `tail * changes.length` ranks.
 */
interface TurnTable {
  readonly changes: Int32Array;
  readonly tail: number;
}

/** The tables are made once and shared. */
function turnTables(weights: Float64Array): (taken: number, put: number) => TurnTable {
  const n = weights.length;
  const order = new Int32Array(n);
  const code = new Int32Array(n);
  return remembered((taken, put) => {
    const first = Math.min(taken, put);
    const tail = weights[Math.max(taken, put)] | 0;
    const changes = new Int32Array((weights[first] * (n - first)) / tail);
    for (let segment = 0; segment < changes.length; segment++) {
      unrank(segment * tail, weights, order, code);
      changes[segment] = turnChange(order, code, weights, taken, put);
    }
    return { changes, tail };
  });
}

function fillMove(
  targets: Uint32Array,
  first: number,
  step: number,
  base: number,
  orders: number,
  { changes, tail }: TurnTable,
): void {
  for (let rank = 0, at = first; rank < orders; )
    for (let segment = 0; segment < changes.length; segment++) {
      const to = base + changes[segment];
      for (const end = rank + tail; rank < end; rank++, at += step) targets[at] = to + rank;
    }
}

/** A move leads to the shape `target`; the disc at `taken` in the order goes to `put`. */
interface ShapeMove {
  readonly target: number;
  readonly taken: number;
  readonly put: number;
}

/** The moves of each shape, that is, of the allowed heights, in the order of the pegs. */
function shapeMoves(rules: Tower): ShapeMove[][] {
  const shapes = allowedHeights(rules.discs, rules.capacities);
  return heightMoves(rules).map((moves, shape) =>
    moves.map(({ from, to, target }) => ({
      target,
      taken: topOf(shapes[shape], from),
      put: topOf(shapes[target], to),
    })),
  );
}

/** The place in the order of the top disc of a peg. */
const topOf = (shape: readonly number[], peg: number): number =>
  shape.slice(0, peg).reduce((sum, height) => sum + height, 0);

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

/**
 * The change of the rank of the order when the entry at `taken` goes to `put` and those between
 * close up.
 */
function turnChange(
  order: Int32Array,
  code: Int32Array,
  weights: Float64Array,
  taken: number,
  put: number,
): number {
  const disc = order[taken];
  let digit = code[taken];
  let change = -digit * weights[taken];
  for (let i = put; i < taken; i++) {
    const passed = order[i] < disc ? 1 : 0;
    digit += passed;
    change += (code[i] - (1 - passed)) * weights[i + 1] - code[i] * weights[i];
  }
  for (let i = taken + 1; i <= put; i++) {
    const passed = order[i] < disc ? 1 : 0;
    digit -= passed;
    change += (code[i] + (1 - passed)) * weights[i - 1] - code[i] * weights[i];
  }
  return change + digit * weights[put];
}
