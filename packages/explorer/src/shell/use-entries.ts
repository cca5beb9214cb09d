import { useCallback, useLayoutEffect, useRef } from 'preact/hooks';
import { isRecord } from './storage.js';
import { useListener } from './use-listener.js';

/**
 * The function that writes an address, into the present entry of the browser's history or into a
 * new one. Entries are numbered: Back and Forward pass over one that shows what is shown already,
 * which an undo leaves.
 */
export function useEntries(): (address: string, isNew: boolean) => void {
  const present = useRef<Entry>({ number: numberOf(history.state) ?? 0, hash: location.hash });
  useLayoutEffect(() => {
    if (numberOf(history.state) === null)
      history.replaceState({ number: present.current.number }, '');
  }, []);
  useListener('popstate', () => {
    present.current = arrivedFrom(present.current);
  });
  return useCallback((address: string, isNew: boolean) => {
    const number = present.current.number + (isNew ? 1 : 0);
    write(address, isNew, number);
    present.current = { number, hash: location.hash };
  }, []);
}

interface Entry {
  readonly number: number;
  readonly hash: string;
}

/** The entry that the browser has come to from another; one that shows the same is passed over. */
function arrivedFrom({ number, hash }: Entry): Entry {
  const next = numberOf(history.state);
  if (next === null) history.replaceState({ number: number + 1 }, '');
  else if (next !== number && location.hash === hash) history.go(next < number ? -1 : 1);
  return { number: next ?? number + 1, hash: location.hash };
}

function write(address: string, isNew: boolean, number: number): void {
  try {
    history[isNew ? 'pushState' : 'replaceState']({ number }, '', address);
  } catch {
    // A browser may refuse too many entries in a short time; the play goes on without.
  }
}

/** The number of an entry of this page; `null` for one that a link has made. */
const numberOf = (state: unknown): number | null =>
  isRecord(state) && typeof state.number === 'number' ? state.number : null;
