/** Reads a file of the system; `null` if none exists. */
export type ReadFile = (path: string) => string | null;
