import type { NamedTower, PegMoves, PegPairs } from '@manaus/core';
import { pegBounds, pegMoveNames, pegMovesName, readPegMoves } from '@manaus/core/internals';
import { mustBe } from '../errors/refusal.js';
import { listed } from '../tables/text.js';
import { wholeNumber, wholeNumbers } from './kinds.js';
import { label, MOST_DISCS } from './label.js';
import { type Option, required, setting, underHeading } from './option.js';
import { endings, isRulesFile, STDIN } from './rules-names.js';

/** The towers of a registry. */
export type Towers = readonly NamedTower[];

/** The words about a tower, if there are any. */
type Said = (tower: NamedTower) => string | undefined;

/** The names of towers, in order. */
export const namesOf = (towers: Towers): string[] => towers.map(({ name }) => name);

/** The names of the towers that take a number of pegs, as a list in a sentence. */
export const pegTakers = (towers: Towers): string =>
  listed(namesOf(towers.filter(({ takesPegs }) => takesPegs)));

/** The positional argument of every puzzle command: a name, a file, or `-`. */
export function puzzleArgument(towers: Towers) {
  const names = namesOf(towers);
  const bound = `one of ${names.join(', ')}, a file with rules (${endings.join(', ')}), or ${STDIN} for JSON on standard input`;
  const puzzle: Option<string> = {
    value: 'PUZZLE',
    help: bound,
    bound,
    parse: (given) => (names.includes(given) || isRulesFile(given) ? given : undefined),
  };
  return required(puzzle);
}

/** The explanation of files with rules in help. */
export const fileNote =
  'A module exports a tower by default: a function from the number of discs to rules. The module IS RUN: name only modules that you trust. Its imports of @manaus packages are those of this command. A .json file is only read; tower.schema.json of @manaus/core describes it.';

/** The options that change the rules of a puzzle. */
export function ruleOptions(towers: Towers) {
  const goals = grouped(towers, ({ goal }) => goal).map(([goal, names]) => `${goal} for ${names}`);
  return underHeading('Puzzle options', {
    pegs: setting(
      wholeNumber(
        'P',
        `number of pegs, ${pegBounds.least} to ${pegBounds.most}; ${pegTakers(towers)} only (default: 3)`,
        pegBounds.least,
        pegBounds.most,
      ),
      'core/pegs',
    ),
    capacities: setting(
      wholeNumbers(
        'a,b,c',
        `most discs per peg (default: no limit${byTower(towers, ({ capacities }) => capacities)})`,
        0,
        MOST_DISCS,
      ),
      'core/capacities',
    ),
    moves: setting(
      pegMovesOption(
        `pairs of pegs between which discs move: any; adjacent (|i-j| = 1); cyclic (to the next peg, from the last to the first); ring (to the next peg and back); star (to and from p0); or a list, in quotes: "0>1,1>2,2>0" (default: any${byTower(towers, namedMoves)})`,
      ),
      'core/moves',
    ),
    goal: setting(label(`the goal (default: all discs ${goals.join(', ')})`), 'core/goal'),
  });
}

/** Pairs of pegs in a list, as messages write one. */
export const PAIRS = 'pairs of pegs such as 0>1,1>2,2>0 in quotes';

/** A digraph of pegs, by its name or its pairs; moves of a play have blanks between them. */
const pegMovesOption = (help: string): Option<PegMoves | PegPairs> => ({
  value: 'WHICH',
  help,
  bound: `one of ${pegMoveNames.join(', ')}, or ${PAIRS}; a play is --play of draw`,
  parse: readPegMoves,
});

/** The defaults of the towers that have another one than most: `; london and manaus: from 2`. */
const byTower = (towers: Towers, said: Said): string =>
  grouped(towers, said)
    .map(([text, names]) => `; ${names}: ${text}`)
    .join('');

/** The texts on towers, each with the names of the towers that it is about. */
function grouped(towers: Towers, said: Said): (readonly [text: string, names: string])[] {
  const texts = new Set(towers.map(said).filter((text) => text !== undefined));
  const namesFor = (text: string) => namesOf(towers.filter((tower) => said(tower) === text));
  return [...texts].map((text) => [text, listed(namesFor(text))]);
}

/** The moves of a tower by their name; those of most need none. */
function namedMoves({ tower, fewestDiscs = 1 }: NamedTower): string | undefined {
  const name: PegMoves | null = pegMovesName(tower(fewestDiscs).moves);
  return name === 'any' ? undefined : (name ?? 'its own');
}

const discs = (towers: Towers) =>
  setting(
    wholeNumber(
      'N',
      `number of discs, 1 to ${MOST_DISCS}${byTower(towers, ({ fewestDiscs = 1 }) => (fewestDiscs === 1 ? undefined : `from ${fewestDiscs}`))}`,
      1,
      MOST_DISCS,
    ),
    'discs',
  );

/** The options of every puzzle command; the number of discs is required. */
export const puzzleOptions = (towers: Towers) => ({
  ...underHeading('Puzzle options', { discs: required(discs(towers)) }),
  ...ruleOptions(towers),
});

/** The same where the number of discs may come from elsewhere. */
export const optionalPuzzleOptions = (towers: Towers) => ({
  ...underHeading('Puzzle options', { discs: discs(towers) }),
  ...ruleOptions(towers),
});

/** The same where the number of discs follows from a label by default. */
export function labeledPuzzleOptions(towers: Towers) {
  const { discs, ...rules } = optionalPuzzleOptions(towers);
  return { discs: { ...discs, help: `${discs.help} (default: that of the label)` }, ...rules };
}

/** Refuses a number of pegs for a puzzle on three pegs. */
export function refusePegs(towers: Towers, { name, takesPegs }: NamedTower, pegs?: number): void {
  if (pegs === undefined || takesPegs) return;
  throw mustBe('--pegs', `left out for ${name}: only ${pegTakers(towers)} take it`, String(pegs));
}
