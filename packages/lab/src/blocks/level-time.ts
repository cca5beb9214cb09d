import type { Level } from '@manaus/blocks';

/** States of a level that are searched in a second, measured on a 2-core x86-64 machine. */
const STATES_A_SECOND = 1e6;

/** A search of more states is refused. */
const MOST_STATES = 2 ** 23;

/**
 * The most time that a search of all states of a level takes, in seconds: each cell in two ways,
 * with each setting of the switches or each set of cells left.
 */
export function estimateLevelSeconds(level: Level): number {
  const cells = level.width * level.height;
  const settings = 2 ** Math.min(60, level.game === 'bloxorz' ? level.bridges.length : cells);
  const placed = level.game === 'bloxorz' && level.teleports.length > 0 ? cells ** 2 : 3 * cells;
  return Math.min(placed * settings, MOST_STATES) / STATES_A_SECOND;
}
