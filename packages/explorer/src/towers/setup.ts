import { type HanoiOptions, InputError, namedTowers, type PegMoves, type TowerRules } from '@manaus/core';

/** The towers by their names. */
export type PuzzleName = keyof typeof namedTowers;

/** A tower as the page chooses it; what is left out keeps the tower's own rule. */
export interface TowerSetup {
  readonly puzzle: PuzzleName;
  readonly discs: number;
  readonly pegs?: number;
  readonly capacities?: readonly number[];
  readonly moves?: PegMoves;
  readonly goal?: string;
}

export const puzzleNames = Object.keys(namedTowers) as PuzzleName[];

/** The rules that a setup names; an `InputError` where it names none. */
export function rulesOf({ puzzle, discs, pegs, capacities, moves, goal }: TowerSetup): TowerRules {
  const options: HanoiOptions = puzzle === 'hanoi' ? { pegs, capacities, moves, goal } : { capacities, moves, goal };
  return namedTowers[puzzle](discs, options);
}

/** A setup from the fields of an address; an `InputError` names the field that cannot be read. */
export function readSetup(fields: Readonly<Record<string, string>>): TowerSetup {
  const puzzle = fields.puzzle ?? 'manaus';
  if (!puzzleNames.includes(puzzle as PuzzleName)) throw new InputError('play', 'puzzle', `one of ${puzzleNames.join(', ')}`, puzzle);
  const { pegs, capacities, moves, goal } = fields;
  return {
    puzzle: puzzle as PuzzleName,
    discs: whole('discs', fields.discs ?? '3'),
    ...(pegs === undefined ? {} : { pegs: whole('pegs', pegs) }),
    ...(capacities === undefined ? {} : { capacities: capacities.split(',').map((text) => whole('capacities', text)) }),
    ...(moves === undefined ? {} : { moves: moves as PegMoves }),
    ...(goal === undefined ? {} : { goal }),
  };
}

function whole(parameter: string, text: string): number {
  if (!/^\d{1,4}$/.test(text)) throw new InputError('play', parameter, 'a whole number', text);
  return Number(text);
}

/** The fields of an address for a setup. */
export function writeSetup({ puzzle, discs, pegs, capacities, moves, goal }: TowerSetup): Record<string, string> {
  return {
    puzzle,
    discs: String(discs),
    ...(pegs === undefined ? {} : { pegs: String(pegs) }),
    ...(capacities === undefined ? {} : { capacities: capacities.join() }),
    ...(moves === undefined ? {} : { moves }),
    ...(goal === undefined ? {} : { goal }),
  };
}
