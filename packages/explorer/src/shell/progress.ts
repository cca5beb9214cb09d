import { store, stored } from './storage.js';

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
