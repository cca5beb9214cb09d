/** The world a command speaks to: nothing else is written to. */
export interface Io {
  /** Takes a piece of standard output. */
  out(text: string): void;
  /** Takes one line for standard error. */
  err(line: string): void;
  /** Shows what is being done and the share done where it is known; absent where nobody watches. */
  readonly progress?: ((what: string, share: number | null) => void) | undefined;
  /** The lines of standard input, read as they are asked for; absent where there are none. */
  readonly lines?: AsyncIterable<string> | undefined;
  /** The keys that a person presses, one by one, as the terminal sends them; absent where there is no terminal. */
  readonly keys?: AsyncIterable<string> | undefined;
  /** Whether a person answers: then questions are asked. */
  readonly asked?: boolean | undefined;
  /** Hears which process the command waits for, `null` when that has ended, so that none is left behind by an interrupt. */
  readonly child?: ((pid: number | null) => void) | undefined;
  /** Whether the output may be coloured. */
  readonly color: boolean;
  /** Whether an internal failure shows its stack. */
  readonly debug: boolean;
}
