import {
  InputError,
  namedTowers,
  type PegMoves,
  parseLabel,
  type TowerRules,
  type TowerState,
  takesPegs,
} from '@manaus/core';
import { BadInput, inOptions, mustBe } from './bad-input.js';
import type { Positional } from './command.js';
import { choice, text, type Values, wholeNumber, wholeNumbers } from './options.js';

/** The names of the puzzles. */
const puzzles = Object.keys(namedTowers) as (keyof typeof namedTowers)[];

/** More than can ever be searched; it keeps nonsense from being built before the estimate of memory is made. */
export const MOST_DISCS = 1000;

export const puzzleArgument: Positional = { name: 'PUZZLE', help: `one of ${puzzles.join(', ')}` };

const moveNames: readonly PegMoves[] = ['any', 'adjacent', 'cyclic', 'star'];

/** The options that every puzzle command has. */
export const puzzleOptions = {
  discs: wholeNumber(
    'N',
    'number of discs, from 1 (london and manaus: from 2) to what fits in memory',
    1,
    MOST_DISCS,
  ),
  pegs: wholeNumber('P', 'number of pegs, hanoi and manaus only, from 3 to 8 (default 3)', 3, 8),
  capacities: wholeNumbers(
    'a,b,c',
    'how many discs each peg holds (default: all on every peg; london and manaus: n,n-1,n-2, ...)',
    0,
    MOST_DISCS,
  ),
  moves: choice(
    'WHICH',
    'between which pegs a disc may go: any, adjacent (|i-j| = 1), cyclic (to the next peg, from the last to the first), star (to and from p0); default any, bucharest: adjacent',
    moveNames,
  ),
  goal: text(
    'LABEL',
    'the state to reach (default: all on the last peg for hanoi, bucharest, oxford1; on p0 for london, oxford, manaus)',
  ),
};

/** What a label is, for help. */
export const labelNote =
  'The pegs are p0, p1, p2, …; disc 1 is the smallest. A LABEL names a state: the discs of each peg, the top disc first, pegs separated by /. So 12/3/ has discs 1 and 2 on p0, disc 3 on p1 and nothing on p2. With ten discs or more, commas stand between discs: 1,2,10/3/…';

/** The rules that the options ask for; `goalOption` is where the goal came from. */
export function rulesOf(
  puzzle: string | undefined,
  values: Values<typeof puzzleOptions>,
  goalOption = '--goal',
): TowerRules {
  const name = requirePuzzle(puzzle);
  const { discs, pegs, capacities, moves, goal } = values;
  if (pegs !== undefined && !takesPegs(name))
    throw mustBe('--pegs', `left out for ${name}, only hanoi and manaus take it`, String(pegs));
  if (discs === undefined)
    throw mustBe('--discs', `a whole number from 1 to ${MOST_DISCS}`, undefined);
  return inUserWords(goalOption, () => namedTowers[name](discs, { pegs, capacities, moves, goal }));
}

function requirePuzzle(puzzle: string | undefined): keyof typeof namedTowers {
  const name = puzzles.find((candidate) => candidate === puzzle);
  if (name === undefined) throw mustBe('PUZZLE', `one of ${puzzles.join(', ')}`, puzzle);
  return name;
}

/** The state that the label given for an option names. */
export function stateOf(rules: TowerRules, option: string, label: string): TowerState {
  return inUserWords(option, () => parseLabel(rules, label));
}

/** Runs something that may throw an input error about a label, and names the option that the label came from. */
function inUserWords<T>(labelOption: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof InputError) throw new BadInput(inOptions(error, undefined, labelOption));
    throw error;
  }
}

/**
 * How many discs stand in a label, as `parseLabel` will read it: commas decide from ten discs on.
 *
 * @example
 * ```ts
 * discsIn('12/3/'); // => 3
 * discsIn('1,2,3,4,5,6,7,8,9,10//'); // => 10
 * ```
 */
export function discsIn(label: string): number {
  const discs = countDiscs(label);
  if (discs > MOST_DISCS) throw mustBe('--from', `a label of at most ${MOST_DISCS} discs`, label);
  // A label without discs is read as one that lacks disc 1.
  return Math.max(1, discs);
}

function countDiscs(label: string): number {
  const separated = label.split(/[,/]/).filter((part) => part !== '').length;
  if (label.includes(',') && separated >= 10) return separated;
  return label
    .split('/')
    .flatMap((peg) => (peg.includes(',') ? peg.split(',') : [...peg]))
    .filter((part) => part !== '').length;
}
