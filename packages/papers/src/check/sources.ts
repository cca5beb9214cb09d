/** The sources being noted, from the outermost caller in; each entry is the set of one caller. */
const listeners: Set<string>[] = [];

/**
 * The sources that a source was ever seen to touch; kept, since what it remembers it does not ask
 * for again.
 */
const within = new Map<string, Set<string>>();

/**
 * Evidence with a name: a search, a stored graph, anything that several methods may rest on.
 *
 * While a method runs, the sources it calls are noted, those that they call included. Two methods
 * that touched a common source count as one. What is remembered between calls must be remembered
 * inside `compute`.
 *
 * @example
 * ```ts
 * const squares = source('squares', (n: number) => n * n);
 * sourcesOf(() => squares(3)); // => { value: 9, sources: ['squares'] }
 * ```
 */
export function source<A extends readonly unknown[], R>(
  name: string,
  compute: (...args: A) => R,
): (...args: A) => R {
  return (...args) => {
    const { value, sources } = sourcesOf(() => compute(...args));
    touch(name, sources);
    return value;
  };
}

/** Tells all listeners of a source, and of those within it, in this call or an earlier one. */
function touch(name: string, inner: readonly string[]): void {
  const known = new Set([...(within.get(name) ?? []), ...inner]);
  within.set(name, known);
  for (const listener of listeners) for (const found of [name, ...known]) listener.add(found);
}

/**
 * The return value of a function, and the sources that it touched, in alphabetical order.
 *
 * @example
 * ```ts
 * sourcesOf(() => 3).sources; // => []
 * ```
 */
export function sourcesOf<R>(run: () => R): { readonly value: R; readonly sources: string[] } {
  const touched = new Set<string>();
  listeners.push(touched);
  try {
    return { value: run(), sources: [...touched].sort() };
  } finally {
    listeners.splice(listeners.indexOf(touched), 1);
  }
}
