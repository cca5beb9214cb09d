import type { TowerRules } from '@manaus/core';
import type { ImplicitGraph } from '../implicit-graph.js';

/**
 * The state graph of a size-ordered tower on integers: ranks are base-P digits, disc 1 the least significant.
 *
 * A table over the settings of the smallest discs (at most 3^9 or so) holds the moves within them as differences of ranks, which are
 * the same whatever the larger discs do; larger discs are looked at only while they may still be on top of a peg.
 * Agrees with `stateGraph(towerPuzzle(rules))` at every rank.
 */
export function sortedTowerGraph(rules: TowerRules): ImplicitGraph {
  const pegs = rules.capacities.length;
  const low = lowTable(rules, pegs);
  const high = highDiscs(rules, pegs, low);
  const capped = rules.capacities.some((capacity) => capacity < rules.discs);
  const room = roomOnPegs(rules, pegs, low);
  const { differences, ends, targets, unseen } = low;
  const lowSpace = low.space | 0;
  return {
    space: pegs ** rules.discs,
    maxDegree: rules.moves.flat().filter(Boolean).length,
    directed: rules.moves.some((row, from) => row.some((allowed, to) => allowed !== rules.moves[to][from])),
    has: (rank) => rank >= 0 && rank < pegs ** rules.discs && (!capped || room.fits(rank)),
    neighbors(rank, out) {
      const rest = (rank / lowSpace) | 0;
      const suffix = (rank - rest * lowSpace) | 0;
      let degree = 0;
      if (!capped) {
        for (let i = suffix === 0 ? 0 : ends[suffix - 1], end = ends[suffix]; i < end; i++) out[degree++] = rank + differences[i];
      } else {
        room.look(rest);
        for (let i = suffix === 0 ? 0 : ends[suffix - 1], end = ends[suffix]; i < end; i++) if (room.left(suffix, targets[i])) out[degree++] = rank + differences[i];
      }
      return unseen[suffix] === 0 ? degree : high(rank, rest, unseen[suffix], capped ? (peg) => room.left(suffix, peg) : null, out, degree);
    },
  };
}

/** For each setting of the smallest discs: the moves among them, and the pegs on which none of them stands. */
interface LowTable {
  readonly discs: number;
  readonly space: number;
  /** The moves of setting s are entries `ends[s - 1]` to `ends[s] - 1`. */
  readonly ends: Int32Array;
  readonly differences: Int32Array;
  readonly targets: Uint8Array;
  /** Bit p: no small disc on peg p; 0 where no larger disc can move. */
  readonly unseen: Uint32Array;
  /** Small discs on each peg: entry `s * pegs + p`. */
  readonly held: Uint8Array;
}

function lowTable(rules: TowerRules, pegs: number): LowTable {
  let discs = 1;
  while (discs < rules.discs && pegs ** (discs + 1) <= 20_000) discs++;
  const space = pegs ** discs;
  const ends = new Int32Array(space);
  const unseen = new Uint32Array(space);
  const held = new Uint8Array(space * pegs);
  const differences: number[] = [];
  const targets: number[] = [];
  for (let setting = 0; setting < space; setting++) {
    let open = (1 << pegs) - 1;
    for (let disc = 0, rest = setting, weight = 1; disc < discs; disc++, rest = Math.floor(rest / pegs), weight *= pegs) {
      const from = rest % pegs;
      held[setting * pegs + from]++;
      if (!(open & (1 << from))) continue;
      open &= ~(1 << from);
      for (let to = 0; to < pegs; to++)
        if (open & (1 << to) && rules.moves[from][to]) {
          differences.push((to - from) * weight);
          targets.push(to);
        }
    }
    ends[setting] = differences.length;
    unseen[setting] = discs === rules.discs || (open & (open - 1)) === 0 ? 0 : open;
  }
  return { discs, space, ends, differences: Int32Array.from(differences), targets: Uint8Array.from(targets), unseen, held };
}

/** Appends the moves of the larger discs: each looks for the first disc on a peg that is still unseen. */
function highDiscs(rules: TowerRules, pegs: number, low: LowTable) {
  return (rank: number, rest: number, unseen: number, left: ((peg: number) => boolean) | null, out: Uint32Array, degree: number): number => {
    let open = unseen;
    for (let weight = low.space, disc = low.discs; disc < rules.discs && (open & (open - 1)) !== 0; disc++, weight *= pegs) {
      const from = rest % pegs;
      rest = (rest / pegs) | 0;
      if (!(open & (1 << from))) continue;
      open &= ~(1 << from);
      for (let to = 0; to < pegs; to++) if (open & (1 << to) && rules.moves[from][to] && (left === null || left(to))) out[degree++] = rank + (to - from) * weight;
    }
    return degree;
  };
}

/** How much room the capacities leave; the larger discs are counted once for all settings of the smaller ones. */
function roomOnPegs(rules: TowerRules, pegs: number, low: LowTable) {
  const capacities = rules.capacities.map((capacity) => Math.min(capacity, rules.discs));
  const free = new Int32Array(pegs);
  let looked = -1;
  const look = (rest: number) => {
    if (rest === looked) return;
    looked = rest;
    free.set(capacities);
    for (let disc = low.discs, digits = rest; disc < rules.discs; disc++, digits = (digits / pegs) | 0) free[digits % pegs]--;
  };
  return {
    look,
    left: (suffix: number, peg: number) => free[peg] > low.held[suffix * pegs + peg],
    fits(rank: number) {
      look((rank / low.space) | 0);
      const suffix = rank % low.space;
      for (let peg = 0; peg < pegs; peg++) if (free[peg] < low.held[suffix * pegs + peg]) return false;
      return true;
    },
  };
}
