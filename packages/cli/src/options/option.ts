import { isRequired, mustBe, refusal } from '../errors/refusal.js';

/**
 * The declaration of an option or a positional argument: all that parsing, help and error messages
 * need to know of it.
 */
export interface Option<T> {
  /**
   * The placeholder of the value in help; `null` for a flag. A positional argument is named by it.
   */
  readonly value: string | null;
  /** The description in help, without the default. */
  readonly help: string;
  /** The admissible values, as error messages name them after "must be". */
  readonly bound: string;
  /** The value that a text stands for; `undefined` if the text is out of bounds. */
  parse(text: string): T | undefined;
  /** The value if the option is absent. */
  readonly default?: T;
  /** The default as help shows it. */
  readonly shownDefault?: string;
  /** True if the option must be given. */
  readonly required?: boolean;
  /** The heading in help; "Options" by default. */
  readonly group?: string;
  /**
   * Of the last positional argument: what stands between further words, which it takes too, such as
   * a comma for `3 5 7`.
   */
  readonly between?: string;
  /** A second name that still works but is not shown. */
  readonly alias?: string;
  /**
   * The parameters that the option sets, as errors of the packages name them: `discs` in any
   * package, `core/moves` in one.
   */
  readonly parameters?: readonly string[];
}

/** Options by name, without dashes. */
export type Options = Readonly<Record<string, Option<unknown>>>;

/** The value of an option in a command: never `undefined` if it is required or has a default. */
type Value<X> =
  X extends Option<infer T>
    ? X extends { readonly required: true } | { readonly default: T }
      ? T
      : T | undefined
    : never;

/** The values of options, by name. */
export type Values<O extends Options> = { readonly [K in keyof O]: Value<O[K]> };

/** The option with a default. */
export const withDefault = <T>(
  option: Option<T>,
  value: T,
  shown = String(value),
): Option<T> & { readonly default: T } => ({ ...option, default: value, shownDefault: shown });

/** The option, now required. */
export const required = <T>(option: Option<T>): Option<T> & { readonly required: true } => ({
  ...option,
  required: true,
});

/** The names of the options that are given: those with a value, and the flags that are set. */
export const namesGiven = (values: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(values).filter((name) => values[name] !== undefined && values[name] !== false);

/** The option with the parameters that it sets in the packages' errors. */
export const setting = <O extends Option<unknown>>(option: O, ...parameters: string[]): O => ({
  ...option,
  parameters,
});

/** Options with their heading in help. */
export const underHeading = <O extends Options>(group: string, options: O): O =>
  Object.fromEntries(
    Object.entries(options).map(([name, option]) => [name, { ...option, group }]),
  ) as O;

/**
 * Option names by the parameters they set, for translating the packages' errors. Where several set
 * the same one, that of the options given.
 */
export const optionNames = (
  options: Options,
  given: Iterable<string> = [],
): ReadonlyMap<string, string> => {
  const isGiven = new Set(given);
  const names = Object.keys(options);
  const last = names.filter((name) => isGiven.has(name));
  return new Map(
    [...names, ...last].flatMap((name) =>
      (options[name].parameters ?? []).map((parameter) => [parameter, flagName(name)] as const),
    ),
  );
};

/**
 * The values of options by name, from the texts that are given for each; error messages name them
 * as `shown` says.
 */
export const givenValues = (
  options: Options,
  shown: (name: string, option: Option<unknown>) => string,
  textsOf: (name: string, option: Option<unknown>, place: number) => readonly (string | null)[],
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(options).map(([name, option], place) => [
      name,
      givenValue(option, shown(name, option), textsOf(name, option, place)),
    ]),
  );

/** The name of a positional argument in error messages. */
export const argumentName = (name: string, { value }: Option<unknown>): string => value ?? name;

/** The name of an option in error messages. */
export const flagName = (name: string): string => `--${name}`;

/**
 * The value of an option.
 *
 * @param name the name in error messages, such as `--discs`
 * @param texts the texts given for it, `null` for an option without a value
 */
export function givenValue<T>(
  option: Option<T>,
  name: string,
  texts: readonly (string | null)[],
): T | undefined {
  const [text, second] = texts;
  if (text === undefined && option.required) throw isRequired(name, option.bound);
  if (text === undefined) return option.default;
  if (second !== undefined) throw refusal(name, 'repeated', {});
  const { value, bound, parse } = option;
  if (text === null && value !== null) throw refusal(name, 'valueless', { bound });
  const parsed = parse(text ?? '');
  if (parsed === undefined) throw mustBe(name, bound, text ?? '');
  return parsed;
}
