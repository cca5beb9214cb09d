import type { Tower } from '@manaus/core';
import type { ImplicitGraph } from '@manaus/graph/search';
import { isCapped } from '../shared/digits.js';
import { sortedRows } from './sorted-rows.js';
import { type HighMoves, highDiscs, type LowTable, lowTable } from './sorted-tables.js';

/**
 * The state graph of a size-ordered tower on integers: ranks are base-P digits, disc 1 the least
 * significant.
 *
 * A table over the settings of the smallest discs (at most 3^8 or so) holds the moves within them
 * as differences of ranks, which are the same whatever the larger discs do; larger discs are looked
 * at only while they may still be on top of a peg. Agrees with `stateGraph(towerPuzzle(rules))` at
 * every rank.
 */
export function sortedTowerGraph(rules: Tower): ImplicitGraph {
  const pegs = rules.capacities.length;
  const space = pegs ** rules.discs;
  const maxDegree = rules.maxMoves;
  const low = lowTable(rules, pegs);
  const high = highDiscs(rules, pegs, low);
  const capped = isCapped(rules);
  const room = roomOnPegs(rules, pegs, low);
  return {
    space,
    maxDegree,
    directed: rules.directed,
    has: (rank) => rank >= 0 && rank < space && (!capped || room.fits(rank)),
    neighbors: capped ? neighborsWithin(low, high, room) : neighborsOf(low, high),
    rows: capped ? undefined : (onProgress) => sortedRows(space, maxDegree, low, high, onProgress),
  };
}

/** The neighbors where every peg has room for all discs. */
function neighborsOf(
  { space, ends, differences, unseen }: LowTable,
  high: HighMoves,
): ImplicitGraph['neighbors'] {
  return (rank, out) => {
    const rest = (rank / space) | 0;
    const suffix = (rank - rest * space) | 0;
    let degree = 0;
    for (let i = suffix === 0 ? 0 : ends[suffix - 1], end = ends[suffix]; i < end; i++)
      out[degree++] = rank + differences[i];
    return unseen[suffix] === 0 ? degree : high(rank, rest, unseen[suffix], null, out, degree);
  };
}

/** The neighbors where pegs may be full. */
function neighborsWithin(
  { space, ends, differences, targets, unseen }: LowTable,
  high: HighMoves,
  room: RoomOnPegs,
): ImplicitGraph['neighbors'] {
  return (rank, out) => {
    const rest = (rank / space) | 0;
    const suffix = (rank - rest * space) | 0;
    let degree = 0;
    room.look(rest);
    for (let i = suffix === 0 ? 0 : ends[suffix - 1], end = ends[suffix]; i < end; i++)
      if (room.left(suffix, targets[i])) out[degree++] = rank + differences[i];
    if (unseen[suffix] === 0) return degree;
    return high(rank, rest, unseen[suffix], (peg) => room.left(suffix, peg), out, degree);
  };
}

/** The room on the pegs beside the larger discs that were looked at last. */
interface RoomOnPegs {
  look(rest: number): void;
  left(suffix: number, peg: number): boolean;
  fits(rank: number): boolean;
}

/**
 * The room that the capacities leave; the larger discs are counted once for all settings of the
 * smaller ones.
 */
function roomOnPegs(rules: Tower, pegs: number, low: LowTable): RoomOnPegs {
  const { discs } = rules;
  const capacities = rules.capacities.map((capacity) => Math.min(capacity, discs));
  const free = new Int32Array(pegs);
  let looked = -1;
  const look = (rest: number) => {
    if (rest === looked) return;
    looked = rest;
    free.set(capacities);
    for (let disc = low.discs, digits = rest; disc < discs; disc++, digits = (digits / pegs) | 0)
      free[digits % pegs]--;
  };
  return {
    look,
    left: (suffix: number, peg: number) => free[peg] > low.held[suffix * pegs + peg],
    fits(rank: number) {
      look((rank / low.space) | 0);
      const suffix = rank % low.space;
      for (let peg = 0; peg < pegs; peg++)
        if (free[peg] < low.held[suffix * pegs + peg]) return false;
      return true;
    },
  };
}
