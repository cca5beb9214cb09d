import type { World } from './world.js';

/** A play: the vertices visited, and the index of the one shown; those after it can be redone. */
export interface Session {
  readonly start: number;
  readonly visited: readonly number[];
  readonly at: number;
}

export const begin = (start: number): Session => ({ start, visited: [start], at: 0 });

/** The vertex shown. */
export const current = ({ visited, at }: Session): number => visited[at];

/** The play after a move or a jump to a vertex; nothing is left to redo. */
export function goTo(session: Session, vertex: number): Session {
  if (vertex === current(session)) return session;
  const visited = [...session.visited.slice(0, session.at + 1), vertex];
  return { ...session, visited, at: visited.length - 1 };
}

export const undo = (session: Session): Session =>
  session.at === 0 ? session : { ...session, at: session.at - 1 };
export const redo = (session: Session): Session =>
  session.at === session.visited.length - 1 ? session : { ...session, at: session.at + 1 };
/** The play with an entry of the moves made shown; those after it can be redone. */
export const showStep = (session: Session, step: number): Session => ({
  ...session,
  at: Math.min(Math.max(step, 0), session.visited.length - 1),
});
export const restart = ({ start }: Session): Session => begin(start);

/** The play after a move of the top disc of a peg to another; `null` if the rules forbid it. */
export function moved(world: World, session: Session, from: number, to: number): Session | null {
  const step = world.moves(current(session)).find((move) => move.from === from && move.to === to);
  return step === undefined ? null : goTo(session, step.next);
}

/** The play after the first optimal move; `null` at a goal, or if none can be reached. */
export function nextOptimal(world: World, session: Session): Session | null {
  const step = world.moves(current(session)).find(({ optimal }) => optimal);
  return step === undefined ? null : goTo(session, step.next);
}
