/** What a tool does with each run of a method, and which method runs first. */
export interface Watcher {
  /** The method that runs before the others on each instance; the first written by default. */
  readonly first?: string;
  /** Runs a method; it must return its value. */
  run<R>(method: string, run: () => R): R;
}

const nobody: Watcher = { run: (_, run) => run() };

let watcher: Watcher = nobody;

/**
 * Sets who watches the methods of all checks from now on; nobody, where none is given. A tool
 * measures so which functions a method runs.
 *
 * @example
 * ```ts
 * watchMethods(); // => undefined
 * ```
 */
export function watchMethods(next: Watcher = nobody): void {
  watcher = next;
}

/** Runs a method, watched. */
export const watched = <R>(method: string, run: () => R): R => watcher.run(method, run);

/** Methods in the order in which they run. */
export const inRunningOrder = <M extends { readonly name: string }>(
  methods: readonly M[],
): readonly M[] =>
  watcher.first === undefined
    ? methods
    : [...methods].sort(
        (a, b) => Number(b.name === watcher.first) - Number(a.name === watcher.first),
      );
