import type { Command } from './command.js';
import { commands } from './commands/index.js';
import type { Options } from './options.js';
import { wrapped } from './tables/text.js';

/** What each puzzle is, for those who do not know it. */
const puzzles: Readonly<Record<string, string>> = {
  hanoi: 'discs of n sizes, never a larger one on a smaller; 3 to 8 pegs',
  bucharest: 'hanoi in which a disc goes to an adjacent peg only',
  london: 'n different balls, any on any; the pegs hold n, n-1 and n-2',
  oxford: 'n different discs, any on any; every peg holds all',
  oxford1: 'oxford in which the order of the discs in the goal does not matter',
  manaus: 'hanoi on pegs that hold n, n-1 and n-2 discs',
};

/** Help for the program: what it is, its commands, and where to go on. */
export function programHelp(): string {
  return lines([
    'manaus: a laboratory for tower puzzles, heap games and block games',
    '',
    'Usage: manaus COMMAND [arguments] [options]',
    '',
    'Commands:',
    ...Object.entries(commands).flatMap(([name, { summary }]) => entry(`  ${name}`, summary, 13)),
    '',
    'Puzzles:',
    ...Object.entries(puzzles).flatMap(([name, rules]) => entry(`  ${name}`, rules, 13)),
    '',
    'Options:',
    ...entry('  --help', 'this text; after a command, the help of that command', 13),
    ...entry('  --version', 'the version', 13),
    '',
    'Examples:',
    '  manaus analyze hanoi --discs 4',
    '  manaus solve manaus --from 1/2/3',
    '  manaus draw hanoi --discs 4 --path 1234//..//1234 --out hanoi.svg',
    '',
    ...wrapped(
      'Exit codes: 0 done (that a puzzle has no solution is an answer), 2 bad input, 1 an internal failure, 130 interrupted.',
    ),
  ]);
}

/** Help for one command: summary, usage, arguments, options with bounds and defaults, notes, examples. */
export function commandHelp(name: string, summary: string, command: Command): string {
  const { positionals, needed, options, notes, examples } = command;
  return lines([
    `manaus ${name}: ${summary}`,
    '',
    `Usage: ${['manaus', name, ...positionals.map((positional) => positional.name), needed, '[options]'].filter(Boolean).join(' ')}`,
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
  return Object.entries(options).flatMap(([name, { value, help }]) =>
    entry(value === null ? `  --${name}` : `  --${name} ${value}`, help),
  );
}

/** A term and what it means, in two columns; a long term has a line of its own. */
function entry(term: string, help: string, left = 25): string[] {
  const [first, ...rest] = wrapped(help, 80, ' '.repeat(left));
  if (term.length > left - 2) return [term, first, ...rest];
  return [term.padEnd(left) + first.slice(left), ...rest];
}

const lines = (all: readonly string[]) => `${all.join('\n')}\n`;
