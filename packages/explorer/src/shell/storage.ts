/** A shelf of the browser: for the tab, or for every visit. */
type Shelf = 'tab' | 'visits';

const storageOf = (shelf: Shelf): Storage => (shelf === 'tab' ? sessionStorage : localStorage);

/** True if the browser keeps what the page stores. */
export function canStore(): boolean {
  try {
    sessionStorage.setItem('manaus.try', '1');
    sessionStorage.removeItem('manaus.try');
    return true;
  } catch {
    return false;
  }
}

/** The value stored under a name; `undefined` without one, or without storage. */
export function stored(shelf: Shelf, name: string): unknown {
  try {
    const text = storageOf(shelf).getItem(`manaus.${name}`);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The functions to call when something could not be stored. */
const listeners = new Set<() => void>();

/** Calls a function whenever something cannot be stored; returns the function that ends this. */
export function whenLost(call: () => void): () => void {
  listeners.add(call);
  return () => {
    listeners.delete(call);
  };
}

/**
 * Stores a value under a name. Where the browser stores nothing, or has no room, the play goes on
 * without.
 */
export function store(shelf: Shelf, name: string, value: unknown): void {
  try {
    storageOf(shelf).setItem(`manaus.${name}`, JSON.stringify(value));
  } catch {
    for (const call of listeners) call();
  }
}

/** True for an object; false for an array. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const name = 'done';

/** The names of what was solved in earlier visits: steps of lessons, levels. */
export function doneSoFar(): Set<string> {
  const value = stored('visits', name);
  const names = Array.isArray(value) ? value : [];
  return new Set(names.filter((each) => typeof each === 'string'));
}

/** Keeps that something was solved, if it has a name. */
export function addDone(done: string | null | undefined): void {
  if (typeof done === 'string') store('visits', name, [...doneSoFar().add(done)]);
}
