import type { Command as Commander } from 'commander';
import { heading } from '../shell/help.js';
import { wrapped } from '../tables/text.js';

/** The rules of each puzzle in one line. */
const puzzles: Readonly<Record<string, string>> = {
  hanoi: 'discs of n sizes, never a larger one on a smaller; 3 to 8 pegs',
  bucharest: 'hanoi with moves between adjacent pegs only',
  london: 'n different balls in any order; the pegs hold n, n-1 and n-2',
  oxford: 'n different discs in any order; every peg holds all of them',
  oxford1: 'oxford with a goal in which the order of the discs does not matter',
  manaus: 'hanoi with pegs that hold n, n-1 and n-2 discs',
};

/** Describes the program in its help: what it is, the puzzles, examples, exit codes. */
export function programHelp(program: Commander): void {
  const lines = [
    '',
    heading(program, 'Puzzles:'),
    ...Object.entries(puzzles).map(([name, rules]) => `  ${name.padEnd(11)}${rules}`),
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
}
