/** The states of a thread, in a flag that it shares with the kernel. */
export const state = { starting: 0, idle: 1, busy: 2 } as const;

/** A program for a thread, and what it starts with. */
export interface Program {
  readonly code: string;
  readonly workerData: unknown;
  /** Set to idle when the program has ended. */
  readonly flag: Int32Array;
}
