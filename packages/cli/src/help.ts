import type { Command } from './command.js';
import { commands } from './commands/index.js';
import type { Options } from './options.js';
import { wrapped } from './tables/text.js';

/** Help for the program: what it is, its commands, and where to go on. */
export function programHelp(): string {
  const widest = Math.max(...Object.keys(commands).map((name) => name.length));
  const list = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(widest)}  ${summary}`);
  return lines([
    'manaus: a laboratory for tower puzzles',
    '',
    'Usage: manaus COMMAND [arguments] [options]',
    '',
    'Commands:',
    ...list,
    '',
    'Options:',
    '  --help     this text; after a command, the help of that command',
    '  --version  the version',
    '',
    'Examples:',
    '  manaus analyze hanoi --discs 4',
    '  manaus solve manaus --from 1/2/3',
    '',
    ...wrapped('Exit codes: 0 done (that a puzzle has no solution is an answer), 2 bad input, 1 an internal failure, 130 interrupted.'),
  ]);
}

/** Help for one command: summary, usage, arguments, options with bounds and defaults, notes, examples. */
export function commandHelp(name: string, summary: string, command: Command): string {
  const { positionals, options, notes, examples } = command;
  return lines([
    `manaus ${name}: ${summary}`,
    '',
    `Usage: ${['manaus', name, ...positionals.map((positional) => positional.name), '[options]'].join(' ')}`,
    '',
    ...positionals.flatMap((positional) => [...entry(positional.name, positional.help), '']),
    'Options:',
    ...optionLines(options),
    ...entry('  --help', 'this text'),
    '',
    ...notes.flatMap((note) => [...wrapped(note), '']),
    'Examples:',
    ...examples.flatMap(([line, shows]) => [`  ${line}`, ...wrapped(shows, 80, '      ')]),
  ]);
}

function optionLines(options: Options): string[] {
  return Object.entries(options).flatMap(([name, { value, help }]) => entry(value === null ? `  --${name}` : `  --${name} ${value}`, help));
}

/** A term and what it means, in two columns. */
function entry(term: string, help: string): string[] {
  const [first, ...rest] = wrapped(help, 80, ' '.repeat(25));
  if (term.length > 23) return [term, first, ...rest];
  return [term.padEnd(25) + first.trimStart(), ...rest];
}

const lines = (all: readonly string[]) => `${all.join('\n')}\n`;
