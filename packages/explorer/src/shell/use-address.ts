import { useCallback, useLayoutEffect, useRef, useState } from 'preact/hooks';
import {
  type Address,
  isNewEntry,
  readAddress,
  type View,
  views,
  writeAddress,
} from './address.js';
import { isRecord, store, stored } from './storage.js';
import { useListener } from './use-listener.js';

type Fields = Address['fields'];
type Kept = Partial<Record<View, Fields>>;

/** The address, what was asked for last, and the functions that write it. */
interface AddressBar {
  readonly address: Address;
  /** The fields of the last link or typed address. */
  readonly asked: Fields;
  /** The address of the game last played in a view. */
  lastOf(view: View): string;
  change(changed: (old: Address) => Address, isNew?: boolean): void;
}

/**
 * The address of the page. A move and another game add an entry to the browser's history, so that
 * Back goes back in the play and then to the game before it; all else replaces the entry.
 */
export function useAddress(): AddressBar {
  const [address, setAddress] = useState(() => readAddress(location.hash));
  const [asked, setAsked] = useState(address.fields);
  const latest = useRef(address);
  const kept = useRef<Kept>(keptFields());
  const set = useCallback((next: Address) => {
    latest.current = next;
    if (next.lesson === undefined) {
      kept.current = { ...kept.current, [next.view]: next.fields };
      store('tab', 'views', kept.current);
    }
    setAddress(next);
  }, []);
  useListener('hashchange', () => {
    const next = readAddress(location.hash);
    set(next);
    setAsked(next.fields);
  });
  const write = useEntries();
  const change = useCallback((changed: (old: Address) => Address, isNew?: boolean) => {
    const old = latest.current;
    const next = changed(old);
    set(next);
    write(writeAddress(next), isNew ?? isNewEntry(old, next));
  }, []);
  const lastOf = (view: View) =>
    writeAddress({ view, language: address.language, fields: kept.current[view] ?? {} });
  return { address, asked, lastOf, change };
}

/** The games last played in this tab, by view. */
function keptFields(): Kept {
  const value = stored('tab', 'views');
  if (!isRecord(value)) return {};
  const isFields = (fields: unknown): boolean =>
    isRecord(fields) && Object.values(fields).every((each) => typeof each === 'string');
  const good = views.filter((view) => isFields(value[view]));
  return Object.fromEntries(good.map((view) => [view, value[view]]));
}

/**
 * The function that writes an address, into the present entry of the browser's history or into a
 * new one. Entries are numbered: Back and Forward pass over one that shows what is shown already,
 * which an undo leaves.
 */
function useEntries(): (address: string, isNew: boolean) => void {
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
    try {
      history[isNew ? 'pushState' : 'replaceState']({ number }, '', address);
    } catch {
      // A browser may refuse too many entries in a short time; the play goes on without.
    }
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

/** The number of an entry of this page; `null` for one that a link has made. */
const numberOf = (state: unknown): number | null =>
  isRecord(state) && typeof state.number === 'number' ? state.number : null;
