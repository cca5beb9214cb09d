import type { Tower } from '@manaus/core';

/**
 * For each setting of the smallest discs: the moves among them, and the pegs on which none of them
 * stands.
 */
export interface LowTable {
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

/** The number of the smallest discs that have at most some settings; at least one. */
export function smallestWithin(discs: number, pegs: number, settings: number): number {
  let few = 1;
  while (few < discs && pegs ** (few + 1) <= settings) few++;
  return few;
}

/** The table of the smallest discs: as many as have at most 7 000 settings. */
export function lowTable(rules: Tower, pegs: number): LowTable {
  const discs = smallestWithin(rules.discs, pegs, 7_000);
  const space = (pegs ** discs) | 0;
  const ends = new Int32Array(space);
  const unseen = new Uint32Array(space);
  const found: LowMoves = { differences: [], targets: [] };
  for (let setting = 0; setting < space; setting++) {
    const open = collect(rules, discs, setting, found);
    ends[setting] = found.differences.length;
    unseen[setting] = discs === rules.discs || (open & (open - 1)) === 0 ? 0 : open;
  }
  return {
    discs,
    space,
    ends,
    differences: Int32Array.from(found.differences),
    targets: Uint8Array.from(found.targets),
    unseen,
    held: heldIn(space, discs, pegs),
  };
}

/** Moves as differences of ranks, and the pegs that they go to. */
interface LowMoves {
  readonly differences: number[];
  readonly targets: number[];
}

/** Appends the moves of the smallest discs in a setting; returns the pegs without any, as bits. */
function collect(
  { capacities, moves }: Tower,
  discs: number,
  setting: number,
  { differences, targets }: LowMoves,
): number {
  const pegs = capacities.length;
  let open = (1 << pegs) - 1;
  for (let disc = 0, rest = setting, weight = 1; disc < discs; disc++, weight *= pegs) {
    const from = rest % pegs;
    rest = (rest - from) / pegs;
    if (!(open & (1 << from))) continue;
    open &= ~(1 << from);
    moves[from].forEach((allowed, to) => {
      if (!allowed || !(open & (1 << to))) return;
      differences.push((to - from) * weight);
      targets.push(to);
    });
  }
  return open;
}

/** The number of small discs on each peg, by settings. */
function heldIn(space: number, discs: number, pegs: number): Uint8Array {
  const held = new Uint8Array(space * pegs);
  for (let setting = 0; setting < space; setting++)
    for (let disc = 0, rest = setting; disc < discs; disc++, rest = Math.floor(rest / pegs))
      held[setting * pegs + (rest % pegs)]++;
  return held;
}

/**
 * Appends the moves of a state's larger discs to a list of the given length, and returns the new
 * length.
 */
export type HighMoves = (
  rank: number,
  rest: number,
  unseen: number,
  left: ((peg: number) => boolean) | null,
  out: Uint32Array,
  degree: number,
) => number;

/** The moves of the larger discs: each looks for the first disc on a peg that is still unseen. */
export function highDiscs(rules: Tower, pegs: number, low: LowTable): HighMoves {
  return (rank, rest, unseen, left, out, degree) => {
    let open = unseen;
    for (
      let weight = low.space, disc = low.discs;
      disc < rules.discs && (open & (open - 1)) !== 0;
      disc++, weight *= pegs
    ) {
      const from = rest % pegs;
      rest = (rest / pegs) | 0;
      if (!(open & (1 << from))) continue;
      open &= ~(1 << from);
      for (let to = 0; to < pegs; to++)
        if (open & (1 << to) && rules.moves[from][to] && (left === null || left(to)))
          out[degree++] = rank + (to - from) * weight;
    }
    return degree;
  };
}
