import { current, type History } from '../src/play/history.js';
import { goTo } from '../src/towers/visits.js';
import type { World } from '../src/towers/world.js';

/** The play after the first optimal move; `null` at a goal, or if none can be reached. */
export function nextOptimal(world: World, history: History<number>): History<number> | null {
  const step = world.moves(current(history)).find(({ optimal }) => optimal);
  return step === undefined ? null : goTo(history, step.next);
}
