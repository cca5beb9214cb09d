import type { Tower } from '@manaus/core';
import type { ImplicitGraph } from '@manaus/graph';
import { sortedRows } from './sorted-rows.js';
import { highDiscs, type LowTable, lowTable } from './sorted-tables.js';

/**
 * The state graph of a size-ordered tower on integers: ranks are base-P digits, disc 1 the least significant.
 *
 * A table over the settings of the smallest discs (at most 3^8 or so) holds the moves within them as differences of ranks, which are
 * the same whatever the larger discs do; larger discs are looked at only while they may still be on top of a peg.
 * Agrees with `stateGraph(towerPuzzle(rules))` at every rank.
 */
export function sortedTowerGraph(rules: Tower): ImplicitGraph {
  const pegs = rules.capacities.length;
  const space = pegs ** rules.discs;
  const maxDegree = rules.maxMoves;
  const low = lowTable(rules, pegs);
  const high = highDiscs(rules, pegs, low);
  const capped = rules.capacities.some((capacity) => capacity < rules.discs);
  const room = roomOnPegs(rules, pegs, low);
  const { differences, ends, targets, unseen } = low;
  const lowSpace = low.space;
  return {
    space,
    maxDegree,
    directed: rules.directed,
    has: (rank) => rank >= 0 && rank < space && (!capped || room.fits(rank)),
    neighbors(rank, out) {
      const rest = (rank / lowSpace) | 0;
      const suffix = (rank - rest * lowSpace) | 0;
      let degree = 0;
      if (!capped) {
        for (let i = suffix === 0 ? 0 : ends[suffix - 1], end = ends[suffix]; i < end; i++)
          out[degree++] = rank + differences[i];
      } else {
        room.look(rest);
        for (let i = suffix === 0 ? 0 : ends[suffix - 1], end = ends[suffix]; i < end; i++)
          if (room.left(suffix, targets[i])) out[degree++] = rank + differences[i];
      }
      return unseen[suffix] === 0
        ? degree
        : high(
            rank,
            rest,
            unseen[suffix],
            capped ? (peg) => room.left(suffix, peg) : null,
            out,
            degree,
          );
    },
    rows: capped ? undefined : (onProgress) => sortedRows(space, maxDegree, low, high, onProgress),
  };
}

/**
 * The room that the capacities leave; the larger discs are counted once for all settings of the
 * smaller ones.
 */
function roomOnPegs(rules: Tower, pegs: number, low: LowTable) {
  const capacities = rules.capacities.map((capacity) => Math.min(capacity, rules.discs));
  const free = new Int32Array(pegs);
  let looked = -1;
  const look = (rest: number) => {
    if (rest === looked) return;
    looked = rest;
    free.set(capacities);
    for (
      let disc = low.discs, digits = rest;
      disc < rules.discs;
      disc++, digits = (digits / pegs) | 0
    )
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
