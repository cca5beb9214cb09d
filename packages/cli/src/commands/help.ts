import type { NamedTower } from '@manaus/core';
import type { Command as Commander } from 'commander';
import { heading } from '../shell/help.js';
import { wrapped } from '../tables/text.js';

/** Describes the program in its help: what it is, the puzzles, examples, exit codes. */
export function programHelp(program: Commander, towers: readonly NamedTower[]): void {
  program
    .description('A laboratory for tower puzzles, heap games and block games.')
    .addHelpText('after', helpLines(program, towers).join('\n'));
}

const helpLines = (program: Commander, towers: readonly NamedTower[]): string[] => [
  '',
  heading(program, 'Puzzles:'),
  ...towers.map(({ name, rules }) => `  ${name.padEnd(11)}${rules}`),
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
