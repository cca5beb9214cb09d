import type { Rows } from '@manaus/graph/internals';
import type { HighMoves, LowTable } from './sorted-tables.js';

/**
 * All rows of a size-ordered tower without capacities, the same as vertex by vertex.
 *
 * The states with the same larger discs are a block. Blocks differ by a constant, but for the moves
 * of the larger discs, and these exist only at a few settings of the smaller ones: what lies
 * between two such settings is copied. Time O(order + size).
 */
export function sortedRows(
  space: number,
  maxDegree: number,
  low: LowTable,
  high: HighMoves,
  onProgress: (share: number) => void = () => {},
): Rows {
  const blocks = space / low.space;
  const step = Math.ceil(blocks / 50);
  const cut: Cut = {
    low,
    high,
    near: nearTargets(low),
    stops: Int32Array.from(low.ends.keys()).filter((setting) => low.unseen[setting] !== 0),
    blocks,
    tell(start, block) {
      if (block % step === 0) onProgress(start + block / blocks / 2);
    },
  };
  const offsets = new Uint32Array(space + 1);
  const arcs = fillOffsets(cut, offsets, new Uint32Array(maxDegree));
  const targets = new Uint32Array(arcs);
  fillTargets(cut, targets);
  return { offsets, targets };
}

/** A tower cut into blocks, and the settings at which larger discs have moves. */
interface Cut {
  readonly low: LowTable;
  readonly high: HighMoves;
  readonly near: Int32Array;
  readonly stops: Int32Array;
  readonly blocks: number;
  /** Reports how far a half that starts at some share has come. */
  tell(start: number, block: number): void;
}

/** Writes the ends of the rows, and returns how many entries they have. */
function fillOffsets(
  { low: { ends, unseen, space }, high, near, stops, blocks, tell }: Cut,
  offsets: Uint32Array,
  out: Uint32Array,
): number {
  let arcs = 0;
  for (let block = 0; block < blocks; block++) {
    tell(0, block);
    const first = block * space;
    let done = 0;
    for (const stop of stops) {
      copyShifted(ends, done, stop, arcs, offsets, first + done + 1);
      arcs += high(first + stop, block, unseen[stop], null, out, 0);
      done = stop;
    }
    copyShifted(ends, done, space, arcs, offsets, first + done + 1);
    arcs += near.length;
  }
  return arcs;
}

function fillTargets(
  { low: { ends, unseen, space }, high, near, stops, blocks, tell }: Cut,
  targets: Uint32Array,
): void {
  for (let block = 0, at = 0; block < blocks; block++) {
    tell(0.5, block);
    const first = block * space;
    let done = 0;
    for (const stop of stops) {
      copyShifted(near, done, ends[stop], first, targets, at);
      at = high(first + stop, block, unseen[stop], null, targets, at + ends[stop] - done);
      done = ends[stop];
    }
    copyShifted(near, done, near.length, first, targets, at);
    at += near.length - done;
  }
}

/** The neighbors by moves of the smaller discs, where no larger disc counts. */
function nearTargets({ ends, differences }: LowTable): Int32Array {
  const targets = differences.slice();
  let i = 0;
  ends.forEach((end, setting) => {
    for (; i < end; i++) targets[i] += setting;
  });
  return targets;
}

function copyShifted(
  source: Int32Array,
  from: number,
  end: number,
  shift: number,
  target: Uint32Array,
  at: number,
): void {
  for (let i = from, to = at; i < end; i++) target[to++] = source[i] + shift;
}
