import { isInputError } from '@manaus/core';
import type { HeapGameEntry, HeapParameters } from '@manaus/games';
import type { GrundyRow } from '@manaus/games/internals';
import { badInput } from '../errors/refusal.js';

/** Grundy values and outcomes of the heaps 0 to `upto` of a game. */
export function rowOf(game: HeapGameEntry, parameters: HeapParameters, upto: number): GrundyRow {
  const row = game.game(parameters).row(upto);
  if (row === null) throw badInput(`the heaps of ${game.name} have no Grundy values`);
  return row;
}

/** No more heaps are counted one by one. */
const MOST_COUNTED = 10_000_000;

/** A sample takes at least as many seconds, so that its time can be told. */
const SAMPLE = 0.2;

/**
 * The expected time of a row of Grundy values, of the search for its period and of its check: that
 * of shorter rows, which are made, and its growth. No rule is known to take less than linear or
 * more than cubic time.
 */
export function secondsOf(game: HeapGameEntry, parameters: HeapParameters, upto: number): number {
  const { isSum, grundyValues } = game.game(parameters);
  if (!isSum) return 0;
  const most = Math.min(upto, MOST_COUNTED);
  const taken: number[] = [];
  try {
    for (let heaps = 256; heaps < most; heaps *= 2) {
      const seconds = secondsTaken(() => grundyValues(heaps));
      taken.push(seconds);
      if (seconds >= SAMPLE) {
        // Over two doublings, as one alone is shaken by whatever else the machine does.
        const [before = seconds / 4] = taken.slice(-3);
        const degree = Math.min(3, Math.max(1, Math.log2(seconds / before) / 2));
        // The search for a period and its check take about as long as the values.
        return 2 * seconds * (most / heaps) ** degree;
      }
    }
  } catch (error) {
    // More heaps than the game counts: the work is refused at once.
    if (!isInputError(error)) throw error;
  }
  return 0;
}

/** The seconds of processor time that work takes. */
function secondsTaken(work: () => void): number {
  const before = process.cpuUsage().user;
  work();
  return (process.cpuUsage().user - before) / 1e6;
}
