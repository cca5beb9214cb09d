/** What the process may still take; where nobody can say, as in a browser, no bound. */
export function availableBytes(): number {
  return globalThis.process?.availableMemory?.() ?? Number.POSITIVE_INFINITY;
}
