import { useCallback, useLayoutEffect, useRef } from 'preact/hooks';
import { isRecord } from './storage.js';
import { useListener } from './use-listener.js';

/**
 * The function that writes an address, into the present entry of the browser's history or into a
 * new one. Entries are numbered: Back and Forward pass over one that shows what is shown already,
 * which an undo leaves.
 */
export function useEntries(): (address: string, isNew: boolean) => void {
  const present = useRef({ number: numberOf(history.state) ?? 0, hash: location.hash });
  useLayoutEffect(() => {
    if (numberOf(history.state) === null)
      history.replaceState({ number: present.current.number }, '');
  }, []);
  useListener('popstate', () => {
    const { number, hash } = present.current;
    const next = numberOf(history.state);
    present.current = { number: next ?? number + 1, hash: location.hash };
    if (next === null) history.replaceState({ number: number + 1 }, '');
    else if (next !== number && location.hash === hash) history.go(next < number ? -1 : 1);
  });
  return useCallback((address: string, isNew: boolean) => {
    const number = present.current.number + (isNew ? 1 : 0);
    try {
      history[isNew ? 'pushState' : 'replaceState']({ number }, '', address);
    } catch {
      // A browser may refuse too many entries in a short time; the play goes on without.
    }
    present.current = { number, hash: location.hash };
  }, []);
}

/** The number of an entry of this page; `null` for one that a link has made. */
const numberOf = (state: unknown): number | null =>
  isRecord(state) && typeof state.number === 'number' ? state.number : null;
