/**
 * A callback for progress; called with the current activity and the share done, `null` if unknown.
 */
export type Progress = (what: string, share: number | null) => void;

/** The channels of a command to the outside; it writes to nothing else. */
export interface Io {
  /** Writes to standard output. */
  out(text: string): void;
  /** Writes one line to standard error. */
  err(line: string): void;
  /**
   * Shows the current activity and the share done, `null` if unknown; absent if standard error is
   * no terminal.
   */
  readonly progress?: Progress | undefined;
  /** Told the expected seconds of work before it begins. */
  readonly planned?: ((seconds: number) => void) | undefined;
  /** The lines of standard input, read on demand. */
  readonly lines?: AsyncIterable<string> | undefined;
  /** The bytes of standard input, read on demand, instead of its lines. */
  readonly bytes?: AsyncIterable<Uint8Array> | undefined;
  /**
   * Documents that a client gave as values, by the names that stand for them like those of files.
   */
  readonly documents?: ReadonlyMap<string, string> | undefined;
  /** Key presses as the terminal sends them; absent without a terminal. */
  readonly keys?: AsyncIterable<string> | undefined;
  /** True if stdin is a terminal; prompts are shown only then. */
  readonly interactive?: boolean | undefined;
  /** Announces that code of a file of the user is run from now on: how that ends is its affair. */
  readonly runs?: ((file: string) => void) | undefined;
  /** Asks a question on standard error; absent unless that and standard input are terminals. */
  readonly consent?: ((question: string) => Promise<boolean>) | undefined;
  /** The address of the play page, if it is another than that on this machine. */
  readonly page?: string | undefined;
  /** Opens an address in the browser of the desktop; absent where none is to be opened. */
  readonly openInBrowser?: ((address: string) => void) | undefined;
  /** True if output may have color. */
  readonly color: boolean;
  /** True if an internal failure shows its stack. */
  readonly debug: boolean;
}
