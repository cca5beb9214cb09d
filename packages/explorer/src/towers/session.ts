import type { World } from './world.js';

/** A play: the vertices visited, and which of them is shown; what lies after it can be redone. */
export interface Session {
  readonly start: number;
  readonly visited: readonly number[];
  readonly at: number;
}

export const begin = (start: number): Session => ({ start, visited: [start], at: 0 });

/** The vertex shown. */
export const current = ({ visited, at }: Session): number => visited[at];

/** Goes to a vertex, by a move or by a jump; what could be redone is forgotten. */
export function goTo(session: Session, vertex: number): Session {
  if (vertex === current(session)) return session;
  const visited = [...session.visited.slice(0, session.at + 1), vertex];
  return { ...session, visited, at: visited.length - 1 };
}

export const undo = (session: Session): Session =>
  session.at === 0 ? session : { ...session, at: session.at - 1 };
export const redo = (session: Session): Session =>
  session.at === session.visited.length - 1 ? session : { ...session, at: session.at + 1 };
/** Shows an entry of the moves made; what lies after it can be redone. */
export const showStep = (session: Session, step: number): Session => ({
  ...session,
  at: Math.min(Math.max(step, 0), session.visited.length - 1),
});
export const restart = ({ start }: Session): Session => begin(start);

/** Moves the top disc of one peg to another; `null` where the rules forbid it. */
export function moved(world: World, session: Session, from: number, to: number): Session | null {
  const step = world.moves(current(session)).find((move) => move.from === from && move.to === to);
  return step === undefined ? null : goTo(session, step.next);
}

/** Makes the first optimal move; `null` at the goal, and where no goal can be reached. */
export function nextOptimal(world: World, session: Session): Session | null {
  const step = world.moves(current(session)).find(({ optimal }) => optimal);
  return step === undefined ? null : goTo(session, step.next);
}
