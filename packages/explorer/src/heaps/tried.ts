import { current } from '../play/history.js';
import { isSamePlace, type Play, type Side, type Step, winner } from './play.js';
import type { Move, Table } from './table.js';

/** A move tried at a position, what it left, and who won in the end; `null` where no one has. */
export interface Tried {
  readonly move: Move;
  readonly left: string;
  readonly won: Side | null;
}

/** The moves tried at the position shown, in this play or before a move was taken back. */
export function triedHere(table: Table, play: Play): Tried[] {
  const here = current(play);
  const tried = new Map<string, Tried>();
  for (const steps of linesOf(play))
    for (const [i, step] of steps.slice(0, -1).entries()) {
      const { move, position: next } = steps[i + 1];
      if (!isSamePlace(table, step, here) || move === null) continue;
      const left = table.label(next);
      tried.set(left, { move, left, won: winner(table, steps[steps.length - 1]) });
    }
  return [...tried.values()];
}

/** The lines of a play: those before a restart, those that were left, and the present one. */
const linesOf = ({ entries, left = [], before }: Play): readonly (readonly Step[])[] => [
  ...(before ? linesOf(before) : []),
  ...left,
  entries,
];
