import { store, stored } from './storage.js';

const name = 'done';

/** The names of what was solved in earlier visits: steps of lessons, levels. */
export function doneSoFar(): Set<string> {
  const value = stored('visits', name);
  const names = Array.isArray(value) ? value : [];
  return new Set(names.filter((each) => typeof each === 'string'));
}

/** Keeps that something was solved. */
export function addDone(done: string): void {
  store('visits', name, [...doneSoFar().add(done)]);
}
