import { current, goTo, type Session } from '../src/towers/session.js';
import type { World } from '../src/towers/world.js';

/** The play after the first optimal move; `null` at a goal, or if none can be reached. */
export function nextOptimal(world: World, session: Session): Session | null {
  const step = world.moves(current(session)).find(({ optimal }) => optimal);
  return step === undefined ? null : goTo(session, step.next);
}
