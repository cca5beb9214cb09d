import type { Level } from '@manaus/blocks';
import { packedGame } from '@manaus/blocks/internals';
import { isInputError } from '@manaus/core';
import { reachableStates } from '@manaus/graph/search';

/** States of a level that are searched in a second, measured on a 2-core x86-64 machine. */
const STATES_A_SECOND = 1e6;

/** A search of more states is refused. */
const MOST_STATES = 2 ** 23;

/** The states that are searched to see whether there are more. */
const SAMPLE = 20_000;

/**
 * The expected time of a search of all states of a level, in seconds. A level with few states is
 * searched to the end to know; of another it is the most that its size allows: each cell in two
 * ways, with each setting of the switches or each set of cells left.
 */
export function estimateLevelSeconds(level: Level): number {
  try {
    return (
      reachableStates(packedGame(level), { mostStates: SAMPLE }).states.length / STATES_A_SECOND
    );
  } catch (error) {
    if (!isInputError(error)) throw error;
  }
  const cells = level.width * level.height;
  const settings = 2 ** Math.min(60, level.game === 'bloxorz' ? level.bridges.length : cells);
  const placed = level.game === 'bloxorz' && level.teleports.length > 0 ? cells ** 2 : 3 * cells;
  return Math.min(placed * settings, MOST_STATES) / STATES_A_SECOND;
}
