import { towerRegistry } from '@manaus/core';
import { visible } from '@manaus/core/internals';
import { type Command as Commander, CommanderError } from 'commander';
import { commandsOf, type Registries } from './commands/index.js';
import { explain } from './errors/explain.js';
import { heading } from './shell/help.js';
import type { Io } from './shell/io.js';
import { addCommands, failureOf, parserOf } from './shell/program.js';
import { version } from './shell/version.js';
import { wrapped } from './tables/text.js';

const DONE = 0;
const FAILED = 1;
const BAD_INPUT = 2;

/** The most characters of an error message. */
const LONGEST_MESSAGE = 300;

/**
 * Runs one command line and returns its exit code: 0 for done, 1 for an internal failure, 2 for bad
 * input. Never throws.
 *
 * @param registries the games that the commands know; ours by default
 *
 * @example
 * ```ts
 * await main(['--version'], { out: () => {}, err: () => {}, color: false, debug: false }); // => 0
 * ```
 */
export async function main(
  argv: readonly string[],
  io: Io,
  registries: Registries = {},
): Promise<number> {
  let file: string | null = null;
  const runs = (name: string) => {
    file = name;
    io.runs?.(name);
  };
  try {
    const program = parserOf('manaus', 'manaus', io);
    // A leading -- ends options that the program does not have; behind it commander finds no
    // command.
    const line = argv.slice(argv.findIndex((word) => word !== '--'));
    await describe(program, registries, line, { ...io, runs });
    await program.parseAsync([...line], { from: 'user' });
    return DONE;
  } catch (error) {
    return error instanceof CommanderError && error.exitCode === 0 ? DONE : report(error, io, file);
  }
}

/**
 * Adds the commands to the parser of the program; only the named one, if the first word names one.
 */
async function describe(
  program: Commander,
  registries: Registries,
  argv: readonly string[],
  io: Io,
): Promise<void> {
  const commands = commandsOf(registries);
  const [first = ''] = argv;
  const words = argv.filter((word) => !word.startsWith('-'));
  if (Object.hasOwn(commands, first))
    return addCommands(program, { [first]: commands[first] }, words, 'manaus', io);
  program
    .usage('COMMAND [arguments] [options]')
    .version(version(), '--version', 'print the version')
    .commandsGroup('Help:')
    .helpCommand('help [COMMAND]', 'the help of a command, like COMMAND --help');
  const lines = [
    '',
    heading(program, 'Puzzles:'),
    ...(registries.towers ?? towerRegistry).map(
      ({ name, rules }) => `  ${name.padEnd(11)}${rules}`,
    ),
    '',
    heading(program, 'Examples:'),
    '  manaus analyze hanoi --discs 4',
    '  manaus solve manaus --from 1/2/3',
    '  manaus draw hanoi --discs 4 --path 1234//..//1234 --out hanoi.svg',
    '',
    ...wrapped(
      'Exit codes: 0 done (an unsolvable puzzle is an answer), 2 bad input, 1 internal failure, 130 interrupted.',
    ),
  ];
  program
    .description('A laboratory for tower puzzles, heap games and block games.')
    .addHelpText('after', lines.join('\n'));
  await addCommands(program, commands, first === 'help' ? words.slice(1) : [], 'manaus', io);
}

/** Prints an error; `file` is that of the user whose code was run, if any. */
function report(error: unknown, io: Io, file: string | null): number {
  const { place, options, cause } = failureOf(error, 'manaus');
  const { text, isBug } = explain(cause, options, file);
  io.err(shortened(visible(`${place}: ${text}`)));
  if (isBug && io.debug) io.err((cause instanceof Error && cause.stack) || '');
  return isBug ? FAILED : BAD_INPUT;
}

/** The text, with the middle left out if it is too long. */
function shortened(text: string): string {
  if (text.length <= LONGEST_MESSAGE) return text;
  const end = LONGEST_MESSAGE >> 2;
  return `${text.slice(0, LONGEST_MESSAGE - end - 3)}...${text.slice(-end)}`;
}
