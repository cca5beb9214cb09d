import { clamp } from '../shell/clamp.js';
import { stepBetween, type World } from './world.js';

/** A play: the vertices visited, and the index of the one shown; those after it can be redone. */
export interface Session {
  readonly start: number;
  readonly visited: readonly number[];
  readonly at: number;
  /** The entries of `visited` at which the page made the next move or named it; none by default. */
  readonly helped?: readonly number[];
  /** The play that a restart ended; an undo brings it back. */
  readonly before?: Session;
}

export const begin = (start: number): Session => ({ start, visited: [start], at: 0 });

/** The vertex shown. */
export const current = ({ visited, at }: Session): number => visited[at];

/**
 * The entry of the moves made that shows a vertex, the nearest to the one shown; `null` without
 * one.
 */
export function entryOf({ visited, at }: Session, vertex: number): number | null {
  const before = visited.lastIndexOf(vertex, at);
  const after = visited.indexOf(vertex, at);
  if (before < 0 || after < 0) return before < 0 && after < 0 ? null : Math.max(before, after);
  return at - before <= after - at ? before : after;
}

/** The play after a move or a jump to a vertex; nothing is left to redo. */
export function goTo(session: Session, vertex: number): Session {
  if (vertex === current(session)) return session;
  const visited = [...session.visited.slice(0, session.at + 1), vertex];
  const helped = session.helped?.filter((entry) => entry <= session.at);
  return { ...session, visited, at: visited.length - 1, ...(helped && { helped }) };
}

/** The play with help at the position shown: the page makes the next move, or has named it. */
export const withHelp = (session: Session): Session => ({
  ...session,
  helped: [...(session.helped ?? []), session.at],
});

/** True if the page made a move on the way to the position shown, or named one. */
export const hasHelp = ({ helped = [], at }: Session): boolean =>
  helped.some((entry) => entry < at);

export function undo(session: Session): Session {
  const { at, before } = session;
  return at === 0 ? (before ?? session) : { ...session, at: at - 1 };
}
export const canUndo = ({ at, before }: Session): boolean => at > 0 || before !== undefined;
export const canRedo = ({ at, visited }: Session): boolean => at < visited.length - 1;
export const redo = (session: Session): Session =>
  canRedo(session) ? { ...session, at: session.at + 1 } : session;
/** The play with an entry of the moves made shown; those after it can be redone. */
export const showStep = (session: Session, step: number): Session => ({
  ...session,
  at: clamp(step, 0, session.visited.length - 1),
});
/**
 * The play with a vertex shown that it, or the one before a restart, has come by; `null` if neither
 * has.
 */
export function revisited(session: Session, vertex: number): Session | null {
  const step = entryOf(session, vertex);
  if (step !== null) return showStep(session, step);
  return session.before ? revisited(session.before, vertex) : null;
}
export const restart = (session: Session): Session =>
  session.visited.length === 1 ? session : { ...begin(session.start), before: session };

/** The play after a move of the top disc of a peg to another; `null` if the rules forbid it. */
export function moved(world: World, session: Session, from: number, to: number): Session | null {
  const step = stepBetween(world, current(session), from, to);
  return step === undefined ? null : goTo(session, step.next);
}
