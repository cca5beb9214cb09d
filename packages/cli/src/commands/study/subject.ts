import { type TowerFamily, type TowerName, towerNamed, towerNames } from '@manaus/core';
import type { Values } from '../../options/option.js';
import { refusePegs, type ruleOptions } from '../../options/puzzle.js';
import { BadInput, mustBe } from '../../shell/bad-input.js';

/** The subject of a study. */
export interface Subject {
  readonly tower: TowerFamily;
  /** A text that differs for different rules. */
  readonly identity: string;
  /** The file of the rules; `null` for a named puzzle. */
  readonly file: string | null;
}

/** The named puzzle with changed rules, or the tower of a file. */
export async function subjectOf(
  named: string,
  changes: Values<typeof ruleOptions>,
): Promise<Subject> {
  const puzzle = towerNames.find((name) => name === named);
  if (puzzle !== undefined) return puzzleSubject(puzzle, changes);
  const { isRulesFile, readRulesFile } = await import('./rules-file.js');
  if (!isRulesFile(named))
    throw mustBe('FILE|PUZZLE', `a file of rules, or one of ${towerNames.join(', ')}`, named);
  const given = Object.entries(changes).find(([, value]) => value !== undefined);
  if (given !== undefined)
    throw new BadInput(`--${given[0]} cannot be used with a file, which has its own rules`);
  return { ...(await readRulesFile(named)), file: named };
}

function puzzleSubject(puzzle: TowerName, changes: Values<typeof ruleOptions>): Subject {
  refusePegs(puzzle, changes.pegs);
  const { pegs, capacities, moves, goal } = changes;
  const chosen = { pegs, capacities, moves, goal };
  return {
    tower: (discs) => towerNamed(puzzle, discs, chosen),
    identity: JSON.stringify([puzzle, chosen]),
    file: null,
  };
}
