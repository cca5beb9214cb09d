import type { InputError } from '@manaus/core';
import { Argument, Command as Commander, type CommanderError, Option as Flag } from 'commander';
import { badInput, isRequired, quote } from '../errors/refusal.js';
import {
  argumentName,
  flagName,
  givenValues,
  type Option,
  type Options,
  optionNames,
  type Values,
} from '../options/option.js';
import { type Command, type Entries, type Family, isCommand } from './command.js';
import { layOut, withExamples } from './help.js';
import type { Io } from './io.js';
import { optionsOf, runCommand } from './run-command.js';

/**
 * An error of a command, with the command line up to its name and its option names by parameter.
 */
export class Failure extends Error {
  constructor(
    readonly place: string,
    readonly options: ReadonlyMap<string, string>,
    override readonly cause: unknown,
  ) {
    super('a command failed', { cause });
  }
}

/** Wraps an error in a `Failure`, attributed to `place` if no command ran. */
export const failureOf = (error: unknown, place: string): Failure =>
  error instanceof Failure ? error : new Failure(place, new Map(), error);

/** The parser of a command: its name, its output and its errors. */
export function parserOf(name: string, place: string, io: Io): Commander {
  const parser = layOut(new Commander(name), io)
    .configureOutput({
      writeOut: (text) => io.out(text),
      writeErr: () => {},
      getOutHasColors: () => io.color,
    })
    .exitOverride((error) => {
      if (error.exitCode === 0) throw error;
      throw new Failure(place, new Map(), usageError(error, parser, place));
    });
  return parser;
}

/** The error for a command line that does not fit: unknown option, unknown or missing command. */
function usageError(
  { code, message }: CommanderError,
  parser: Commander,
  place: string,
): InputError {
  const names = parser.commands.map((command) => command.name()).join(', ');
  if (code === 'commander.help')
    return isRequired(place === 'manaus' ? 'COMMAND' : 'ACTION', `one of ${names}`);
  const text = message.replace(/^error: /, '').replace(/\s*\n\s*/g, ' ');
  const isUnknown = code === 'commander.unknownCommand' && !text.endsWith(')');
  return badInput(`${text}${isUnknown ? ` (known: ${names})` : ''}; see ${place} --help`);
}

/**
 * Adds commands to a parser, and fills in the one that the command line names.
 *
 * @param words the command line from the name of the command on, without options
 */
export async function addCommands(
  parent: Commander,
  entries: Entries,
  words: readonly string[],
  place: string,
  io: Io,
): Promise<void> {
  // Options behind the name of a command are its own.
  parent.enablePositionalOptions();
  for (const [name, { summary, group = 'Actions', load }] of Object.entries(entries)) {
    const parser = parserOf(name, `${place} ${name}`, io).summary(summary).helpGroup(`${group}:`);
    parent.addCommand(parser);
    if (name === words[0]) await fill(parser, await load(), words.slice(1), `${place} ${name}`, io);
  }
}

async function fill(
  parser: Commander,
  loaded: Command | Family,
  words: readonly string[],
  place: string,
  io: Io,
): Promise<void> {
  withExamples(parser.description(loaded.description), loaded);
  const { actions } = loaded;
  if (isCommand(loaded)) fillCommand(parser, loaded, place, io);
  else parser.usage('ACTION [arguments] [options]');
  if (actions === undefined) return;
  parser.helpCommand(false);
  await addCommands(parser, actions, words, place, io);
}

function fillCommand(parser: Commander, command: Command, place: string, io: Io): void {
  for (const argument of Object.values(command.arguments))
    parser.addArgument(new Argument(`[${argument.value}]`, helpOf(argument)));
  const texts = addOptions(parser, optionsOf(command));
  parser.usage(usageOf(command)).allowExcessArguments();
  parser.action(async () => {
    try {
      await runCommand(command, valuesOf(command, parser.args, texts), io, place);
    } catch (error) {
      throw new Failure(place, optionNames(optionsOf(command), texts.keys()), error);
    }
  });
}

/** Adds options to a parser, which puts the texts that are given for each into the map. */
function addOptions(parser: Commander, options: Options): ReadonlyMap<string, (string | null)[]> {
  const texts = new Map<string, (string | null)[]>();
  for (const [name, option] of Object.entries(options)) {
    // Values are optional for the parser: `givenValue` names what is missing.
    const { value, group = 'Options', alias } = option;
    const placeholder = value === null ? '' : ` [${value}]`;
    const flags = [new Flag(`--${name}${placeholder}`, helpOf(option)).helpGroup(`${group}:`)];
    if (alias !== undefined) flags.push(new Flag(`--${alias}${placeholder}`).hideHelp());
    for (const flag of flags) {
      parser.addOption(flag);
      parser.on(`option:${flag.name()}`, (text?: string | null) =>
        texts.set(name, [...(texts.get(name) ?? []), text ?? null]),
      );
    }
  }
  return texts;
}

const helpOf = ({ help, shownDefault }: Option<unknown>): string =>
  shownDefault === undefined ? help : `${help} (default: ${shownDefault})`;

/** The usage line: positional arguments, required options, a hint to the others. */
function usageOf(command: Command): string {
  const { arguments: positional, options } = command;
  const needed = Object.entries(options).filter(([, option]) => option.required);
  return [
    ...Object.values(positional).map(({ value, required }) => (required ? value : `[${value}]`)),
    ...needed.map(([name, { value }]) => `--${name} ${value}`),
    '[options]',
  ].join(' ');
}

function valuesOf(
  command: Command,
  args: readonly string[],
  texts: ReadonlyMap<string, readonly (string | null)[]>,
): Values<Options> {
  const takesAll = Object.values(command.arguments).at(-1)?.between !== undefined;
  const extra = takesAll ? undefined : args[Object.keys(command.arguments).length];
  if (extra !== undefined) throw badInput(`unexpected argument ${quote(extra)}`);
  return {
    ...givenValues(command.arguments, argumentName, (_name, { between }, i) => {
      if (between === undefined) return args.slice(i, i + 1);
      // The words from here on are one text; none if there is no word.
      return args.length > i ? [args.slice(i).join(between)] : [];
    }),
    ...givenValues(optionsOf(command), flagName, (name) => texts.get(name) ?? []),
  };
}
