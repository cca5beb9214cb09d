import type { Io } from './io.js';
import type { Options, Values } from './options.js';

/** A word of the command line that is no option. */
export interface Positional {
  readonly name: string;
  readonly help: string;
}

/** One command: what it takes, how help shows it, what it does. */
export interface Command<O extends Options = Options> {
  readonly positionals: readonly Positional[];
  /** The options that are needed, as usage shows them. */
  readonly needed: string;
  readonly options: O;
  /** Paragraphs for help, after the options. */
  readonly notes: readonly string[];
  /** Command lines that work, each with what it shows. */
  readonly examples: readonly (readonly [line: string, shows: string])[];
  run(positionals: readonly string[], values: Values<O>, io: Io): void | Promise<void>;
}

/** A command before it is loaded: each brings its own packages, so that a small one starts at once. */
export interface Entry {
  readonly summary: string;
  load(): Promise<Command>;
}
