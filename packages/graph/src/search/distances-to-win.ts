import { accumulate } from '../rows.js';
import type { ReachableStates } from './transition-system.js';

/**
 * The distance of each reachable state from the nearest win; -1 if none can be reached any more.
 *
 * Breadth first, backward from all wins at once. Time O(states * letters), 4 bytes per letter and
 * 12 per state.
 *
 * @example
 * ```ts
 * const move = (n: number, letter: number) => (n > 4 ? -1 : letter === 0 ? n + 1 : 2 * n);
 * const reached = reachableStates({ start: 1, letters: ['+', '*'], move, wins: (n: number) => n === 4 });
 * [...reached.states]; // => [1, 2, 3, 4, 6]
 * [...distancesToWin(reached)]; // => [2, 1, 1, 0, -1]
 * ```
 */
export function distancesToWin({ after, wins }: ReachableStates): Int32Array {
  const order = wins.length;
  // The sources of the moves into each state; `offsets` begins one place late, and comes to its own
  // places as the sources are written.
  const letters = after.length / order;
  const offsets = new Uint32Array(order + 2);
  for (const state of after) if (state >= 0) offsets[state + 2]++;
  accumulate(offsets);
  const sources = new Uint32Array(offsets[offsets.length - 1]);
  after.forEach((state, at) => {
    if (state >= 0) sources[offsets[state + 1]++] = Math.floor(at / letters);
  });

  const distances = new Int32Array(order).fill(-1);
  const queue = new Uint32Array(order);
  let end = 0;
  wins.forEach((won, state) => {
    if (won === 0) return;
    distances[state] = 0;
    queue[end++] = state;
  });
  for (let begin = 0; begin < end; begin++) {
    const state = queue[begin];
    for (let at = offsets[state]; at < offsets[state + 1]; at++) {
      if (distances[sources[at]] >= 0) continue;
      distances[sources[at]] = distances[state] + 1;
      queue[end++] = sources[at];
    }
  }
  return distances;
}
