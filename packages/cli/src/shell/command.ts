import type { Options, Values } from '../options/option.js';
import type { Io } from './io.js';

/** A command line that works, with what it shows. */
type Example = readonly [line: string, shows: string];

/** Work that is ready to begin: what was asked for is read and checked. */
export interface Work {
  /** The expected time. */
  readonly seconds: number;
  /** The expected memory, if it is known. */
  readonly bytes?: number | null;
  begin(): void | Promise<void>;
}

/** The description of a command or action: its parameters, its help and what it does. */
export type Command<A extends Options = Options, O extends Options = Options> = Described<A, O> &
  (Planned<A & O> | Small<A & O>);

/** A command whose time depends on what is asked for. */
interface Planned<O extends Options> {
  plan(given: Values<O>, io: Io): Work | Promise<Work>;
}

/** A command whose work is bounded, and takes less than a minute. */
interface Small<O extends Options> {
  /** The reason that it is. */
  readonly small: string;
  run(given: Values<O>, io: Io): void | Promise<void>;
}

interface Described<A extends Options, O extends Options> {
  /** One or two sentences, shown at the top of help. */
  readonly description: string;
  /** Positional arguments, in order. */
  readonly arguments: A;
  readonly options: O;
  /** Paragraphs shown in help after the options. */
  readonly notes?: readonly string[];
  readonly examples: readonly Example[];
  /** Actions beside the command itself, such as `graph check`. */
  readonly actions?: Entries;
}

/** True of a command itself, with or without actions beside it. */
export const isCommand = (loaded: Command | Family): loaded is Command => 'options' in loaded;

/** The help of a command, without its parameters. */
export type Help = Pick<
  Described<Options, Options>,
  'description' | 'notes' | 'examples' | 'actions'
>;

/** A command with several actions, such as `block solve` and `block show`. */
export interface Family {
  readonly description: string;
  readonly actions: Entries;
  readonly notes?: readonly string[];
  readonly examples: readonly Example[];
}

/** A command before it is loaded; loading on demand keeps the start of the others fast. */
interface Entry {
  /** One line, shown in the list of commands. */
  readonly summary: string;
  /** The heading in the list of commands; "Actions" by default. */
  readonly group?: string;
  load(): Promise<Command | Family>;
}

/** Commands or actions by name. */
export type Entries = Readonly<Record<string, Entry>>;

/** The command itself; it gives the parameters of `run` their types. */
export const command = <A extends Options, O extends Options>(
  description: Command<A, O>,
): Command<A, O> => description;
