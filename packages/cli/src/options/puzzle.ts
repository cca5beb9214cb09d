import {
  pegMoveNames,
  type Tower,
  type TowerName,
  takesPegs,
  towerNamed,
  towerNames,
} from '@manaus/core';
import { mustBe } from '../shell/bad-input.js';
import { choice, wholeNumber, wholeNumbers } from './kinds.js';
import { blaming, label, MOST_DISCS } from './label.js';
import { optionNames, required, setting, underHeading, type Values } from './option.js';

/** The positional argument of every puzzle command. */
export const puzzleArgument = required(
  choice('PUZZLE', `one of ${towerNames.join(', ')}`, towerNames),
);

/** The options that change the rules of a puzzle. */
export const ruleOptions = underHeading('Puzzle options', {
  pegs: setting(
    wholeNumber('P', 'number of pegs, 3 to 8; hanoi and manaus only (default: 3)', 3, 8),
    'core/pegs',
  ),
  capacities: setting(
    wholeNumbers(
      'a,b,c',
      'most discs per peg (default: no limit; london and manaus: n,n-1,n-2,...)',
      0,
      MOST_DISCS,
    ),
    'core/capacities',
  ),
  moves: setting(
    choice(
      'WHICH',
      'pairs of pegs between which discs move: any; adjacent (|i-j| = 1); cyclic (to the next peg, from the last to the first); star (to and from p0) (default: any; bucharest: adjacent)',
      pegMoveNames,
    ),
    'core/moves',
  ),
  goal: setting(
    label(
      'the goal (default: all discs on the last peg for hanoi, bucharest and oxford1, on p0 for london, oxford and manaus)',
    ),
    'core/goal',
  ),
});

const discs = setting(
  wholeNumber('N', `number of discs, 1 to ${MOST_DISCS}; london and manaus: from 2`, 1, MOST_DISCS),
  'discs',
);

/** The options of every puzzle command; the number of discs is required. */
export const puzzleOptions = {
  ...underHeading('Puzzle options', { discs: required(discs) }),
  ...ruleOptions,
};

/** The same where the number of discs follows from a label by default. */
export const labeledPuzzleOptions = {
  ...underHeading('Puzzle options', {
    discs: { ...discs, help: `${discs.help} (default: that of the label)` },
  }),
  ...ruleOptions,
};

/**
 * The rules that the options ask for.
 *
 * @param goalOption the option from which the goal came
 */
export function rulesOf(
  puzzle: TowerName,
  { discs, pegs, capacities, moves, goal }: Values<typeof puzzleOptions>,
  goalOption = '--goal',
): Tower {
  refusePegs(puzzle, pegs);
  return blaming(
    goalOption,
    () => towerNamed(puzzle, discs, { pegs, capacities, moves, goal }),
    optionNames(puzzleOptions),
  );
}

/** Refuses a number of pegs for a puzzle on three pegs. */
export function refusePegs(puzzle: TowerName, pegs: number | undefined): void {
  if (pegs !== undefined && !takesPegs(puzzle))
    throw mustBe('--pegs', `left out for ${puzzle}: only hanoi and manaus take it`, String(pegs));
}
