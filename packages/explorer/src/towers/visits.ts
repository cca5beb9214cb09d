import { current, type History, showStep, withEntry } from '../play/history.js';
import { stepBetween, type World } from './world.js';

/**
 * The entry of the moves made that shows a vertex, the nearest to the one shown; `null` without
 * one.
 */
export function entryOf({ entries, at }: History<number>, vertex: number): number | null {
  const before = entries.lastIndexOf(vertex, at);
  const after = entries.indexOf(vertex, at);
  if (before < 0 || after < 0) return before < 0 && after < 0 ? null : Math.max(before, after);
  return at - before <= after - at ? before : after;
}

/** The play after a move or a jump to a vertex. */
export const goTo = (history: History<number>, vertex: number): History<number> =>
  vertex === current(history) ? history : withEntry(history, vertex);

/**
 * The play with a vertex shown that it, or the one before a restart, has come by; `null` if neither
 * has.
 */
export function revisited(history: History<number>, vertex: number): History<number> | null {
  const entry = entryOf(history, vertex);
  if (entry !== null) return showStep(history, entry);
  return history.before ? revisited(history.before, vertex) : null;
}

/** The play after a move of the top disc of a peg to another; `null` if the rules forbid it. */
export function makeMove(
  world: World,
  history: History<number>,
  from: number,
  to: number,
): History<number> | null {
  const step = stepBetween(world, current(history), from, to);
  return step === undefined ? null : goTo(history, step.next);
}
