import { isInputError } from '@manaus/core';
import { readArguments } from './arguments.js';
import { BadInput, inOptions, mustBe } from './bad-input.js';
import { commands } from './commands/index.js';
import { commandHelp, programHelp } from './help.js';
import type { Io } from './io.js';
import { version } from './version.js';

/** Done; an internal failure; bad input. */
const DONE = 0;
const FAILED = 1;
const BAD_INPUT = 2;

/**
 * Runs one command line and returns its exit code: 0 done, 1 an internal failure, 2 bad input. Never throws.
 *
 * @example
 * ```ts
 * await main(['--version'], { out: () => {}, err: () => {}, color: false, debug: false }); // => 0
 * ```
 */
export async function main(argv: readonly string[], io: Io): Promise<number> {
  const name = argv[0] !== undefined && Object.hasOwn(commands, argv[0]) ? argv[0] : null;
  try {
    await (name === null ? withoutCommand(argv, io) : runCommand(name, argv.slice(1), io));
    return DONE;
  } catch (error) {
    return report(error, name, io);
  }
}

function withoutCommand([word, extra]: readonly string[], io: Io): void {
  const answers: Readonly<Record<string, () => string>> = {
    '--help': programHelp,
    '-h': programHelp,
    '--version': () => `${version()}\n`,
  };
  if (word === undefined || !Object.hasOwn(answers, word))
    throw mustBe('COMMAND', `one of ${Object.keys(commands).join(', ')}, or --help`, word);
  if (extra !== undefined) throw mustBe('arguments', `${word} and nothing more`, extra);
  io.out(answers[word]());
}

async function runCommand(name: string, argv: readonly string[], io: Io): Promise<void> {
  const { summary, load } = commands[name];
  const command = await load();
  if (argv.includes('--help') || argv.includes('-h'))
    return io.out(commandHelp(name, summary, command));
  const names = command.positionals.map((positional) => positional.name);
  const { positionals, values } = readArguments(argv, names, command.options);
  await command.run(positionals, values, io);
}

function report(error: unknown, command: string | null, io: Io): number {
  const place = command === null ? 'manaus' : `manaus ${command}`;
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  // By name: a package loaded twice would have two classes of this name.
  const fault = isInputError(error) ? error : null;
  const bad = fault !== null || error instanceof BadInput || name === 'InputError';
  io.err(
    oneLine(
      bad
        ? `${place}: ${fault === null ? message : inOptions(fault)}`
        : `${place}: internal failure: ${message} (MANAUS_DEBUG=1 shows where)`,
    ),
  );
  if (!bad && io.debug && error instanceof Error) io.err(error.stack ?? '');
  return bad ? BAD_INPUT : FAILED;
}

/** Whatever a user typed, the message stays one line and moves no cursor. */
function oneLine(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cf}\u2028\u2029]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
