import { clamp } from '../shell/values.js';

/** The entries of a play from its start, and the index of the one shown; later ones are redone. */
export interface History<Entry> {
  readonly entries: readonly Entry[];
  readonly at: number;
  /** The indices of the entries at which the page made the next move, or named it. */
  readonly helped?: readonly number[];
  /** The last lines of play that another move has left. */
  readonly left?: readonly (readonly Entry[])[];
  /** The history that a restart ended; an undo brings it back. */
  readonly before?: History<Entry>;
}

const mostLeft = 100;

/** The history of some entries, the last of them shown. */
export const historyOf = <Entry>(entries: readonly Entry[]): History<Entry> => ({
  entries,
  at: entries.length - 1,
});

export const current = <Entry>({ entries, at }: History<Entry>): Entry => entries[at];
export const startOf = <Entry>({ entries }: History<Entry>): Entry => entries[0];
/** The entries from the start to the one shown. */
export const wayOf = <Entry>({ entries, at }: History<Entry>): readonly Entry[] =>
  entries.slice(0, at + 1);

/** The history with an entry after the one shown; nothing is left to redo. */
export function withEntry<Entry>(history: History<Entry>, entry: Entry): History<Entry> {
  const { entries, at, left = [] } = history;
  const helped = history.helped?.filter((each) => each <= at);
  return {
    ...history,
    ...historyOf([...wayOf(history), entry]),
    ...(helped && { helped }),
    ...(canRedo(history) && { left: [...left, entries].slice(-mostLeft) }),
  };
}

/** The history at the last stop before the entry shown, or as it was before a restart. */
export function undo<Entry>(history: History<Entry>, isStop = (_: Entry) => true): History<Entry> {
  const at = history.entries.findLastIndex((entry, i) => i < history.at && isStop(entry));
  return at < 0 ? (history.before ?? history) : { ...history, at };
}

/** The history at the next stop after the entry shown, or at its end. */
export function redo<Entry>(history: History<Entry>, isStop = (_: Entry) => true): History<Entry> {
  if (!canRedo(history)) return history;
  const at = history.entries.findIndex((entry, i) => i > history.at && isStop(entry));
  return { ...history, at: at < 0 ? history.entries.length - 1 : at };
}

export const canRedo = ({ entries, at }: History<unknown>): boolean => at < entries.length - 1;

/** The history with one of its entries shown. */
export const showStep = <Entry>(history: History<Entry>, at: number): History<Entry> => ({
  ...history,
  at: clamp(at, 0, history.entries.length - 1),
});

/** A new play from the start, which an undo leads back from; the old one if no move was made. */
export const restart = <Entry>(
  history: History<Entry>,
  first: readonly Entry[] = [startOf(history)],
): History<Entry> =>
  history.entries.length === 1 ? history : { ...historyOf(first), before: history };

/** The history with help at the entry shown. */
export const withHelp = <Entry>(history: History<Entry>): History<Entry> => ({
  ...history,
  helped: [...(history.helped ?? []), history.at],
});

/** True if the page made a move on the way to the entry shown, or named one. */
export const hasHelp = ({ helped = [], at }: History<unknown>): boolean =>
  helped.some((entry) => entry < at);
