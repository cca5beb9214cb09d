import type { Rows } from '@manaus/graph/internals';
import type { HighMoves, LowTable } from './sorted-tables.js';

/**
 * All rows of a size-ordered tower without capacities, the same as vertex by vertex.
 *
 * The states with the same larger discs are a block. Blocks differ by a constant, but for the moves of the larger discs, and these exist only
 * at a few settings of the smaller ones: what lies between two such settings is copied. Time O(order + size).
 */
export function sortedRows(
  space: number,
  maxDegree: number,
  low: LowTable,
  high: HighMoves,
  onProgress: (share: number) => void = () => {},
): Rows {
  const { ends, unseen } = low;
  const targetsNear = nearTargets(low);
  const stops = Int32Array.from(ends.keys()).filter((setting) => unseen[setting] !== 0);
  const blocks = space / low.space;
  const step = Math.ceil(blocks / 50);
  const out = new Uint32Array(maxDegree);
  const offsets = new Uint32Array(space + 1);
  let arcs = 0;
  for (let block = 0; block < blocks; block++) {
    if (block % step === 0) onProgress(block / blocks / 2);
    const first = block * low.space;
    let done = 0;
    for (const stop of stops) {
      copyShifted(ends, done, stop, arcs, offsets, first + done + 1);
      arcs += high(first + stop, block, unseen[stop], null, out, 0);
      done = stop;
    }
    copyShifted(ends, done, low.space, arcs, offsets, first + done + 1);
    arcs += targetsNear.length;
  }
  const targets = new Uint32Array(arcs);
  for (let block = 0, at = 0; block < blocks; block++) {
    if (block % step === 0) onProgress(0.5 + block / blocks / 2);
    const first = block * low.space;
    let done = 0;
    for (const stop of stops) {
      copyShifted(targetsNear, done, ends[stop], first, targets, at);
      at = high(first + stop, block, unseen[stop], null, targets, at + ends[stop] - done);
      done = ends[stop];
    }
    copyShifted(targetsNear, done, targetsNear.length, first, targets, at);
    at += targetsNear.length - done;
  }
  return { offsets, targets };
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
